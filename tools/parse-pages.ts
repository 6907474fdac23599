import {createHash} from 'node:crypto'
import {readdir, readFile} from 'node:fs/promises'
import {availableParallelism} from 'node:os'
import {basename, join} from 'node:path'
import {Worker} from 'node:worker_threads'
import {fileURLToPath} from 'node:url'
import {ContentError, type Issue} from './content/issue.ts'
import type {ParsedPage} from './content/parsed-page.ts'
import {readBytes, type SourceFile} from './content/read-content.ts'
import {createPageTask, type PageJob, type PageTaskOptions} from './page-task.ts'
import {createPageStore} from './page-store.ts'

/** A parsed page, and the key under which the store keeps its text. */
export interface PageEntry {
  readonly page: ParsedPage
  readonly key: string
}

interface ParsePagesOptions extends PageTaskOptions {
  readonly pages: readonly SourceFile[]
}

export interface ParsedPages {
  readonly entries: readonly PageEntry[]
  /** How many were not in the store. */
  readonly parsed: number
  readonly issues: readonly Issue[]
}

/** From this many pages on, threads cost less than they save. */
const THREADS_FROM = 24

/** Parses the pages that the store does not hold yet; of the rest it reads all but the text. */
export async function parsePages(options: ParsePagesOptions): Promise<ParsedPages> {
  const {pages, contentDir, storeDir} = options
  const store = createPageStore(storeDir)
  const code = await hashCode(options)
  const entries: PageEntry[] = []
  const jobs: PageJob[] = []
  for (const {path, size} of pages) {
    const key = await keyOf(contentDir, path, code)
    const page = await store.readPage(key)
    if (page) entries.push({page, key})
    else jobs.push({path, size, key})
  }
  const issues = await runJobs(jobs, options)
  for (const {key} of jobs) {
    const page = await store.readPage(key)
    if (page) entries.push({page, key})
  }
  entries.sort((a, b) => (a.page.path < b.page.path ? -1 : 1))
  await store.prune(new Set(entries.map(({key}) => key)))
  return {
    entries,
    parsed: jobs.length,
    issues: [...issues, ...entries.flatMap(({page}) => page.issues)],
  }
}

async function runJobs(jobs: readonly PageJob[], options: PageTaskOptions): Promise<Issue[]> {
  if (jobs.length >= THREADS_FROM) return runInThreads(jobs, options)
  const runTask = jobs.length > 0 ? createPageTask(options) : undefined
  const issues: Issue[] = []
  for (const job of jobs) {
    const issue = await runTask?.(job)
    if (issue) issues.push(issue)
  }
  return issues
}

/** Every thread takes the next page when it is done with one. */
async function runInThreads(jobs: readonly PageJob[], options: PageTaskOptions): Promise<Issue[]> {
  const queue = jobs.values()
  const issues: Issue[] = []
  const count = Math.min(availableParallelism(), jobs.length)
  const data: PageTaskOptions = {
    contentDir: options.contentDir,
    storeDir: options.storeDir,
    renderArticle: options.renderArticle,
    planned: options.planned,
  }
  const runs = Array.from({length: count}, () => {
    const worker = new Worker(new URL('page-thread.mjs', import.meta.url), {
      workerData: data,
      execArgv: [],
    })
    return new Promise<void>((resolve, reject) => {
      const next = () => {
        const job = queue.next()
        if (job.done) resolve(worker.terminate().then(() => undefined))
        else worker.postMessage(job.value)
      }
      worker.on('message', (issue: Issue | null) => {
        if (issue) issues.push(issue)
        next()
      })
      worker.on('error', reject)
      next()
    })
  })
  await Promise.all(runs)
  return issues
}

/** Changes with the source, with the code that transforms it, and with what else it is told. */
async function keyOf(contentDir: string, path: string, code: string): Promise<string> {
  const hash = createHash('sha256').update(code).update(path).update('\0')
  const bytes = await readBytes(contentDir, path).catch(error => {
    const message = error instanceof Error ? error.message : String(error)
    const hint = 'Check that you may read the file.'
    throw new ContentError([
      {rule: 'unreadable', severity: 'error', file: path, line: 1, message, hint},
    ])
  })
  return hash.update(bytes).digest('hex').slice(0, 32)
}

const codeFolders = ['content', 'markdown', '../contract']

async function hashCode({renderArticle, planned}: PageTaskOptions): Promise<string> {
  const hash = createHash('sha256').update(basename(renderArticle)).update(planned.join())
  for (const folder of codeFolders) {
    const dir = fileURLToPath(new URL(folder, import.meta.url))
    for (const name of (await readdir(dir)).toSorted()) {
      if (name.endsWith('.ts')) hash.update(await readFile(join(dir, name)))
    }
  }
  const lock = fileURLToPath(new URL('../package-lock.json', import.meta.url))
  return hash.update(await readFile(lock)).digest('hex')
}
