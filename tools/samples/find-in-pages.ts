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

/** Results of samples. */
export interface FoundInPages {
  readonly findings: ReadonlyMap<PageSample, readonly Finding[]>
  /** Output of samples that tap hooks. */
  readonly logs: ReadonlyMap<PageSample, readonly string[]>
  readonly fresh: number
}

/** Checks the samples whose results are not known. */
export async function findInPages(
  items: readonly PageSample[],
  {store, workshop, examples}: FindOptions,
): Promise<FoundInPages> {
  const {keyOf} = store
  const keys = new Map(
    items.map(item => [item, keyOf([...partsOf(item), projectOf(item, examples)])]),
  )
  const results = new Map(items.map(item => [item, store.read(keys.get(item) ?? '')]))
  const missing = items.filter(item => results.get(item) === undefined)
  if (missing.length > 0) {
    const tools: CheckTools = {
      workshop,
      names: () => readNames(store, workshop),
      packages: await readPackages(),
      examples,
    }
    const result = await checkPages(missing, tools)
    for (const item of missing) {
      const log = result.logs.get(item)
      const one = {findings: result.findings.get(item) ?? [], ...(log && {log})}
      results.set(item, one)
      store.write(keys.get(item) ?? '', one)
    }
  }
  const findings = new Map<PageSample, readonly Finding[]>()
  const logs = new Map<PageSample, readonly string[]>()
  for (const [item, result] of results) {
    findings.set(item, result?.findings ?? [])
    if (result?.log) logs.set(item, result.log)
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

/** Names are first looked up in webpack; facts additionally contain the hooks of its plugins. */
async function readNames(store: ResultStore, workshop: OpenWorkshop): Promise<Names> {
  const {flags, hooks} = await readNamesOfWebpack(store, workshop)
  return {flags, hooks: {...(await readFactHooks()), ...hooks}}
}

async function readNamesOfWebpack(store: ResultStore, workshop: OpenWorkshop): Promise<Names> {
  const key = store.keyOf(['names'])
  const {names} = store.read(key) ?? {}
  if (names) return names
  const {dir} = await workshop()
  const job: NamesJob = {type: 'names', dir}
  const result = (await runJobs([job], {dir})).get(job)
  if (!result?.names) throw new Error(`The names of flags and hooks: ${result?.failed}`)
  store.write(key, {names: result.names})
  return result.names
}

async function readPackages(): Promise<Set<string>> {
  const text = await readFile(join(documentedFolder, 'package.json'), 'utf8')
  const {dependencies}: {dependencies: Record<string, string>} = JSON.parse(text)
  return new Set(Object.keys(dependencies))
}
