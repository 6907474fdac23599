import {describe, expect, test} from 'vitest'
import {limit} from './machine-speed.ts'

describe('limit', () => {
  test('never shortens a limit', () => {
    expect(limit(1000)).toBeGreaterThanOrEqual(1000)
  })

  test('is measured once for all workers of a run', async ({task}) => {
    const factor = Number(process.env['TEST_SLOWDOWN'])
    expect(limit(1000)).toBe(Math.round(1000 * factor))
    expect(task.timeout).toBe(limit(10 * 60_000))
  })
})
