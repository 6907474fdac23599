import {rm, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {setTimeout as wait} from 'node:timers/promises'
import {describe, expect, test, vi} from 'vitest'
import {watchFiles} from '../../../tools/server/watch-files.ts'
import {writeFolder} from '../temp-folder.ts'

describe('watchFiles', () => {
  test('reports the files that were changed, added and removed, several at once', async () => {
    const [one, two] = [await writeFolder({'a.md': 'a'}), await writeFolder({'b.md': 'b'})]
    const batches: string[][] = []
    const close = await watchFiles([one, two], async changed => void batches.push([...changed]))
    for (const text of ['1', '2', '3']) await writeFile(join(two, 'b.md'), text)
    await vi.waitFor(() => expect(batches).toEqual([[join(two, 'b.md')]]), 3000)
    await writeFile(join(one, 'new.md'), '1')
    await vi.waitFor(() => expect(batches.at(-1)).toEqual([join(one, 'new.md')]), 3000)
    await rm(join(one, 'a.md'))
    await vi.waitFor(() => expect(batches.at(-1)).toEqual([join(one, 'a.md')]), 3000)
    await close()
  })

  test('reports what changes during a call with the next one', async () => {
    const dir = await writeFolder({'a.md': 'a'})
    let calls = 0
    let running = 0
    const close = await watchFiles([dir], async () => {
      expect(++running).toBe(1)
      if (++calls === 1) {
        await writeFile(join(dir, 'a.md'), 'changed during the call')
        await wait(300)
      }
      running--
    })
    await writeFile(join(dir, 'a.md'), '1')
    await vi.waitFor(() => expect(calls).toBe(2), 3000)
    await close()
  })
})
