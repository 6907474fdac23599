import {describe, expect, test} from 'vitest'
import {listContentFiles, planDownloads} from '../../../app/service-worker/plan-downloads.ts'

const file = (url: string, size: number, pack?: string) => ({
  url,
  hash: `hash of ${url}`,
  size,
  schema: 'data/v1/schema/x.json',
  ...(pack && {pack}),
})

const resources = {
  tree: file('tree.json', 5000),
  search: file('search/index.json', 1000, 'search'),
  searchTerms: [0, 1].map(number => file(`search/${number}.json`, 100_000, 'search')),
  pages: {
    '/guides/': file('pages/guides/index.json', 20_000, 'guides'),
    '/guides/a/': file('pages/guides/a.json', 200_000, 'guides'),
    '/guides/b/': file('pages/guides/b.json', 200_000, 'guides'),
  },
  later: {deep: {deeper: file('later.json', 40_000, 'site')}},
  nav: file('nav.json', 30_000, 'site'),
  packs: {
    site: file('packs/site.json', 90_000),
    guides: file('packs/guides.json', 500_000),
    search: file('packs/search.json', 300_000),
  },
  other: 'text',
  broken: {url: 1},
}

const all = listContentFiles(resources)

test('listContentFiles lists every file that is in a pack, in whatever group, and nothing else', () => {
  const search = ['/search/index.json', '/search/0.json', '/search/1.json']
  const pages = ['index', 'a', 'b'].map(name => `/pages/guides/${name}.json`)
  expect(all.map(({url}) => url)).toEqual([...search, ...pages, '/later.json', '/nav.json'])
  const nav = {url: '/nav.json', hash: 'hash of nav.json', size: 30_000, pack: 'site'}
  expect(all.at(-1)).toEqual(nav)
})

describe('planDownloads', () => {
  test('fetches everything in packs, in their order, and each file with one of them', () => {
    const downloads = planDownloads(resources, all)
    expect(downloads.map(({url}) => url)).toEqual(
      ['site', 'guides', 'search'].map(name => `/packs/${name}.json`),
    )
    const files = downloads.flatMap(download => download.files)
    expect(files).toHaveLength(all.length)
    expect(new Set(files)).toEqual(new Set(all))
  })

  test.each([
    ['nothing that is stored', [], []],
    [
      'a pack of which nothing is stored',
      ['/search/index.json', '/search/0.json', '/search/1.json'],
      ['/packs/search.json'],
    ],
    ['a smaller pack', ['/pages/guides/a.json', '/pages/guides/b.json'], ['/packs/guides.json']],
    ['a file alone', ['/pages/guides/a.json']],
    ['files of several packs', ['/nav.json', '/pages/guides/b.json', '/search/1.json']],
  ])('fetches %s', (_, missing, requests = missing) => {
    const wanted = all.filter(({url}) => missing.includes(url))
    const urls = planDownloads(resources, wanted).map(({url}) => url)
    expect(urls).toEqual(requests)
  })

  test('counts what each request takes: many small files come in their pack', () => {
    const pages = Array.from({length: 40}, (_, index) => file(`p${index}.json`, 100, 'small'))
    const small = {packs: {small: file('packs/small.json', 60_000)}, pages}
    const files = listContentFiles(small)
    expect(planDownloads(small, files.slice(0, 5))).toHaveLength(5)
    const [request, ...others] = planDownloads(small, files.slice(0, 6))
    expect([request?.url, others]).toEqual(['/packs/small.json', []])
  })
})
