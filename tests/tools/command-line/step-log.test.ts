import {expect, test} from 'vitest'
import {createStepLog} from '../../../tools/command-line/step-log.ts'

/** A log, what it has written, and a clock that is set by hand. */
function openLog(isTTY: boolean) {
  const written: string[] = []
  const clock = {time: 0}
  const output = {isTTY, write: (text: string) => written.push(text)}
  return {written, clock, log: createStepLog(output, () => clock.time)}
}

test('a step is a line with its name and its time, and hands on its result', async () => {
  const {log, written, clock} = openLog(false)
  const step = log.step('load', async () => {
    clock.time = 1234.4
    return 42
  })
  expect(await step).toBe(42)
  log.line('Done.')
  expect(written).toEqual(['load         1234 ms\n', 'Done.\n'])
})

test('a step that fails prints no line, and passes on the error', async () => {
  const {log, written} = openLog(false)
  await expect(log.step('load', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(written).toEqual([])
})

test.each([
  ['replaces its line in a terminal, ten times a second at most', '\r\u001B[K', '', 1],
  ['is a line elsewhere, every five seconds at most', '', '\n', 50],
])('progress %s', (_, start, end, slower) => {
  const {log, written, clock} = openLog(end === '')
  for (const [index, time] of [50, 150, 199, 250].entries()) {
    clock.time = time * slower
    log.progress('pages', index + 1, 4)
  }
  expect(written).toEqual([2, 4].map(page => `${start}pages     ${page} of 4${end}`))
})
