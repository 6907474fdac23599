import type {Issue} from '../../tools/issues/issue.ts'
import type {Sample} from '../../tools/examples/sample.ts'
import {hashFolders} from '../../tools/disk/hash-folders.ts'
import type {Store} from '../../tools/disk/store.ts'
import type {ProofRecord} from '../proofs/proof-record.ts'
import {createTools, once, readPackages} from './check-tools.ts'
import {countKinds, describeProofs, nameOfExample, nameOfPage} from './describe-proofs.ts'
import {findInExample} from './find-in-example.ts'
import {findInPage} from './find-in-page.ts'
import {buildPageSamples} from './page-samples.ts'
import type {ReadExamples} from '../../tools/load/read-examples.ts'
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
  /** Proofs that need not be repeated. */
  readonly proved?: ProofRecord
  /** Whether everything is checked again, also what is proved or cached. */
  readonly again?: boolean
}

export interface CheckedSamples {
  readonly issues: readonly Issue[]
  /** Samples by the way in which they are checked. */
  readonly counts: Readonly<Record<string, number>>
  /** Number of pages, samples and examples that were checked; the results of the others were cached. */
  readonly fresh: number
  /** Results of the examples that were built. */
  readonly built: ReadonlyMap<string, Built>
  /** What the record contains if everything is right. */
  readonly proofs: ProofRecord
  /** Names of the proofs that failed. */
  readonly failed: ReadonlySet<string>
}

/**
 * Checks all examples and the samples of all pages, with webpack itself. What is proved is not
 * checked again.
 */
export async function checkSamples(options: CheckSamplesOptions): Promise<CheckedSamples> {
  const {examples: read, proved, again = false} = options
  const samples = new Map(
    options.pages.map(page => [page.path, buildPageSamples(page.path, page.samples)]),
  )
  const items = [...samples.values()].flat()
  const store = openResults(options.store, hashCode(), {isEmpty: again})
  const {workshop, close} = openOnce()
  const tools = createTools({examples: read, workshop, items})
  const proofs = describeProofs({examples: read, samples, packages: readPackages()})
  const isOpen = (name: string) => again || proved?.get(name) !== proofs.get(name)
  const examples = mapEntries(read.examples, (name, example) =>
    once(() => findInExample(example, read.settings.get(name), {store, workshop})),
  )
  const built = async (name: string) => (await examples.get(name)?.())?.built
  const pages = mapEntries(samples, (_, own) =>
    once(async () => findInPage(own, {...tools, store, built})),
  )
  const running = [
    runAll(examples, name => isOpen(nameOfExample(name))),
    runAll(pages, path => isOpen(nameOfPage(path))),
  ] as const
  await Promise.allSettled(running)
  await close()
  const [inExamples, inPages] = await Promise.all(running)
  const checked = [...inPages.values(), ...inExamples.values()]
  return {
    issues: checked.flatMap(({issues}) => issues),
    counts: {...countKinds(items), examples: examples.size},
    fresh: checked.reduce((total, {fresh}) => total + fresh, 0),
    built: mapEntries(inExamples, (_, one) => one.built),
    proofs,
    failed: new Set([
      ...namesOfWrong(inExamples).map(nameOfExample),
      ...namesOfWrong(inPages).map(nameOfPage),
    ]),
  }
}

interface Found {
  readonly issues: readonly Issue[]
}

function namesOfWrong(found: ReadonlyMap<string, Found>): string[] {
  return [...found].flatMap(([name, {issues}]) => (issues.length > 0 ? name : []))
}

/** Starts the checks that are open, and collects their results. */
async function runAll<T>(
  checks: ReadonlyMap<string, () => Promise<T>>,
  isOpen: (name: string) => boolean,
): Promise<Map<string, T>> {
  const running = [...checks]
    .filter(([name]) => isOpen(name))
    .map(async ([name, check]) => [name, await check()] as const)
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

/** Part of the names of cached results. */
function hashCode(): string {
  const code = ['authoring/samples', 'tools/examples']
  const names = ['authoring/read-webpack/cli-program.ts', 'facts/hooks.json']
  return hashFolders([...code, ...names, 'documented/package.json']) + process.version
}
