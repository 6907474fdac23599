import {fileURLToPath} from 'node:url'
import {brotliCompressSync, constants} from 'node:zlib'
import {beforeAll, describe, expect, test} from 'vitest'
import {endpoints} from '#contract/endpoints.ts'
import {createSearch} from '../../../search/engine.ts'
import {createStore} from '../../../tools/disk/store.ts'
import {emitApi} from '../../../tools/emit-api.ts'
import {emitSearch} from '../../../tools/emit/emit-search.ts'
import {loadSite} from '../../../tools/load/load-site.ts'
import {makeFiles} from '../../tools/made-files.ts'
import golden from '../../search/golden.json' with {type: 'json'}
import {generateBodies} from './large-site.ts'
import {indexBodies, type SearchableSite} from '../../search/searchable-site.ts'

/** Most bytes of a file, before compression. */
const LARGEST_FILE = 64_000

/** Limits for what one query may read on a first visit. */
const MOST_BYTES = 400_000
const MOST_FILES = 13

/** The commonest words, prefixes that stand for everything, names, mistakes. */
const queries = [
  'w',
  'word',
  'wordr wordq',
  'widget7.option3',
  'widget option',
  'pgae 12',
  'wrodr widgte7',
  'wordr words wordt wordu wordv wordw wordx wordy wordz',
  'the quick brown fox jumps over the lazy dog again and again',
  'a.b.c.d.e.f.g.h i.j.k.l.m.n.o.p q.r.s.t.u.v.w.x',
  '2 0 0',
]

const sizes = [100, 1000]
const sites: SearchableSite[] = []

beforeAll(async () => {
  for (const count of sizes) sites.push(await indexBodies(generateBodies(count)))
})

describe('the index of a large site', () => {
  test('has no large file', () => {
    for (const {files} of sites) {
      const large = [...files].filter(([, json]) => Buffer.byteLength(json) > LARGEST_FILE)
      expect(large.map(([url]) => url)).toEqual([])
    }
  })

  test.each(queries)('reads a bounded part of it for “%s”', async query => {
    for (const {files} of sites) {
      const asked = await filesRead(query, url => files.get(url))
      const bytes = total([...asked].map(url => files.get(url)?.length ?? 0))
      expect(asked.size).toBeLessThanOrEqual(MOST_FILES)
      expect(bytes).toBeLessThanOrEqual(MOST_BYTES)
    }
  })

  test('still finds a name among all others', async () => {
    for (const [index, {read}] of sites.entries()) {
      const last = (sizes[index] ?? 1) - 1
      const [hit] = await createSearch(read).search(`widget${last}.option5`, 1)
      expect(hit?.url).toBe(`/part-${last % 20}/page-${last}/#option-5`)
    }
  })
})

describe('the index of this site', () => {
  const pages = new Map<string, number>()
  const index = new Map<string, {json: string; size: number; sent: number}>()

  beforeAll(async () => {
    const content = fileURLToPath(new URL('../../../content', import.meta.url))
    const {site} = await loadSite({content, store: createStore('.cache'), deadLinks: 'error'})
    for (const [url, bytes] of await makeFiles(emitApi(site))) {
      if (url.startsWith(PAGES)) pages.set(url, compressedSize(`${bytes}`))
    }
    for (const [url, bytes] of await makeFiles(emitSearch(site))) {
      const json = `${bytes}`
      index.set(url, {json, size: compressedSize(json), sent: compressedSize(json, 11)})
    }
  })

  test('has few files, and is at most 0.38 times as large as the pages, compressed', () => {
    expect(pages.size).toBeGreaterThan(150)
    expect(index.size).toBeLessThanOrEqual(110)
    const size = total([...index.values()].map(file => file.size))
    expect(size / total([...pages.values()])).toBeLessThanOrEqual(0.38)
  })

  test('is read in small parts: by nine of ten first queries 60 KB at most, and by none 90 KB', async () => {
    const read: number[] = []
    for (const {query} of golden) {
      const asked = await filesRead(query, url => index.get(url)?.json)
      read.push(total([...asked].map(url => index.get(url)?.sent ?? 0)))
    }
    const sorted = read.toSorted((a, b) => a - b)
    expect(sorted[Math.floor(0.9 * sorted.length)]).toBeLessThanOrEqual(60_000)
    expect(sorted.at(-1)).toBeLessThanOrEqual(90_000)
  })
})

const PAGES = endpoints.page('index.md').replace('index.json', '')

/** The files that a query reads on a first visit. */
async function filesRead(
  query: string,
  textOf: (url: string) => string | undefined,
): Promise<Set<string>> {
  const asked = new Set<string>()
  const {search} = createSearch(url => {
    asked.add(url)
    return Promise.resolve(JSON.parse(textOf(url) ?? ''))
  })
  await search(query)
  return asked
}

/** Bytes after compression: 9 is quick, and 11 is what a server sends that has compressed files. */
function compressedSize(text: string, quality = 9): number {
  return brotliCompressSync(text, {params: {[constants.BROTLI_PARAM_QUALITY]: quality}}).length
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0)
}
