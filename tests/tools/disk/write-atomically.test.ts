import {mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {writeAtomically} from '../../../tools/disk/write-atomically.ts'
import {writeFolder} from '../temp-folder.ts'

test('writeAtomically makes the folders of a file, and replaces a file', async () => {
  const dir = await writeFolder()
  const file = join(dir, 'a/b/c.txt')
  writeAtomically(file, 'one')
  writeAtomically(file, 'two')
  expect(readFileSync(file, 'utf8')).toBe('two')
  expect(readdirSync(join(dir, 'a/b'))).toEqual(['c.txt'])
})

test('writeAtomically renames a folder that is in the place of the file: nothing is lost', async () => {
  const dir = await writeFolder({'a.txt/note.txt': 'Keep me.'})
  writeAtomically(join(dir, 'a.txt'), 'new')
  expect(readFileSync(join(dir, 'a.txt'), 'utf8')).toBe('new')
  const [, moved = ''] = readdirSync(dir).toSorted()
  expect(moved).toMatch(/^a\.txt\.moved-/)
  expect(readFileSync(join(dir, moved, 'note.txt'), 'utf8')).toBe('Keep me.')
})

test.each([
  ['file', (path: string) => writeFileSync(path, 'Keep me.')],
  ['link that leads nowhere', (path: string) => symlinkSync('/nowhere', path)],
])('writeAtomically renames a %s that is in the place of one of its folders', async (_, put) => {
  const dir = await writeFolder()
  put(join(dir, 'a'))
  writeAtomically(join(dir, 'a/b/c.txt'), 'new')
  expect(readFileSync(join(dir, 'a/b/c.txt'), 'utf8')).toBe('new')
  expect(readdirSync(dir).toSorted()).toEqual(['a', expect.stringMatching(/^a\.moved-/)])
})

test('writeAtomically does not rename a folder that another path leads to', async () => {
  const dir = await writeFolder()
  mkdirSync(join(dir, 'real'))
  symlinkSync('real', join(dir, 'a'))
  writeAtomically(join(dir, 'a/b.txt'), 'new')
  expect(readFileSync(join(dir, 'real/b.txt'), 'utf8')).toBe('new')
})
