import {createHash} from 'node:crypto'
import {builtinModules} from 'node:module'
import {fileURLToPath} from 'node:url'
import {beforeAll, describe, expect, test} from 'vitest'
import type {SearchPage, SearchSections} from '../../search/file-formats.ts'
import settings from '../../content/_search.json' with {type: 'json'}
import {FREQUENT_SEARCHES} from '../../app/search/shell/frequent-searches.ts'
import {createSearch, type EmbeddedSearch} from '../../search/engine.ts'
import asked from './asked.json' with {type: 'json'}
import further from './further.json' with {type: 'json'}
import golden from './golden.json' with {type: 'json'}
import languages from './languages.json' with {type: 'json'}
import {
  describeFailure,
  findMissingAnswers,
  judgeQueries,
  share,
  splitByLine,
  type Outcome,
} from './judge-queries.ts'
import recent from './recent.json' with {type: 'json'}
import {indexSite, type SearchableSite} from './searchable-site.ts'
import typed from './typed.json' with {type: 'json'}

let site: SearchableSite
let search: EmbeddedSearch

const content = fileURLToPath(new URL('../../content', import.meta.url))

beforeAll(async () => {
  site = await indexSite(content)
  search = createSearch(site.read)
})

test('what is wanted of search is there to be found', () => {
  expect(
    findMissingAnswers(site.urls, [...golden, ...typed, ...asked, ...recent, ...further]),
  ).toEqual([])
})

test('what authors say that readers type belongs to sections of the index', () => {
  const urls = Object.keys(settings.queries)
  expect(urls.length).toBeGreaterThan(1000)
  expect(urls.filter(url => !site.urls.has(url))).toEqual([]) // such as a README's heading of level 5
})

describe('queries', () => {
  test('find what is wanted first in 92 %, and among the first three in 99 %', async () => {
    const outcomes = await judgeQueries(search, golden)
    const isHeld = ({query}: {query: string}) =>
      createHash('sha256').update(query).digest().readUInt32BE() % 3 === 0
    const [held, tuned] = [outcomes.filter(isHeld), outcomes.filter(each => !isHeld(each))]
    expectShares('golden', {tuned, held}, {all: [0.92, 0.99]})
    const kinds = new Set(['ambiguous option', 'value', 'question'])
    const others = outcomes.filter((_, at) => kinds.has(golden[at]?.kind ?? ''))
    expect(others.length).toBeGreaterThan(40)
    expect(share(others, 1)).toBeGreaterThanOrEqual(0.9)
  })

  test('that readers type and paste lead to an answer first in 95 %, and in 86 % of those held aside', async () => {
    const groups = splitByLine(await judgeQueries(search, typed))
    expectShares('typed', groups, {tuned: [0.95], held: [0.86]})
  })

  test.each([
    ['asked', asked, 200, {tuned: [0.88, 0.97], held: [0.77, 0.9]}],
    ['recent', recent, 100, {tuned: [0.78, 0.94], held: [0.76, 0.88]}],
    ['further', further, 91, {all: [0.72, 0.87]}],
  ] as const)(
    'from public trackers lead to an answer in the shares that were reached: %s',
    async (name, wanted, count, bounds) => {
      const queries = wanted.map(({query}) => query)
      const sorted = queries.toSorted((a, b) => (hashOf(a) < hashOf(b) ? -1 : 1))
      expect(queries, 'in the order of their hashes: no one chooses those held aside').toEqual(
        sorted,
      )
      expect(new Set(queries).size).toBe(count)
      expectShares(name, splitByLine(await judgeQueries(search, wanted)), bounds)
    },
  )

  test.each([
    ['write a loader', '/extend/writing-a-loader/'],
    ['upgrade', '/migrate/'],
    ['what changed', '/migrate/versions/'],
    ['webpack 4', '/migrate/5/'],
    ['smaller bundle', '/guides/production/#make-the-bundle-smaller'],
    ['contenthash', '/concepts/output/#placeholders'],
    ['loader options', '/concepts/loaders/#pass-options'],
    ['experiments.outputModule', '/migrate/versions/#option-experiments-outputmodule'],
    ['how to prevent minification', '/configuration/minimize/#optimizationminimize'],
    [
      'What is the best way to disable minification',
      '/configuration/minimize/#optimizationminimize',
    ],
    ['webpack cli', '/api/cli/'],
    ['webpack roadmap', '/blog/2026-02-04-roadmap-2026/'],
    ['set alias in webpack', '/configuration/resolve/#resolvealias'],
    ['how to use webpack with react', '/guides/react-typescript/'],
    ['how do i start', '/guides/getting-started/'],
    ['load part of the app only when needed', '/guides/lazy-loading/'],
    [
      "Module not found: Error: Can't resolve 'crypto' polyfill",
      '/errors/resolve/#cant-resolve-crypto',
    ],
    ['optimizeChunkAssets replacement', '/errors/deprecations/#compilation-and-factories'],
    ['css-loader vs style-loader', '/loaders/css-loader/'],
  ])('of a few words lead to a page about it, no README or old post: %s', async (query, url) => {
    expect((await search.search(query, 1))[0]?.url).toBe(url)
  })

  test.each([
    [
      'unused lodash still in bundle because of sideEffects',
      '/guides/tree-shaking/#why-all-of-lodash-is-in-the-bundle',
    ],
    ['webpack resolves commonjs build instead of esm', '/configuration/resolve/#resolvemainfields'],
  ])(
    'of many words lead to a section, not to the beginning of its page: %s',
    async (query, url) => {
      expect((await search.search(query, 1))[0]?.url).toBe(url)
    },
  )

  test('that are offered as frequent find a page about it first', async () => {
    const pages = await Promise.all(FREQUENT_SEARCHES.map(query => search.search(query, 1)))
    expect(pages.flat().map(({url}) => url.replace(/#.*/, ''))).toEqual([
      '/guides/code-splitting/',
      '/guides/tree-shaking/',
      '/guides/environment-variables/',
      '/configuration/dev-server/',
      '/guides/production/',
      '/guides/public-path/',
      '/migrate/',
    ])
  })

  test('for a name that was removed say what became of it', async () => {
    const hits = await search.search('topLevelAwait', 3)
    const removed = hits.find(hit => hit.url.endsWith('#option-experiments-toplevelawait'))
    expect(removed?.excerpt.text).toBe('Remove it: it is always on (removed in 5.102.0).')
  })

  test('in other languages find a name of webpack among their words, and nothing else', async () => {
    const named = await judgeQueries(search, languages.named)
    expect(named.filter(({rank}) => rank !== 1).map(describeFailure)).toEqual([])
    const hits = await Promise.all(languages.empty.map(query => search.search(query, 1)))
    expect(languages.empty.filter((_, at) => hits[at]?.length !== 0)).toEqual([])
  })

  test('that are the title of a page find the page before its sections', async () => {
    const pages = await readPages()
    const others: string[] = []
    for (const {title, url} of pages) {
      const [hit] = await search.search(title, 1)
      if (!hit || hit.url.startsWith(`${url}#`)) others.push(`${title} → ${hit?.url}`)
    }
    expect(pages.length).toBeGreaterThan(200)
    expect(others).toEqual([])
  })

  test.each([
    ['babel', '/loaders/babel-loader/'],
    ['webpack-merge', '/guides/production/#split-the-configuration'],
    ['next.js', '/guides/frameworks/#frameworks-that-bring-their-own-build'],
  ])('that name something else find where it is explained: %s', async (query, url) => {
    const hits = await search.search(query)
    expect(hits[0]?.url).toBe(url)
    expect(hits.filter(hit => hit.url.endsWith('#next-steps'))).toEqual([])
  })

  test('about a module of Node.js that cannot be resolved find the section on polyfills', async () => {
    // “crypto” has a section of its own.
    const modules = builtinModules.filter(name => name !== 'crypto' && !/^_|:/.test(name))
    expect(modules.length).toBeGreaterThan(35)
    const messages = modules
      .map(name => `Module not found: Error: Can't resolve '${name}' in '/home/me/shop/src'`)
      .concat("can't resolve fs", "Can't resolve 'fs'", "can't resolve buffer", 'cannot resolve os')
    const url = '/errors/resolve/#webpack--5-used-to-include-polyfills'
    const outcomes = await judgeQueries(
      search,
      messages.map(query => ({query, url})),
    )
    expect(outcomes.filter(({rank}) => rank !== 1).map(describeFailure)).toEqual([])
  })
})

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

async function readPages(): Promise<SearchPage[]> {
  const urls = [...site.files.keys()].filter(url => url.includes('/sections/'))
  const files = await Promise.all(urls.map(url => site.read<SearchSections>(url)))
  return files.flatMap(({pages}) => pages)
}

/** The least share of queries that have an answer first, and that have one among the first three. */
type Bounds = readonly [first: number, three?: number]

/**
 * Expects enough queries to have an answer, and prints how many have one. Queries that are held
 * aside are not looked at while search is tuned, so failures are listed without them.
 */
function expectShares(
  name: string,
  {tuned, held}: {tuned: Outcome[]; held: Outcome[]},
  bounds: {all?: Bounds; tuned?: Bounds; held?: Bounds},
): void {
  const groups = [
    ['all', [...tuned, ...held]],
    ['tuned', tuned],
    ['held', held],
  ] as const
  const shares = groups.map(([group, some]) => `${name}, ${group}: ${formatShares(some)}`)
  console.log(shares.join('\n'))
  const failures = tuned.filter(({rank}) => rank !== 1).map(describeFailure)
  const isEnough = groups.map(([group, some]) => {
    const [first, three = 0] = bounds[group] ?? [0]
    return share(some, 1) >= first && share(some, 3) >= three
  })
  expect({shares, failures, isEnough}).toEqual({shares, failures, isEnough: [true, true, true]})
}

function formatShares(some: readonly Outcome[]): string {
  const percent = (most: number) => `${(share(some, most) * 100).toFixed(1)} %`
  return `${percent(1)} first, ${percent(3)} among three, of ${some.length}`
}
