import {pathToFileURL} from 'node:url'
import {Worker, type ResourceLimits} from 'node:worker_threads'
import type {Issue} from '../content/issue.ts'
import type {Store} from '../disk/store.ts'
import type {PageSettings} from './page-source.ts'
import type * as PageThread from './page-thread.ts'
import type {PageMessage, PageThreadData} from './page-thread.ts'

/** Parses pages into a store. */
export interface PageParser {
  /** Recommended number of pages per call. */
  readonly atATime: number
  /** Resolves to what is wrong with the page if it cannot be stored. */
  parse(message: PageMessage): Promise<Issue | undefined>
  close(): Promise<unknown>
}

interface ParserOptions {
  readonly settings: PageSettings
  readonly store: Store
  /** File of the bundle of `page-thread.ts`. */
  readonly program: string
}

/** Megabytes for new objects: a parse makes a great many that die at once. */
const YOUNG_GENERATION = 48

/** Parses pages in this thread. */
export function createLocalParser({settings, store, program}: ParserOptions): PageParser {
  let loading: ReturnType<typeof loadTask> | undefined
  return {
    atATime: 1,
    async parse({source, key}) {
      loading ??= loadTask(program, settings)
      const result = (await loading)(source)
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

/** A page that a thread was given. */
interface Waiting {
  resolve(issue: Issue | undefined): void
  reject(error: unknown): void
}

/** Parses pages in a thread of its own, which is given the next page before it is done with one. */
export function startThreadParser(
  {settings, store, program}: ParserOptions,
  limits?: ResourceLimits,
): PageParser {
  const workerData: PageThreadData = {isPageThread: true, settings, storeDir: store.dir}
  const worker = new Worker(pathToFileURL(program), {
    workerData,
    execArgv: [],
    resourceLimits: {maxYoungGenerationSizeMb: YOUNG_GENERATION, ...limits},
  })
  const waiting: Waiting[] = []
  const fail = (error: unknown) => {
    for (const {reject} of waiting.splice(0)) reject(error)
  }
  worker.on('message', (issue: Issue | null) => waiting.shift()?.resolve(issue ?? undefined))
  worker.on('error', fail)
  worker.on('exit', code => fail(new Error(`A thread ended with code ${code}`)))
  return {
    atATime: 2,
    parse(message) {
      return new Promise((resolve, reject) => {
        waiting.push({resolve, reject})
        worker.postMessage(message)
      })
    },
    close: () => worker.terminate(),
  }
}

/** Bytes from which on a page is large. */
export const LARGE = 128 * 1024

/** Megabytes for a large page. Prose of the greatest size allowed takes half of it. */
const MEMORY_LIMIT = 300

/**
 * Parses large pages, one at a time, in a thread that is started when there is one. A page that
 * needs more memory than it has is an issue, and ends nothing but its thread.
 */
export function createLargePageParser(options: ParserOptions): PageParser {
  let thread: PageParser | undefined
  let last: Promise<unknown> = Promise.resolve()
  async function parseNext(message: PageMessage): Promise<Issue | undefined> {
    thread ??= startThreadParser(options, {maxOldGenerationSizeMb: MEMORY_LIMIT})
    try {
      return await thread.parse(message)
    } catch (error) {
      if (!isOutOfMemory(error)) throw error
      thread = undefined
      return tooLarge(message.source.path)
    }
  }
  return {
    atATime: 1,
    parse(message) {
      const result = last.then(() => parseNext(message))
      last = result.catch(() => undefined)
      return result
    },
    close: () => Promise.resolve(thread?.close()),
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}

function tooLarge(file: string): Issue {
  const message = `The page takes more than ${MEMORY_LIMIT} MB of memory to build.`
  const hint = 'Look for elements that repeat thousands of times, and split the page.'
  return {rule: 'page-too-large', severity: 'error', file, line: 1, message, hint}
}
