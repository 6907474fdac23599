import {availableParallelism} from 'node:os'
import {pathToFileURL} from 'node:url'
import {Worker} from 'node:worker_threads'
import type {Issue} from '../content/issue.ts'
import type {Store} from '../disk/store.ts'
import type {PageSettings} from './page-source.ts'
import type * as PageThread from './page-thread.ts'
import type {PageMessage, PageThreadData} from './page-thread.ts'

/** Parses pages into a store. */
export interface PageParser {
  /** Resolves to what is wrong with the page if it cannot be stored. */
  parse(message: PageMessage): Promise<Issue | undefined>
  close(): Promise<void>
}

interface ParserOptions {
  readonly settings: PageSettings
  readonly store: Store
  /** File of the bundle of `page-thread.ts`. */
  readonly program: string
}

/** Megabytes for new objects: a parse makes a great many that die at once. */
const YOUNG_GENERATION = 96

/** Parses pages one by one in this thread: for a few of them, a thread would start for too long. */
export function createLocalParser({settings, store, program}: ParserOptions): PageParser {
  let loading: Promise<ReturnType<typeof PageThread.createPageTask>> | undefined
  const load = () => (loading ??= loadTask(program, settings))
  return {
    async parse({source, key}) {
      const result = (await load())(source)
      if ('rule' in result) return result
      store.write(key, {...result})
      return undefined
    },
    close: () => Promise.resolve(),
  }
}

async function loadTask(program: string, settings: PageSettings) {
  const module: typeof PageThread = await import(pathToFileURL(program).href)
  return module.createPageTask(settings)
}

/** A thread for each processor; each is given the next page while it is still busy with one. */
export function createThreadParser({settings, store, program}: ParserOptions): PageParser {
  const workerData: PageThreadData = {isPageThread: true, settings, storeDir: store.dir}
  const threads = Array.from({length: availableParallelism()}, () =>
    startThread(program, workerData),
  )
  return {
    async parse(message) {
      const [first, ...others] = threads
      if (!first) throw new Error('There is no thread')
      const free = others.reduce(
        (best, one) => (one.waiting() < best.waiting() ? one : best),
        first,
      )
      return free.send(message)
    },
    async close() {
      await Promise.all(threads.map(thread => thread.end()))
    },
  }
}

/** How many pages may be on their way to threads. */
export const PAGES_AT_A_TIME = 2 * availableParallelism()

function startThread(program: string, workerData: PageThreadData) {
  const worker = new Worker(pathToFileURL(program), {
    workerData,
    execArgv: [],
    resourceLimits: {maxYoungGenerationSizeMb: YOUNG_GENERATION},
  })
  const waiting: Array<{
    resolve: (issue: Issue | undefined) => void
    reject: (error: unknown) => void
  }> = []
  const fail = (error: unknown) => {
    for (const {reject} of waiting.splice(0)) reject(error)
  }
  worker.on('message', (issue: Issue | null) => waiting.shift()?.resolve(issue ?? undefined))
  worker.on('error', fail)
  worker.on('exit', code => fail(new Error(`A thread ended with code ${code}`)))
  return {
    waiting: () => waiting.length,
    send(message: PageMessage): Promise<Issue | undefined> {
      return new Promise((resolve, reject) => {
        waiting.push({resolve, reject})
        worker.postMessage(message)
      })
    },
    end: () => worker.terminate(),
  }
}
