import {readdirSync, readFileSync, rmSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
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
  const counts: number[] = []
  const onMade = (made: number) => counts.push(made)
  const options = {dir, store: createStore(cache), files, code, onMade}
  const {hashes, made} = await writeOutputs(outputs, options)
  files.save()
  const read = (url: string) => readFileSync(join(dir, url), 'utf8')
  return {dir, hashes, made, counts, read}
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

/** Lists the URLs of all files, with their hashes. */
const listing: ListingOutput = {
  url: 'list.txt',
  list: ({hashes}) => [
    textOutput('list.txt', () => [...hashes].map(row => row.join(' ')).join('\n')),
  ],
}

describe('writeOutputs', () => {
  test('makes only what has a new key', async () => {
    const cache = await writeFolder()
    const log: string[] = []
    const first = await write([fileOf('a', '1', log), fileOf('b/c', '2', log)], cache)
    const second = await write([fileOf('a', '1', log), fileOf('b/c', '3', log)], cache)
    expect(log).toEqual(['a', 'b/c', 'b/c'])
    expect([first.made, second.made]).toEqual([2, 1])
    expect([second.read('a'), second.read('b/c')]).toEqual(['made from 1', 'made from 3'])
    expect(second.counts).toEqual([1])
  })

  test('puts a file in place under another URL, too', async () => {
    const cache = await writeFolder()
    await write([fileOf('a', '1')], cache)
    const {made, read} = await write([fileOf('b', '1'), fileOf('c', '1')], cache)
    expect(made).toBe(0)
    expect([read('b'), read('c')]).toEqual(['made from 1', 'made from 1'])
  })

  test('makes all of it again when the code of outputs has changed', async () => {
    const cache = await writeFolder()
    const outputs = [fileOf('a', '1'), folderOf('s', ['x'])]
    await write(outputs, cache)
    expect((await write(outputs, cache)).made).toBe(0)
    expect((await write(outputs, cache, 'edited')).made).toBe(2)
  })

  test('writes nothing that is not planned', async () => {
    const cache = await writeFolder()
    await write([fileOf('a', '1'), folderOf('s', ['x'])], cache)
    const {dir} = await write([fileOf('b', '2')], cache)
    expect(readdirSync(dir)).toEqual(['b'])
  })

  test('says what went wrong where a file cannot be made', async () => {
    const failing = {...fileOf('a', '1'), make: () => Promise.reject(new Error('no'))}
    await expect(write([failing], await writeFolder())).rejects.toThrow('no')
  })
})

describe('the files of a folder', () => {
  test('are made together, and put in place together while their key is the same', async () => {
    const cache = await writeFolder()
    const log: string[] = []
    const first = await write([folderOf('s', ['x', 'y'], log)], cache)
    const second = await write([folderOf('s', ['x', 'y'], log)], cache)
    expect(log).toEqual(['x', 'y'])
    expect([first.made, second.made]).toEqual([2, 0])
    expect(second.hashes).toEqual(first.hashes)
    expect(second.read('search/y')).toBe('y of s')
  })

  test('are made again together where one of them is lost', async () => {
    const cache = await writeFolder()
    const log: string[] = []
    const {dir} = await write([folderOf('s', ['x', 'y'], log)], cache)
    rmSync(dir, {recursive: true})
    const [lost = ''] = readdirSync(join(cache, 'outputs'), {recursive: true, withFileTypes: true})
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name))
    rmSync(lost)
    const {made, read} = await write([folderOf('s', ['x', 'y'], log)], cache)
    expect(log).toEqual(['x', 'y', 'x', 'y'])
    expect(made).toBe(2)
    expect([read('search/x'), read('search/y')]).toEqual(['x of s', 'y of s'])
  })

  test('are others under another key', async () => {
    const cache = await writeFolder()
    await write([folderOf('s', ['x', 'y'])], cache)
    const {dir, read} = await write([folderOf('t', ['y'])], cache)
    expect(readdirSync(join(dir, 'search'))).toEqual(['y'])
    expect(read('search/y')).toBe('y of t')
  })
})

describe('a listing', () => {
  const plan = (key: string): Output[] => [
    listing,
    fileOf('b', key),
    folderOf('s', ['y', 'x']),
    fileOf('a', '2'),
  ]

  test('is given the hashes of all other files, in the order of the plan', async () => {
    const {read, hashes} = await write(plan('1'), await writeFolder())
    const rows = [
      `b ${hashOf('made from 1')}`,
      `search/y ${hashOf('y of s')}`,
      `search/x ${hashOf('x of s')}`,
      `a ${hashOf('made from 2')}`,
    ]
    expect(read('list.txt')).toBe(rows.join('\n'))
    expect(hashes.get('list.txt')).toBe(hashOf(rows.join('\n')))
  })

  test('is the same whether the others were made or put in place', async () => {
    const cache = await writeFolder()
    const first = await write(plan('1'), cache)
    const second = await write(plan('1'), cache)
    expect(second.made).toBe(0)
    expect(second.read('list.txt')).toBe(first.read('list.txt'))
  })

  test('is made again when another file changes', async () => {
    const cache = await writeFolder()
    await write(plan('1'), cache)
    const {made, read} = await write(plan('3'), cache)
    expect(made).toBe(2)
    expect(read('list.txt')).toContain(`b ${hashOf('made from 3')}`)
  })
})
