import {pathToFileURL} from 'node:url'
import {Worker} from 'node:worker_threads'
import type {Issue} from '../content/issue.ts'
import type {ParsedPage} from '../content/parsed-page.ts'
import type {Store} from '../disk/store.ts'
import type {PageSettings, PageSource} from './page-source.ts'
import type * as PageThread from './page-thread.ts'
import type {PageThreadData} from './page-thread.ts'

/** Parses pages into a store. */
export interface PageParser {
  /** Recommended number of pages per call. */
  readonly atATime: number
  /** Resolves to an issue if the page cannot be read. */
  parse(source: PageSource): Promise<ParsedPage | Issue>
  close(): Promise<unknown>
}

interface ParserOptions {
  readonly settings: PageSettings
  readonly store: Store
  /** File of the bundle of `page-thread.ts`. */
  readonly program: string
}

/** Parses pages in this thread. */
export function createLocalParser({settings, store, program}: ParserOptions): PageParser {
  const loading = import(pathToFileURL(program).href).then((module: typeof PageThread) =>
    module.createPageTask(settings, store),
  )
  return {
    atATime: 1,
    parse: async source => (await loading)(source),
    close: () => Promise.resolve(),
  }
}

/** Megabytes for new objects: a parse makes a great many that die at once. */
const YOUNG_GENERATION = 48

/** A page that a thread was given. */
interface Waiting {
  resolve(result: ParsedPage | Issue): void
  reject(error: unknown): void
}

/** Parses pages in a thread of its own, which is given the next page before it is done with one. */
export function startThreadParser({settings, store, program}: ParserOptions): PageParser {
  const workerData: PageThreadData = {isPageThread: true, settings, storeDir: store.dir}
  const worker = new Worker(pathToFileURL(program), {
    workerData,
    execArgv: [],
    resourceLimits: {maxYoungGenerationSizeMb: YOUNG_GENERATION},
  })
  const waiting: Waiting[] = []
  const fail = (error: unknown) => {
    for (const {reject} of waiting.splice(0)) reject(error)
  }
  worker.on('message', (result: ParsedPage | Issue) => waiting.shift()?.resolve(result))
  worker.on('error', fail)
  worker.on('exit', code => fail(new Error(`A thread ended with code ${code}`)))
  return {
    atATime: 2,
    parse(source) {
      return new Promise((resolve, reject) => {
        waiting.push({resolve, reject})
        worker.postMessage(source)
      })
    },
    close: () => worker.terminate(),
  }
}
