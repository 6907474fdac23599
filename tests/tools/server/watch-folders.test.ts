import {writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {setTimeout as wait} from 'node:timers/promises'
import {describe, expect, test, vi} from 'vitest'
import {watchFolders} from '../../../tools/server/watch-folders.ts'
import {writeFolder} from '../temp-folder.ts'

describe('watchFolders', () => {
  test('tells which folders changed, several changes at once', async () => {
    const [one, two] = [await writeFolder({'a.md': ''}), await writeFolder({'b.md': ''})]
    const batches: string[][] = []
    const stop = new AbortController()
    const watching = watchFolders(
      [one, two],
      async changed => void batches.push(changed),
      stop.signal,
    )
    await wait(100)
    for (const text of ['1', '2', '3']) await writeFile(join(two, 'b.md'), text)
    await vi.waitFor(() => expect(batches).toEqual([[two]]), 3000)
    await writeFile(join(one, 'a.md'), '1')
    await vi.waitFor(() => expect(batches).toEqual([[two], [one]]), 3000)
    stop.abort()
    await expect(watching).resolves.toBeUndefined()
  })

  test('tells what changes during a call with the next one', async () => {
    const dir = await writeFolder({'a.md': ''})
    const stop = new AbortController()
    let calls = 0
    let running = 0
    const watching = watchFolders(
      [dir],
      async () => {
        expect(++running).toBe(1)
        if (++calls === 1) {
          await writeFile(join(dir, 'a.md'), 'changed during the call')
          await wait(300)
        }
        running--
      },
      stop.signal,
    )
    await wait(100)
    await writeFile(join(dir, 'a.md'), '1')
    await vi.waitFor(() => expect(calls).toBe(2), 3000)
    stop.abort()
    await watching
  })
})
