import {EXAMPLE_FILE, lineWithRegions, type Example} from '../content/example.ts'
import type {Issue} from '../content/issue.ts'
import {buildExamples, configOf} from './check-examples.ts'
import {checkEmitted} from './emitted-code.ts'
import {checkExpectation} from './expectation.ts'
import {lineIn} from './place-finding.ts'
import {placeOf, type ReadExamples} from '../load/read-examples.ts'
import {takeRecordedHashes} from './recorded-hashes.ts'
import type {ResultStore} from './result-store.ts'
import {nothingBuilt, type Built, type Finding} from './worker/finding.ts'
import type {OpenWorkshop} from './workshop.ts'

/** Builds the examples whose results are not known, and compares all with what is expected. */
export async function findInExamples(
  {examples, settings}: ReadExamples,
  store: ResultStore,
  workshop: OpenWorkshop,
): Promise<{built: Map<string, Built>; issues: Issue[]; fresh: number}> {
  const all = [...examples.values()]
  const keys = new Map(
    all.map(example => {
      const parts = [example.name, ...example.files].map(part => JSON.stringify(part))
      return [example, store.keyOf([...parts, JSON.stringify(settings.get(example.name))])]
    }),
  )
  const results = new Map(all.map(example => [example, store.read(keys.get(example) ?? '')]))
  const missing = all.filter(example => results.get(example) === undefined)
  if (missing.length > 0) {
    for (const [example, result] of await buildExamples(missing, settings, await workshop())) {
      results.set(example, result)
      store.write(keys.get(example) ?? '', {...result})
    }
  }
  const built = new Map<string, Built>()
  const issues = all.flatMap(example => {
    const {built: made, findings: found = []} = results.get(example) ?? {}
    if (!made) return []
    const {anyHash = false, emitted = false, fails = false} = settings.get(example.name) ?? {}
    const result = anyHash ? takeRecordedHashes(made, example) : made
    built.set(example.name, result)
    const config = configOf(example)
    if (fails)
      return result.errors.length > 0 ? checkExpectation(example, result) : [buildSuccess(example)]
    const findings = found.map(one => placeInExample(example, config, one))
    const errors = result.errors.map(error => buildError(example, config, error))
    const broken = [...findings, ...errors]
    if (broken.length > 0) return broken
    return [
      ...checkExpectation(example, result),
      ...checkEmitted(example, emitted ? result : nothingBuilt),
    ]
  })
  return {built, issues, fresh: missing.length}
}

function placeInExample(example: Example, config: string, finding: Finding): Issue {
  const {rule, message, hint} = finding
  const text = example.files.get(config) ?? ''
  const line =
    finding.line === undefined ? lineIn(text, config, finding) : lineWithRegions(text, finding.line)
  const file = placeOf(example.owners.get(config) ?? example.name, config)
  return {rule, severity: 'error', file, line, message, hint}
}

function buildSuccess({name}: Example): Issue {
  return {
    rule: 'sample-passes',
    severity: 'error',
    file: placeOf(name, EXAMPLE_FILE),
    line: 1,
    message: 'The example builds, although it has "fails".',
    hint: 'Remove "fails", or make the build fail.',
  }
}

function buildError(
  {name, files, owners}: Example,
  config: string,
  {message, file, line = 1}: Built['errors'][number],
): Issue {
  const path = file !== undefined && files.has(file) ? file : config
  return {
    rule: 'bad-example',
    severity: 'error',
    file: placeOf(owners.get(path) ?? name, path),
    line: path === file ? lineWithRegions(files.get(path) ?? '', line) : 1,
    message: `The example does not build: ${message}`,
    hint: 'Fix the example.',
  }
}
