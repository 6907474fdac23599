import {readdir, readFile} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import {brotliCompressSync} from 'node:zlib'
import {endpoints} from '#contract/endpoints.ts'
import {searchFolder} from '../search/file-formats.ts'
import {createSearch} from '../search/engine.ts'
import {createFigure, type Figure} from './report.ts'

const PAGES = dirname(endpoints.page('index.md'))

/** Typical queries: a name, the title of a page, words, a misspelled word. */
const queries = [
  'output.publicPath',
  'hot module replacement',
  'why do hashes change',
  'entyr points',
]

/** Measures the index of search in a folder that the build wrote, and the engine that reads it. */
export async function measureSearchIndex(siteDir: string): Promise<Figure[]> {
  const folder = join(siteDir, searchFolder)
  const sizes = await sizesBelow(folder)
  const first: number[] = []
  for (const query of queries) first.push(await measureFirstQuery(siteDir, query))
  return [
    createFigure('search: all files of the index', 'KB', {values: [sum(sizes)]}),
    createFigure('search: number of files', 'count', {values: [sizes.length], target: 40}),
    createFigure('search: index, in shares of the pages', 'score', {
      values: [sum(sizes) / sum(await sizesBelow(join(siteDir, PAGES)))],
      target: 0.35,
    }),
    createFigure('search: files for a first query', 'KB', {values: first, target: 60}),
    createFigure('search: engine per letter typed', 'ms', {values: await measureTyping(siteDir)}),
  ]
}

/** Kilobytes of each JSON file in a folder. */
async function sizesBelow(folder: string): Promise<number[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true})
  const files = entries.filter(entry => entry.isFile() && entry.name.endsWith('.json'))
  return Promise.all(files.map(({parentPath, name}) => kilobytesOf(join(parentPath, name))))
}

async function measureFirstQuery(siteDir: string, query: string): Promise<number> {
  const asked: string[] = []
  const {search} = createSearch(async url => {
    asked.push(url)
    return JSON.parse(await readFile(join(siteDir, url), 'utf8'))
  })
  await search(query)
  return sum(await Promise.all(asked.map(url => kilobytesOf(join(siteDir, url)))))
}

/** Milliseconds for each letter, the disk included, after the queries were typed once. */
async function measureTyping(siteDir: string): Promise<number[]> {
  const {search} = createSearch(async url => JSON.parse(await readFile(join(siteDir, url), 'utf8')))
  const typed = queries.flatMap(query => [...query].map((_, at) => query.slice(0, at + 1)))
  for (const query of typed) await search(query)
  const times: number[] = []
  for (const query of typed) {
    const start = performance.now()
    await search(query)
    times.push(performance.now() - start)
  }
  return times
}

async function kilobytesOf(file: string): Promise<number> {
  return brotliCompressSync(await readFile(file)).length / 1000
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
