import {availableParallelism} from 'node:os'
import {setImmediate} from 'node:timers/promises'
import {pathToFileURL} from 'node:url'
import type {Piscina} from 'piscina'
import type {Issue} from '../issues/issue.ts'
import type {ParsedPage} from '../site/parsed-page.ts'
import type {Store} from '../disk/store.ts'
import type {ResolvedTexts, ResolveTask} from './resolve-texts.ts'
import type {ParseTask} from './parse-source.ts'
import {render, type RenderTask} from './render-document.ts'
import {shareValue, type Shared} from './shared-value.ts'
import type * as Program from './worker-program.ts'

/** Whether someone waits for a task. */
export type Urgency = 'urgent' | 'background'

/** Processes pages, which takes most of the time of a build; many of them in threads. */
export interface PageWorkers {
  /** Recommended number of tasks that wait for their results: all threads always have the next. */
  readonly tasksAtOnce: number
  /** Lets all tasks use a value that is too large to be sent with each. */
  readonly share: <T extends object>(value: T) => Shared<T>
  /** Loads what a single task needs, which takes a second, before there is one. */
  prepare(): Promise<void>
  /**
   * Resolves to an issue if the page cannot be read. Tasks in the background do not delay others:
   * while there are any, all others are done here.
   */
  parse(task: ParseTask, urgency?: Urgency): Promise<ParsedPage | Issue>
  resolveTexts(task: ResolveTask): Promise<ResolvedTexts>
  /** Resolves to HTML. */
  render(task: RenderTask): Promise<string>
}

/** Number of simultaneous tasks from which on threads save more than they cost. */
const THREADS_FROM = 12

/** Number of tasks that a thread gets at a time, because the main thread may be busy. */
const TASKS_PER_THREAD = 4

/** Megabytes for new objects: parsing creates a great many short-lived ones. */
const YOUNG_GENERATION = 48

interface WorkersOptions {
  /** Where shared values are kept. */
  readonly store: Store
  /** File of the bundle of `worker-program.ts`. */
  readonly program: () => Promise<string>
  /** At most; by default as many as there are processors. */
  readonly threads?: number | undefined
}

/** Starts threads when they are needed; they end when they have nothing to do. */
export function createPageWorkers(options: WorkersOptions): PageWorkers {
  const {threads = availableParallelism()} = options
  let path: Promise<string> | undefined
  let pool: Promise<Piscina> | undefined
  const waiting = {urgent: 0, background: 0}
  const program = () => (path ??= options.program())
  const load = async (): Promise<typeof Program> => import(pathToFileURL(await program()).href)
  const start = async () => startThreads(await program(), threads)
  const isRunning = async () => ((await pool)?.threads.length ?? 0) > 0
  /** Runs a task here if it is one of few: threads are still to be started, or busy. */
  async function run<T>(
    name: keyof typeof Program,
    task: object,
    runHere: () => Promise<T> | T,
    kind: Urgency = 'urgent',
  ) {
    waiting[kind]++
    try {
      await setImmediate() // others may be given in the same moment
      const isOneOfFew = threads === 1 || waiting[kind] < THREADS_FROM
      const areBusy = kind === 'urgent' && waiting.background > 0
      if (isOneOfFew && (areBusy || !(await isRunning()))) return await runHere()
      pool ??= start()
      const result: T = await (await pool).run(task, {name})
      return result
    } finally {
      waiting[kind]--
    }
  }
  return {
    tasksAtOnce: 2 * TASKS_PER_THREAD * threads,
    share: value => shareValue(options.store, value),
    prepare: async () => void (await load()),
    parse: (task, kind) => run('parse', task, async () => (await load()).parse(task), kind),
    resolveTexts: task => run('resolveTexts', task, async () => (await load()).resolveTexts(task)),
    render: task => run('render', task, () => render(task)),
  }
}

async function startThreads(filename: string, maxThreads: number): Promise<Piscina> {
  const {Piscina: Pool} = await import('piscina')
  return new Pool({
    filename,
    minThreads: 0,
    maxThreads,
    concurrentTasksPerWorker: TASKS_PER_THREAD,
    idleTimeout: 1000,
    execArgv: [],
    resourceLimits: {maxYoungGenerationSizeMb: YOUNG_GENERATION},
  })
}
