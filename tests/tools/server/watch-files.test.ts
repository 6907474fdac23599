import {once} from 'node:events'
import {utimesSync, watch, writeFileSync} from 'node:fs'
import {utimes, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {watchFiles} from '../../../tools/server/watch-files.ts'
import {writeFolder} from '../temp-folder.ts'

test('watchFiles reports what was written between a time and its first look, and nothing of later', async () => {
  const dir = await writeFolder({'old.md': 'a', 'new.md': 'a', 'ahead.md': 'a'})
  const now = Date.now() / 1000
  await utimes(join(dir, 'old.md'), now - 60, now - 60)
  await utimes(join(dir, 'ahead.md'), now + 3600, now + 3600)
  const reported: string[] = []
  const close = await watchFiles([dir], Date.now() - 30_000, async changed => {
    reported.push(...changed)
  })
  await expect.poll(() => reported).toEqual([join(dir, 'new.md')])
  await close()
})

test('watchFiles reports what changes while it looks for files for the first time', async () => {
  const names = Array.from({length: 300}, (_, index) => `${index}.md`)
  const dir = await writeFolder(Object.fromEntries(names.map(name => [name, 'a'])))
  const paths = names.map(name => join(dir, name))
  const longAgo = Date.now() / 1000 - 60
  for (const path of paths) utimesSync(path, longAgo, longAgo)
  const reported = new Set<string>()
  const watching = watchFiles([dir], Date.now() - 30_000, async changed => {
    for (const path of changed) reported.add(path)
  })
  for (const path of paths) {
    await new Promise(setImmediate)
    writeFileSync(path, 'b')
  }
  const close = await watching
  await expect.poll(() => [...reported].toSorted()).toEqual(paths.toSorted())
  await close()
})

test('watchFiles reports what changes during a call with the next one', async () => {
  const dir = await writeFolder({'a.md': 'a'})
  let calls = 0
  let running = 0
  const close = await watchFiles([dir], Infinity, async () => {
    expect(++running).toBe(1)
    if (++calls === 1) {
      const changed = once(watch(dir), 'change')
      await writeFile(join(dir, 'a.md'), 'changed during the call')
      await changed
    }
    running--
  })
  await writeFile(join(dir, 'a.md'), '1')
  await expect.poll(() => calls).toBeGreaterThan(1) // a busy system reports one write twice
  await close()
})
