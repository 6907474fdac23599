import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {checkPages, type CheckTools} from './check-pages.ts'
import {projectNameOf} from './check-taps.ts'
import type {PageSample} from './page-samples.ts'
import type {ReadExamples} from '../load/read-examples.ts'
import {readFactHooks} from './read-fact-hooks.ts'
import type {ResultStore} from './result-store.ts'
import {runJobs} from './run-jobs.ts'
import type {Finding, Names, NamesJob} from './worker/finding.ts'
import {documentedFolder, type OpenWorkshop} from './workshop.ts'

interface FindOptions {
  readonly store: ResultStore
  readonly workshop: OpenWorkshop
  readonly examples: ReadExamples
}

/** What is known of samples. */
export interface FoundInPages {
  readonly findings: ReadonlyMap<PageSample, readonly Finding[]>
  /** What samples printed that tap something. */
  readonly logs: ReadonlyMap<PageSample, readonly string[]>
  readonly fresh: number
}

/** Checks the samples whose results are not known. */
export async function findInPages(
  items: readonly PageSample[],
  {store, workshop, examples}: FindOptions,
): Promise<FoundInPages> {
  const {known, keyOf} = store
  const keys = new Map(
    items.map(item => [item, keyOf([...partsOf(item), projectOf(item, examples)])]),
  )
  const missing = items.filter(item => known.findings[keys.get(item) ?? ''] === undefined)
  if (missing.length > 0) {
    const tools: CheckTools = {
      workshop,
      names: () => readNames(store, workshop),
      packages: await readPackages(),
      examples,
    }
    const result = await checkPages(missing, tools)
    for (const item of missing) {
      const key = keys.get(item) ?? ''
      known.findings[key] = result.findings.get(item) ?? []
      const log = result.logs.get(item)
      if (log) known.logs[key] = log
    }
  }
  keyOf(['names'])
  const findings = new Map<PageSample, readonly Finding[]>()
  const logs = new Map<PageSample, readonly string[]>()
  for (const [item, key] of keys) {
    findings.set(item, known.findings[key] ?? [])
    const log = known.logs[key]
    if (log) logs.set(item, log)
  }
  return {findings, logs, fresh: missing.length}
}

/** All that a sample is built with. */
function projectOf({sample}: PageSample, {examples, settings}: ReadExamples): string {
  if (sample.kind !== 'tap') return ''
  const name = projectNameOf(sample)
  return JSON.stringify([...(examples.get(name)?.files ?? []), settings.get(name)])
}

function partsOf({sample, beside}: PageSample): string[] {
  const {kind, lang, title = '', text, attributes} = sample
  return [kind, lang, title, text, JSON.stringify([attributes, ...beside])]
}

/** What webpack has is looked up there first: facts have the hooks of its plugins in addition. */
async function readNames(store: ResultStore, workshop: OpenWorkshop): Promise<Names> {
  const {flags, hooks} = await readNamesOfWebpack(store, workshop)
  return {flags, hooks: {...(await readFactHooks()), ...hooks}}
}

async function readNamesOfWebpack(
  {known, keyOf}: ResultStore,
  workshop: OpenWorkshop,
): Promise<Names> {
  const key = keyOf(['names'])
  const names = known.names[key]
  if (names) return names
  const {dir} = await workshop()
  const job: NamesJob = {type: 'names', dir}
  const result = (await runJobs([job], {dir})).get(job)
  if (!result?.names) throw new Error(`The names of flags and hooks: ${result?.failed}`)
  known.names[key] = result.names
  return result.names
}

async function readPackages(): Promise<Set<string>> {
  const text = await readFile(join(documentedFolder, 'package.json'), 'utf8')
  const {dependencies}: {dependencies: Record<string, string>} = JSON.parse(text)
  return new Set(Object.keys(dependencies))
}
