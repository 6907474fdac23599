import {readdirSync, readFileSync, rmSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {hashOf} from '../../../tools/disk/hash.ts'
import {openOutputFiles} from '../../../tools/disk/output-files.ts'
import {createStore} from '../../../tools/disk/store.ts'
import type {FileOutput, FolderOutput, ListingOutput, Output} from '../../../tools/output/output.ts'
import {textOutput} from '../../../tools/output/text-output.ts'
import {writeOutputs} from '../../../tools/write/write-outputs.ts'
import {writeFolder} from '../temp-folder.ts'

/** Writes outputs as a build does, into a fresh folder, with what is in a cache. */
async function write(outputs: readonly Output[], cache: string, code = 'code') {
  const dir = await writeFolder()
  const files = openOutputFiles(cache)
  const options = {dir, store: createStore(cache), files, code}
  const {hashes, made} = await writeOutputs(outputs, options)
  files.save()
  const read = (url: string) => readFileSync(join(dir, url), 'utf8')
  return {dir, hashes, made, read}
}

/** A file that says what it is made from, and writes down that it is made. */
function fileOf(url: string, key: string, log: string[] = []): FileOutput {
  const make = async () => {
    log.push(url)
    return `made from ${key}`
  }
  return {url, key: () => key, make}
}

function folderOf(key: string, names: readonly string[], log: string[] = []): FolderOutput {
  return {
    folder: 'search/',
    key: () => key,
    async *makeAll() {
      for (const name of names) {
        log.push(name)
        yield [`search/${name}`, `${name} of ${key}`]
      }
    },
  }
}

const listing: ListingOutput = {
  url: 'list.txt',
  list: ({hashes}) => [
    textOutput('list.txt', () => [...hashes].map(row => row.join(' ')).join('\n')),
  ],
}

test('writeOutputs makes only what has a new key', async () => {
  const cache = await writeFolder()
  const log: string[] = []
  const first = await write([fileOf('a', '1', log), fileOf('b/c', '2', log)], cache)
  const second = await write([fileOf('a', '1', log), fileOf('b/c', '3', log)], cache)
  expect(log).toEqual(['a', 'b/c', 'b/c'])
  expect([first.made, second.made]).toEqual([2, 1])
  expect([second.read('a'), second.read('b/c')]).toEqual(['made from 1', 'made from 3'])
})

test('writeOutputs puts a file in place under other URLs, too, and writes nothing that is not planned', async () => {
  const cache = await writeFolder()
  await write([fileOf('a', '1'), folderOf('s', ['x'])], cache)
  const {dir, made, read} = await write([fileOf('b', '1'), fileOf('c', '1')], cache)
  expect(made).toBe(0)
  expect([read('b'), read('c')]).toEqual(['made from 1', 'made from 1'])
  expect(readdirSync(dir)).toEqual(['b', 'c'])
})

test('writeOutputs makes all of it again when the code of outputs has changed', async () => {
  const cache = await writeFolder()
  const outputs = [fileOf('a', '1'), folderOf('s', ['x'])]
  await write(outputs, cache)
  expect((await write(outputs, cache)).made).toBe(0)
  expect((await write(outputs, cache, 'edited')).made).toBe(2)
})

test('writeOutputs says what went wrong where a file cannot be made', async () => {
  const failing = {...fileOf('a', '1'), make: () => Promise.reject(new Error('no'))}
  await expect(write([failing], await writeFolder())).rejects.toThrow('no')
})

test('the files of a folder are made together, and put in place together while their key is the same', async () => {
  const cache = await writeFolder()
  const first = await write([folderOf('s', ['x', 'y'])], cache)
  const log: string[] = []
  const second = await write([folderOf('s', ['x', 'y'], log)], cache)
  expect(log).toEqual([])
  expect([first.made, second.made]).toEqual([2, 0])
  expect(second.hashes).toEqual(first.hashes)
  expect(second.read('search/y')).toBe('y of s')
  const other = await write([folderOf('t', ['y'])], cache)
  expect(readdirSync(join(other.dir, 'search'))).toEqual(['y'])
  expect(other.read('search/y')).toBe('y of t')
})

test('the files of a folder are made again together where one of them is lost', async () => {
  const cache = await writeFolder()
  const {dir} = await write([folderOf('s', ['x', 'y'])], cache)
  rmSync(dir, {recursive: true})
  const kept = readdirSync(join(cache, 'outputs'), {recursive: true, withFileTypes: true})
  const lost = kept.find(entry => entry.isFile())
  if (lost) rmSync(join(lost.parentPath, lost.name))
  const log: string[] = []
  const {made, read} = await write([folderOf('s', ['x', 'y'], log)], cache)
  expect({log, made}).toEqual({log: ['x', 'y'], made: 2})
  expect([read('search/x'), read('search/y')]).toEqual(['x of s', 'y of s'])
})

test('a listing is given the hashes of all other files, and made again when one of them changes', async () => {
  const folder = folderOf('s', ['y', 'x'])
  const plan = (key: string) => [listing, fileOf('b', key), folder, fileOf('a', '2')]
  const rowsOf = (key: string) =>
    [
      `b ${hashOf(`made from ${key}`)}`,
      `search/y ${hashOf('y of s')}`,
      `search/x ${hashOf('x of s')}`,
      `a ${hashOf('made from 2')}`,
    ].join('\n')
  const cache = await writeFolder()
  const first = await write(plan('1'), cache)
  expect(first.read('list.txt')).toBe(rowsOf('1'))
  expect(first.hashes.get('list.txt')).toBe(hashOf(rowsOf('1')))
  const second = await write(plan('1'), cache)
  expect([second.made, second.read('list.txt')]).toEqual([0, rowsOf('1')])
  const third = await write(plan('3'), cache)
  expect([third.made, third.read('list.txt')]).toEqual([2, rowsOf('3')])
})
