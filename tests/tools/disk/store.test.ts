import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {createStore} from '../../../tools/disk/store.ts'
import {writeFolder} from '../temp-folder.ts'

const key = 'abcd'
const long = 'Long. '.repeat(10_000)
const parts = {short: 'ä', empty: '', bytes: Uint8Array.of(0, 10, 255), long, last: '["z"]'}

/** A store with one entry, and the file of it. */
async function storeOfOne() {
  const dir = await writeFolder()
  const store = createStore(dir)
  store.write(key, parts)
  return {dir, store, file: join(dir, 'entries-2/a', key)}
}

test('a store gives back each part of what was written, and nothing under another key', async () => {
  const store = createStore(join(await writeFolder(), 'deep/store'))
  expect(store.read(key, 'short')).toBeUndefined()
  store.write(key, parts)
  for (const name of ['short', 'empty', 'long', 'last'] as const) {
    expect(store.readText(key, name)).toBe(parts[name])
  }
  expect([...(store.read(key, 'bytes') ?? [])]).toEqual([0, 10, 255])
  expect(store.damaged()).toBe(0)
})

test('a store replaces an entry by the one that is written last, and leaves no parts behind', async () => {
  const {dir, store} = await storeOfOne()
  for (let count = 0; count < 3; count++) store.write(key, parts)
  store.write(key, {short: 'other'})
  expect(store.readText(key, 'short')).toBe('other')
  expect(store.readText(key, 'long')).toBeUndefined()
  expect(readdirSync(join(dir, 'entries-2/a'))).toEqual([key])
})

test('a store notes once a day that an entry is used', async () => {
  const {store, file} = await storeOfOne()
  const longAgo = Date.now() / 1000 - 25 * 60 * 60
  utimesSync(file, longAgo, longAgo)
  store.read(key, 'last')
  expect(statSync(file).atimeMs).toBeGreaterThan(Date.now() - 60_000)
  expect(statSync(file).mtimeMs).toBeCloseTo(longAgo * 1000, -1)
})

const change = (edit: (bytes: Buffer) => Uint8Array | string) => (file: string) =>
  writeFileSync(file, edit(readFileSync(file)))

test.each([
  ['is empty', change(() => '')],
  ['was cut in its table', change(bytes => bytes.subarray(0, 40))],
  ['was cut before its last part', change(bytes => bytes.subarray(0, -5))],
  ['is one line', change(() => 'x'.repeat(40_000))],
  [
    'has one other bit',
    change(bytes => bytes.map((byte, at) => (at === bytes.length - 2 ? byte ^ 1 : byte))),
  ],
  [
    'is a folder',
    (file: string) => {
      rmSync(file)
      mkdirSync(join(file, 'inside'), {recursive: true})
    },
  ],
])('a damaged entry is nothing, counts as such and can be written again: %s', async (_, damage) => {
  const {dir, file} = await storeOfOne()
  damage(file)
  const store = createStore(dir)
  expect(store.read(key, 'last')).toBeUndefined()
  expect(store.read(key, 'last')).toBeUndefined()
  expect(store.damaged()).toBe(1)
  store.write(key, parts)
  expect(store.readText(key, 'last')).toBe('["z"]')
})

test.each(['other', 'last'])('an entry of another key is nothing, with the part %s', async part => {
  const {store, dir, file} = await storeOfOne()
  store.write('abxx', {[part]: 'x'})
  writeFileSync(file, readFileSync(join(dir, 'entries-2/a/abxx')))
  expect(store.read(key, 'last')).toBeUndefined()
})

test('a damaged entry keeps its other parts where only one is damaged', async () => {
  const {store, file} = await storeOfOne()
  change(bytes => bytes.fill(0, bytes.length - 3))(file)
  expect(store.readText(key, 'short')).toBe('ä')
  expect(store.read(key, 'last')).toBeUndefined()
})

test('the folder of a store cannot be a file, which stays where it is', async () => {
  const dir = await writeFolder({'notes.txt': 'Keep me.'})
  const file = join(dir, 'notes.txt')
  for (const path of [file, join(file, 'cache')]) {
    expect(() => createStore(path)).toThrow(`${file} is a file.\nChoose another folder.`)
  }
  expect(readFileSync(file, 'utf8')).toBe('Keep me.')
})
