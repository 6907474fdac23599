import {checkOutput} from './check-output.ts'
import {checkSample, type CheckTools} from './check-sample.ts'
import {projectNameOf} from './check-tap.ts'
import type {Issue} from '../../tools/issues/issue.ts'
import type {PageSample} from './page-samples.ts'
import {placeFinding} from './place-finding.ts'
import type {ReadExamples} from '../../tools/load/read-examples.ts'
import type {Result, ResultStore} from './result-store.ts'
import type {Built} from './worker/finding.ts'

interface FindOptions extends CheckTools {
  readonly store: ResultStore
  /** Result of an example; absent if there is no example of this name. */
  readonly built: (name: string) => Promise<Built | undefined>
}

/** Issues in the samples of a page. */
export interface FoundInPage {
  readonly issues: readonly Issue[]
  /** Number of samples whose results were not known. */
  readonly fresh: number
}

/** Checks the samples of a page whose results are not known, and then the output that it shows. */
export async function findInPage(
  items: readonly PageSample[],
  options: FindOptions,
): Promise<FoundInPage> {
  const found = await Promise.all(items.map(item => findInSample(item, options)))
  const findings = found.flatMap(({item, result}) =>
    (result.findings ?? []).map(one => placeFinding(item, one)),
  )
  const logs = new Map(
    found.flatMap(({item, result: {log}}) => (log === undefined ? [] : [[item, log] as const])),
  )
  const output = items.map(async item => {
    const {kind, attributes} = item.sample
    const built = kind === 'output' ? await options.built(attributes['example'] ?? '') : undefined
    return checkOutput(item, {built, logs, names: options.examples.examples.keys()})
  })
  return {
    issues: [...findings, ...(await Promise.all(output)).flat()],
    fresh: found.filter(({isFresh}) => isFresh).length,
  }
}

interface FoundInSample {
  readonly item: PageSample
  readonly result: Result
  readonly isFresh: boolean
}

async function findInSample(item: PageSample, options: FindOptions): Promise<FoundInSample> {
  const {store} = options
  const key = store.keyOf(partsOf(item, options.examples))
  const known = store.read(key)
  if (known) return {item, result: known, isFresh: false}
  const result = await checkSample(item, options)
  store.write(key, result)
  return {item, result, isFresh: true}
}

/** Everything that the result of a sample depends on, apart from the code of the checks. */
function partsOf({sample, beside}: PageSample, examples: ReadExamples): string[] {
  const {kind, lang, title = '', text, attributes} = sample
  const project = kind === 'tap' ? projectOf(projectNameOf(sample), examples) : ''
  return [kind, lang, title, text, JSON.stringify([attributes, ...beside]), project]
}

/** The project that a sample is built with. */
function projectOf(name: string, {examples, settings}: ReadExamples): string {
  return JSON.stringify([...(examples.get(name)?.files ?? []), settings.get(name)])
}
