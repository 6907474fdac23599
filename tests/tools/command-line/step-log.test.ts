import {expect, test} from 'vitest'
import {createStepLog} from '../../../tools/command-line/step-log.ts'

test('a step log says the name and the time of a step, and hands on its result', async () => {
  const lines: string[] = []
  const log = createStepLog(line => lines.push(line))
  expect(await log.step('content', () => Promise.resolve(42))).toBe(42)
  log.line('Done.')
  expect(lines).toEqual([expect.stringMatching(/^content {4,}\d+ ms$/), 'Done.'])
})

test('a step log says nothing of a step that fails, and hands on the error', async () => {
  const lines: string[] = []
  const log = createStepLog(line => lines.push(line))
  await expect(log.step('content', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(lines).toEqual([])
})
