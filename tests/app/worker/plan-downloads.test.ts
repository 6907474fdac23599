import {describe, expect, test} from 'vitest'
import {listContentFiles, planDownloads} from '../../../app/worker/plan-downloads.ts'

const file = (url: string, size: number, pack?: string) => ({
  url,
  hash: `hash of ${url}`,
  size,
  schema: 'data/v1/schema/x.json',
  ...(pack !== undefined && {pack}),
})

const packs = {
  site: file('packs/site.json', 90_000),
  guides: file('packs/guides.json', 500_000),
  search: file('packs/search.json', 300_000),
}

const resources = {
  tree: file('tree.json', 5000),
  search: file('search/index.json', 1000, 'search'),
  searchTerms: {
    0: file('search/0.json', 100_000, 'search'),
    1: file('search/1.json', 100_000, 'search'),
  },
  pages: {
    '/guides/': file('pages/guides/index.json', 20_000, 'guides'),
    '/guides/a/': file('pages/guides/a.json', 200_000, 'guides'),
    '/guides/b/': file('pages/guides/b.json', 200_000, 'guides'),
  },
  later: {deep: {deeper: file('later.json', 40_000, 'site')}},
  nav: file('nav.json', 30_000, 'site'),
  packs,
  other: 'text',
  broken: {url: 1},
}

const all = listContentFiles(resources)

/** The requests for these files. */
function requestsFor(...urls: string[]): string[] {
  const wanted = all.filter(({url}) => urls.includes(url))
  return planDownloads(resources, wanted).map(({url}) => url)
}

describe('listContentFiles', () => {
  test('lists every file that is in a pack, in whatever group, and nothing else', () => {
    expect(all.map(({url}) => url)).toEqual([
      '/search/index.json',
      '/search/0.json',
      '/search/1.json',
      '/pages/guides/index.json',
      '/pages/guides/a.json',
      '/pages/guides/b.json',
      '/later.json',
      '/nav.json',
    ])
    expect(all.at(-1)).toEqual({
      url: '/nav.json',
      hash: 'hash of nav.json',
      size: 30_000,
      pack: 'site',
    })
  })
})

describe('planDownloads', () => {
  test('fetches everything in packs, in their order, and each file with one of them', () => {
    const downloads = planDownloads(resources, all)
    expect(downloads.map(({url}) => url)).toEqual([
      '/packs/site.json',
      '/packs/guides.json',
      '/packs/search.json',
    ])
    const files = downloads.flatMap(download => download.files)
    expect(files).toHaveLength(all.length)
    expect(new Set(files)).toEqual(new Set(all))
  })

  test('continues where it stopped: packs whose files are stored are not fetched again', () => {
    expect(planDownloads(resources, [])).toEqual([])
    expect(requestsFor('/search/index.json', '/search/0.json', '/search/1.json')).toEqual([
      '/packs/search.json',
    ])
  })

  test('fetches a few files alone, and the pack if that is less', () => {
    expect(requestsFor('/pages/guides/a.json')).toEqual(['/pages/guides/a.json'])
    expect(requestsFor('/pages/guides/index.json', '/pages/guides/b.json')).toEqual([
      '/pages/guides/index.json',
      '/pages/guides/b.json',
    ])
    expect(requestsFor('/pages/guides/a.json', '/pages/guides/b.json')).toEqual([
      '/packs/guides.json',
    ])
    expect(requestsFor('/nav.json', '/pages/guides/b.json', '/search/1.json')).toEqual([
      '/nav.json',
      '/pages/guides/b.json',
      '/search/1.json',
    ])
  })

  test('counts what each request takes: many small files come in their pack', () => {
    const pages = Array.from({length: 40}, (_, index) => file(`p${index}.json`, 100, 'small'))
    const small = {packs: {small: file('packs/small.json', 60_000)}, pages}
    const files = listContentFiles(small)
    expect(planDownloads(small, files.slice(0, 5))).toHaveLength(5)
    expect(planDownloads(small, files.slice(0, 6)).map(({url}) => url)).toEqual([
      '/packs/small.json',
    ])
  })
})
