import type {Issue} from '../content/issue.ts'
import {isCheckedWithWebpack, type Sample} from '../content/sample.ts'
import {hashFolders} from '../disk/hash-folders.ts'
import type {Store} from '../disk/store.ts'
import {checkOutput} from './check-output.ts'
import {checkUnchecked, MOST_UNCHECKED} from './check-unchecked.ts'
import {findInExamples} from './find-in-examples.ts'
import {findInPages} from './find-in-pages.ts'
import {buildPageSamples, type PageSample} from './page-samples.ts'
import {placeFinding} from './place-finding.ts'
import type {ReadExamples} from '../load/read-examples.ts'
import {openResults} from './result-store.ts'
import type {Built} from './worker/finding.ts'
import {openWorkshop, type Workshop} from './workshop.ts'

/** The samples of a page. */
export interface SamplesOfPage {
  /** Relative to the content folder. */
  readonly path: string
  readonly samples: readonly Sample[]
}

interface CheckSamplesOptions {
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

/** Checks every sample of every page, and all examples, with webpack itself. */
export async function checkSamples(options: CheckSamplesOptions): Promise<CheckedSamples> {
  const {pages, examples, mostUnchecked = MOST_UNCHECKED} = options
  const store = openResults(options.store, hashCode())
  const items = pages.flatMap(({path, samples}) => buildPageSamples(path, samples))
  const opened: Array<Promise<Workshop>> = []
  const workshop = () => opened[0] ?? (opened[0] = openWorkshop())
  try {
    const found = await findInPages(items, {store, workshop, examples})
    const {built, issues, fresh} = await findInExamples(examples, store, workshop)
    return {
      issues: [
        ...[...found.findings].flatMap(([item, findings]) =>
          findings.map(one => placeFinding(item, one)),
        ),
        ...issues,
        ...items.flatMap(item => checkOutput(item, {built, logs: found.logs})),
        ...checkUnchecked(items, mostUnchecked),
      ],
      counts: {...countKinds(items), examples: examples.examples.size},
      fresh: found.fresh + fresh,
      built,
    }
  } finally {
    for (const one of opened) await (await one).close()
  }
}

function hashCode(): string {
  const code = ['tools/content', 'tools/samples']
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
