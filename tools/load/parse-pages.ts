import {createHash} from 'node:crypto'
import {readFile} from 'node:fs/promises'
import {basename} from 'node:path'
import {ContentError, type Issue} from '../content/issue.ts'
import type {ParsedPage} from '../content/parsed-page.ts'
import {readBytes, type SourceFile} from './read-content-folder.ts'
import {hashKnown, type Known} from '../facts/known.ts'
import {readKnown} from './load-facts.ts'
import {hashOurFiles} from '../disk/hash-folders.ts'
import {createLinkedJobs} from './linked-jobs.ts'
import {hasOtherSizes} from './measure-images.ts'
import {mapConcurrently} from '../disk/map-concurrently.ts'
import type {PackageSource} from '../readmes/package-page.ts'
import type {PageJob, PageTaskOptions} from './page-task.ts'
import {runInThreads} from './page-threads.ts'
import {createPageStore, type PageStore} from './page-store.ts'

/** A parsed page, and the key under which the store keeps its text. */
export interface PageEntry {
  readonly page: ParsedPage
  readonly key: string
}

interface ParsePagesOptions extends PageTaskOptions {
  readonly pages: readonly SourceFile[]
  readonly packages?: readonly PackageSource[]
  /** Where the links of a README should lead that lead nowhere, once all pages are parsed. */
  readonly planMends?: (pages: readonly ParsedPage[]) => (page: ParsedPage) => Mends
}

type Mends = PackageSource['mends']

export interface ParsedPages {
  readonly entries: readonly PageEntry[]
  /** How many were not in the store. */
  readonly parsed: number
  readonly issues: readonly Issue[]
}

/** From this many pages on, threads cost less than they save. */
const THREADS_FROM = 24

/**
 * Parses the pages that the store does not hold yet; of the rest it reads all but the text. READMEs
 * whose links have to be mended are parsed a second time, when it is known where these lead, and so
 * are pages that link to where facts are documented.
 */
export async function parsePages(options: ParsePagesOptions): Promise<ParsedPages> {
  const {pages, packages = [], contentDir, storeDir, planMends} = options
  const store = createPageStore(storeDir)
  const [code, known] = await Promise.all([hashCode(options), readKnown(options)])
  const jobs = await mapConcurrently(pages, async ({path, size}): Promise<PageJob> => {
    return {path, size, key: await keyOf({contentDir, path, code, known})}
  })
  const readmes = await mapConcurrently(packages, source => createReadmeJob(source, code))
  const first = await parseJobs([...jobs, ...readmes], options, store)
  const mendsOf = planMends?.(first.entries.map(({page}) => page))
  const again = new Map<string, PageJob>()
  for (const {page, key} of first.entries) {
    const {source} = readmes.find(job => job.key === key) ?? {}
    const mends = source && mendsOf?.(page)
    if (!source || !mends || Object.keys(mends).length === 0) continue
    again.set(page.path, await createReadmeJob({...source, mends}, code))
  }
  for (const job of createLinkedJobs(jobs, first.entries, known.facts)) again.set(job.path, job)
  const second = await parseJobs([...again.values()], options, store)
  const entries = [...first.entries.filter(({page}) => !again.has(page.path)), ...second.entries]
  entries.sort((a, b) => (a.page.path < b.page.path ? -1 : 1))
  await store.prune(new Set([...first.entries, ...second.entries].map(({key}) => key)))
  return {
    entries,
    parsed: first.parsed,
    issues: [...first.issues, ...second.issues, ...entries.flatMap(({page}) => page.issues)],
  }
}

async function parseJobs(
  jobs: readonly PageJob[],
  options: ParsePagesOptions,
  store: PageStore,
): Promise<ParsedPages> {
  const stored = new Map<string, ParsedPage>()
  const readStored = async ({key}: PageJob) => {
    const page = await store.readPage(key)
    if (page && !(await hasOtherSizes(page, options.contentDir))) stored.set(key, page)
  }
  await mapConcurrently(jobs, readStored)
  const missing = jobs.filter(({key}) => !stored.has(key))
  const issues = await runJobs(missing, options)
  await mapConcurrently(missing, readStored)
  const entries = jobs.flatMap(({key}): PageEntry[] => {
    const page = stored.get(key)
    return page ? [{page, key}] : []
  })
  return {entries, parsed: missing.length, issues}
}

async function createReadmeJob(source: PackageSource, code: string): Promise<PageJob> {
  const {file, ...rest} = source
  const hash = createHash('sha256').update(code).update(JSON.stringify(rest)).update('\0')
  const key = hash
    .update(await readFile(file))
    .digest('hex')
    .slice(0, 32)
  return {path: source.path, size: source.size, key, source}
}

async function runJobs(jobs: readonly PageJob[], options: PageTaskOptions): Promise<Issue[]> {
  if (jobs.length === 0) return []
  if (jobs.length >= THREADS_FROM) return runInThreads(jobs, options)
  const {createPageTask} = await import('./page-task.ts') // loads the parser: only if it is needed
  const runTask = createPageTask(options)
  const issues: Issue[] = []
  for (const job of jobs) {
    const issue = await runTask(job)
    if (issue) issues.push(issue)
  }
  return issues
}

interface KeySource {
  readonly contentDir: string
  readonly path: string
  readonly code: string
  readonly known: Known
}

/** Changes with the source, with the code that transforms it, and with what else it is told. */
async function keyOf({contentDir, path, code, known}: KeySource): Promise<string> {
  const hash = createHash('sha256').update(code).update(path).update('\0')
  const bytes = await readBytes(contentDir, path).catch(error => {
    const message = error instanceof Error ? error.message : String(error)
    const hint = 'Check that you may read the file.'
    throw new ContentError([
      {rule: 'unreadable', severity: 'error', file: path, line: 1, message, hint},
    ])
  })
  hash.update(hashKnown(bytes.toString('latin1'), known)).update(bytes)
  return hash.digest('hex').slice(0, 32)
}

async function hashCode({
  renderArticle,
  planned,
  siteUrl,
  search,
  examples = new Map(),
}: PageTaskOptions): Promise<string> {
  const code = await hashOurFiles([
    'contract',
    'tools/content',
    'tools/facts',
    'tools/load',
    'tools/markdown',
    'tools/readmes',
    'tools/search',
  ])
  const texts = [...examples.values()].map(({name, files}) => JSON.stringify([name, ...files]))
  const told = [siteUrl, JSON.stringify(search), ...planned, ...texts]
  return [code, basename(renderArticle), ...told].join('\0')
}
