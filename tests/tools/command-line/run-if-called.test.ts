import {afterEach, expect, test, vi} from 'vitest'
import {endWith} from '../../../tools/command-line/run-if-called.ts'
import {UsageError} from '../../../tools/command-line/usage.ts'

afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = undefined
})

/** The exit code of a program that an error ends, and what it prints. */
function endingOf(error: unknown): unknown[] {
  const print = vi.spyOn(console, 'error').mockReturnValue(undefined)
  endWith(error)
  return [process.exitCode, print.mock.calls[0]?.[0]]
}

test.each([
  [
    'ENOSPC',
    'ENOSPC: no space left on device, write',
    'The disk is full. Free some space, and run the command again.',
  ],
  [
    'EACCES',
    "EACCES: permission denied, scandir '/content/guides'",
    'Check that you have permission to read and to write there.',
  ],
])('an error that ends a program says what to do about %s', (code, message, hint) => {
  const error = Object.assign(new Error(message), {code})
  expect(endingOf(error)).toEqual([1, `${message}\n${hint}`])
})

test('an error that ends a program ends it with 2 and a hint if the command line is wrong', () => {
  const hint = 'Run the command with --help to see its options.'
  expect(endingOf(new UsageError('No.'))).toEqual([2, `No.\n${hint}`])
})
