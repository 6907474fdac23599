import {existsSync} from 'node:fs'
import type {Issue} from '../../content/issue.ts'
import {isCheckedWithWebpack, type Sample} from '../../content/sample.ts'
import {hashFolders} from '../../disk/hash-folders.ts'
import type {Store} from '../../disk/store.ts'
import {createTools, once} from './check-tools.ts'
import {checkUnchecked, MOST_UNCHECKED} from './check-unchecked.ts'
import {findInExample} from './find-in-example.ts'
import {findInPage, type FoundInPage} from './find-in-page.ts'
import {buildPageSamples, type PageSample} from './page-samples.ts'
import type {ReadExamples} from '../../load/read-examples.ts'
import {openResults} from './result-store.ts'
import type {Built} from './worker/finding.ts'
import {openWorkshop, type OpenWorkshop, type Workshop} from './workshop.ts'

/** The samples of a page. */
interface SamplesOfPage {
  /** Relative to the content folder. */
  readonly path: string
  readonly samples: readonly Sample[]
}

/** What is checked, and where results are kept. */
export interface CheckSamplesOptions {
  readonly pages: readonly SamplesOfPage[]
  readonly examples: ReadExamples
  /** Where results are kept. */
  readonly store: Store
  readonly mostUnchecked?: number
}

export interface CheckedSamples {
  readonly issues: readonly Issue[]
  /** Samples by the way in which they are checked. */
  readonly counts: Readonly<Record<string, number>>
  /** Number of results that were not cached. */
  readonly fresh: number
  /** Results of the examples. */
  readonly built: ReadonlyMap<string, Built>
}

/** Checks of each part and of all parts: each runs once, when its result is first needed. */
interface Checks {
  /** Issues of each example, by its name. */
  readonly examples: ReadonlyMap<string, () => Promise<readonly Issue[]>>
  /** Issues in the samples of each page, by its path. */
  readonly pages: ReadonlyMap<string, () => Promise<readonly Issue[]>>
  /** Checks everything. */
  all(): Promise<CheckedSamples>
  /** Ends the processes that run samples. */
  close(): Promise<void>
}

/** Creates the checks of all examples and of the samples of all pages, with webpack itself. */
export function createChecks(options: CheckSamplesOptions): Checks {
  const {examples: read, mostUnchecked = MOST_UNCHECKED} = options
  const samples = new Map(
    options.pages.map(page => [page.path, buildPageSamples(page.path, page.samples)]),
  )
  const items = [...samples.values()].flat()
  const store = openResults(options.store, hashCode())
  const {workshop, close} = openOnce()
  const tools = createTools({examples: read, store, workshop, items})
  const unchecked = checkUnchecked(items, mostUnchecked)
  const examples = mapEntries(read.examples, (name, example) =>
    once(() => findInExample(example, read.settings.get(name), {store, workshop})),
  )
  const built = async (name: string) => (await examples.get(name)?.())?.built
  const pages = mapEntries(samples, (path, own) =>
    once(async (): Promise<FoundInPage> => {
      const {issues, fresh} = await findInPage(own, {...(await tools()), store, built})
      return {issues: [...issues, ...unchecked.filter(({file}) => file === path)], fresh}
    }),
  )
  const all = once(async (): Promise<CheckedSamples> => {
    const running = [runAll(examples), runAll(pages)] as const
    await Promise.allSettled(running)
    await close()
    const [inExamples, inPages] = await Promise.all(running)
    const found = [...inPages.values(), ...inExamples.values()]
    return {
      issues: found.flatMap(({issues}) => issues),
      counts: {...countKinds(items), examples: examples.size},
      fresh: found.reduce((total, {fresh}) => total + fresh, 0),
      built: mapEntries(inExamples, (_, one) => one.built),
    }
  })
  return {examples: mapEntries(examples, issuesOf), pages: mapEntries(pages, issuesOf), all, close}
}

interface Found {
  readonly issues: readonly Issue[]
}

function issuesOf(_: string, find: () => Promise<Found>): () => Promise<readonly Issue[]> {
  return async () => (await find()).issues
}

/** Starts all checks, and collects their results. */
async function runAll<T>(checks: ReadonlyMap<string, () => Promise<T>>): Promise<Map<string, T>> {
  const running = [...checks].map(async ([name, check]) => [name, await check()] as const)
  await Promise.allSettled(running)
  return new Map(await Promise.all(running))
}

/** A workshop that is opened when it is first needed. */
function openOnce(): {workshop: OpenWorkshop; close: () => Promise<void>} {
  let opened: Promise<Workshop> | undefined
  return {
    workshop: () => (opened ??= openWorkshop()),
    close: async () => (await opened)?.close(),
  }
}

function mapEntries<K, V, W>(map: ReadonlyMap<K, V>, change: (key: K, value: V) => W): Map<K, W> {
  return new Map([...map].map(([key, value]) => [key, change(key, value)]))
}

function hashCode(): string {
  const code = ['tools/content', 'tools/authoring/samples']
  const known = ['documented/package.json', 'facts/hooks.json']
  const installed = ['node_modules/.package-lock.json'].filter(existsSync) // written by npm
  return hashFolders([...code, ...known, ...installed]) + process.version
}

function countKinds(items: readonly PageSample[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const {sample} of items) {
    const isIdle = sample.kind === 'cli' && !isCheckedWithWebpack(sample)
    const kind = isIdle ? 'text' : sample.kind
    counts[kind] = (counts[kind] ?? 0) + 1
  }
  return counts
}
