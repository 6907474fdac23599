import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {hashOf} from '../../../tools/disk/hash.ts'
import {openOutputFiles} from '../../../tools/disk/output-files.ts'
import {writeFolder} from '../temp-folder.ts'

const key = 'abcd'

/** A store that has made one file, `one/a/page.html`. */
async function storeOfOne(content: string | Uint8Array = 'text') {
  const root = await writeFolder()
  const store = join(root, 'store')
  const target = join(root, 'one/a/page.html')
  const files = openOutputFiles(store)
  const hash = files.write(key, target, content)
  files.save()
  return {root, store, target, hash}
}

describe('the files of a site', () => {
  test('are put in place again under their key, in any folder, even if the first is gone', async () => {
    const {root, store, hash} = await storeOfOne('ä')
    expect(hash).toBe(hashOf('ä'))
    rmSync(join(root, 'one'), {recursive: true})
    const files = openOutputFiles(store)
    for (const path of ['two/a/page.html', 'two/b.html', 'three/deep/er/c.html']) {
      expect(files.place(key, join(root, path))).toBe(hash)
      expect(readFileSync(join(root, path), 'utf8')).toBe('ä')
    }
    expect(files.damaged()).toBe(0)
  })

  test('are nothing under another key, and before they are saved', async () => {
    const {root, store} = await storeOfOne()
    const files = openOutputFiles(store)
    files.write('abxx', join(root, 'x.html'), 'x')
    expect(files.place('cdef', join(root, 'y.html'))).toBeUndefined()
    expect(openOutputFiles(store).place('abxx', join(root, 'y.html'))).toBeUndefined()
    expect(existsSync(join(root, 'y.html'))).toBe(false)
  })

  test('are noted as used once a day, or sites that are built every day would lose them', async () => {
    const {root, store, target, hash} = await storeOfOne()
    const {mtimeMs} = statSync(target)
    const later = Date.now() + 25 * 60 * 60_000
    for (const name of ['two.html', 'three.html']) {
      const files = openOutputFiles(store, later)
      expect(files.place(key, join(root, name))).toBe(hash)
      expect(files.damaged()).toBe(0)
      files.save()
      expect(statSync(target).atimeMs).toBeCloseTo(later, -1)
      expect(statSync(target).mtimeMs).toBeCloseTo(mtimeMs, -1)
    }
  })

  test('do not change when another file is written over one of their places, or placed there', async () => {
    const {root, store, target} = await storeOfOne()
    const files = openOutputFiles(store)
    files.write('other', target, 'other')
    files.place(key, join(root, 'two.html'))
    files.place('other', join(root, 'two.html'))
    files.place(key, target)
    files.place('other', join(root, 'three.html'))
    const read = (file: string) => readFileSync(join(root, file), 'utf8')
    expect(['one/a/page.html', 'two.html', 'three.html'].map(read).join()).toBe('text,other,other')
  })
})

/** Puts another file in the place of one, or a folder. */
function replace(file: string, text?: string): void {
  rmSync(file)
  if (text === undefined) mkdirSync(join(file, 'inside'), {recursive: true})
  else writeFileSync(file, text)
}

describe('a file that is not what was written', () => {
  test.each<[string, (target: string, stored: string) => void]>([
    [
      'of the same size and time',
      target => {
        const {atimeMs, mtimeMs} = statSync(target)
        writeFileSync(target, 'TEXT')
        utimesSync(target, atimeMs / 1000, mtimeMs / 1000)
      },
    ],
    ['a folder in the store', (_, stored) => replace(stored)],
  ])('is not used, counts as damaged and is made again: %s', async (_, damage) => {
    const {root, store, target} = await storeOfOne()
    damage(target, join(store, 'outputs/a', key))
    const files = openOutputFiles(store)
    const place = join(root, 'two/page.html')
    expect(files.place(key, place)).toBeUndefined()
    expect(existsSync(place)).toBe(false)
    expect(files.damaged()).toBe(1)
    const hash = files.write(key, place, 'text')
    files.save()
    expect(openOutputFiles(store).place(key, join(root, 'three.html'))).toBe(hash)
    expect(readFileSync(join(root, 'three.html'), 'utf8')).toBe('text')
  })

  test('is made again without a word where it was pruned', async () => {
    const {root, store} = await storeOfOne()
    rmSync(join(store, 'outputs'), {recursive: true})
    const files = openOutputFiles(store)
    expect(files.place(key, join(root, 'two.html'))).toBeUndefined()
    expect(files.damaged()).toBe(0)
  })

  test.each(['', 'x', '0000000000000000\n[]', 'not json\nat all'])(
    'is any file where the list of all is damaged: %j',
    async text => {
      const {root, store} = await storeOfOne()
      writeFileSync(join(store, 'output-hashes.json'), text)
      expect(openOutputFiles(store).place(key, join(root, 'two.html'))).toBeUndefined()
    },
  )
})
