import {readdir} from 'node:fs/promises'
import {join} from 'node:path'
import {afterEach, describe, expect, test, vi} from 'vitest'
import {endWith} from '../../../tools/command-line/explain-error.ts'

afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = undefined
})

/** What is printed about an error that ends a program. */
function printed(error: unknown): unknown {
  const print = vi.spyOn(console, 'error').mockReturnValue(undefined)
  endWith(error)
  expect(process.exitCode).toBe(1)
  return print.mock.calls[0]?.[0]
}

describe('an error that ends a program', () => {
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
  ])('says what to do about %s', (code, message, hint) => {
    expect(printed(Object.assign(new Error(message), {code}))).toBe(`${message}\n${hint}`)
  })

  test('is only its message if it is of another kind of the system', async () => {
    const missing = join(import.meta.dirname, 'missing')
    const error: unknown = await readdir(missing).catch((reason: unknown) => reason)
    expect(printed(error)).toBe(`ENOENT: no such file or directory, scandir '${missing}'`)
  })
})
