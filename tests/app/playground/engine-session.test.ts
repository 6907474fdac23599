import {expect, test} from 'vitest'
import {timeoutAfter} from '../../../app/playground/engine-session.ts'

test('a task has 20 seconds, or ten times as long as the engine took to start', () => {
  expect([0, 300, 2000, 7000].map(timeoutAfter)).toEqual([20_000, 20_000, 20_000, 70_000])
})
