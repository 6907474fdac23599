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

/** Running checks: the findings of each part, and of all parts. */
interface RunningChecks {
  /** Issues of each example, by its name. */
  readonly examples: ReadonlyMap<string, Promise<readonly Issue[]>>
  /** Issues in the samples of each page, by its path. */
  readonly pages: ReadonlyMap<string, Promise<readonly Issue[]>>
  /** Resolves when everything is checked. */
  readonly all: Promise<CheckedSamples>
}

/** Starts to check all examples and every sample of every page, with webpack itself. */
export function startChecks(options: CheckSamplesOptions): RunningChecks {
  const {examples: read, mostUnchecked = MOST_UNCHECKED} = options
  const pages = options.pages.map(({path, samples}) => buildPageSamples(path, samples))
  const items = pages.flat()
  const store = openResults(options.store, hashCode())
  const {workshop, close} = openOnce()
  const examples = mapValues(read.examples, example =>
    findInExample(example, read.settings.get(example.name), {store, workshop}),
  )
  const tools = createTools({examples: read, store, workshop, items})
  const built = once(async () => {
    const all = [...examples].map(async ([name, found]) => [name, (await found).built] as const)
    return new Map(await Promise.all(all))
  })
  const unchecked = checkUnchecked(items, mostUnchecked)
  const checked = new Map(
    options.pages.map(({path}, index) => [path, checkPage(path, pages[index] ?? [])] as const),
  )
  async function checkPage(path: string, own: readonly PageSample[]): Promise<FoundInPage> {
    const {issues, fresh} = await findInPage(own, {...(await tools()), store, built})
    return {issues: [...issues, ...unchecked.filter(({file}) => file === path)], fresh}
  }
  async function finish(): Promise<CheckedSamples> {
    await Promise.allSettled([...examples.values(), ...checked.values()])
    await close()
    const inExamples = await Promise.all(examples.values())
    const inPages = await Promise.all(checked.values())
    return {
      issues: [...inPages, ...inExamples].flatMap(({issues}) => issues),
      counts: {...countKinds(items), examples: examples.size},
      fresh: sum(inPages.map(({fresh}) => fresh)) + inExamples.filter(one => one.isFresh).length,
      built: await built(),
    }
  }
  const issuesOf = async (found: Promise<{readonly issues: readonly Issue[]}>) =>
    (await found).issues
  return {
    examples: mapValues(examples, issuesOf),
    pages: mapValues(checked, issuesOf),
    all: finish(),
  }
}

/** A workshop that is opened when it is first needed. */
function openOnce(): {workshop: OpenWorkshop; close: () => Promise<void>} {
  let opened: Promise<Workshop> | undefined
  return {
    workshop: () => (opened ??= openWorkshop()),
    close: async () => (await opened)?.close(),
  }
}

function mapValues<K, V, W>(map: ReadonlyMap<K, V>, change: (value: V) => W): Map<K, W> {
  return new Map([...map].map(([key, value]) => [key, change(value)]))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}

function hashCode(): string {
  const code = ['tools/content', 'tools/authoring/samples']
  const known = ['documented/package.json', 'facts/hooks.json']
  return hashFolders([...code, ...known]) + process.version
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
