import {beforeAll, describe, expect, test} from 'vitest'
import {createSearch} from '../../app/search/engine.ts'
import {generateBodies} from './large-site.ts'
import {indexBodies, type SearchableSite} from './searchable-site.ts'

/** Bytes before compression. */
const LARGEST_FILE = 64_000

/** What one query may read, on a first visit. */
const MOST_BYTES = 900_000
const MOST_FILES = 64

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
}, 240_000)

describe('the index of a large site', () => {
  test('has no large file', () => {
    for (const {files} of sites) {
      const large = [...files].filter(([, json]) => Buffer.byteLength(json) > LARGEST_FILE)
      expect(large.map(([url]) => url)).toEqual([])
    }
  })

  test.each(queries)('reads a bounded part of it for “%s”', async query => {
    for (const {files, read} of sites) {
      const asked = new Set<string>()
      const {search} = createSearch(url => {
        asked.add(url)
        return read(url)
      })
      await search(query)
      const bytes = [...asked].reduce((sum, url) => sum + (files.get(url)?.length ?? 0), 0)
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
