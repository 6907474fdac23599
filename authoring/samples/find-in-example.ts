import {EXAMPLE_FILE, lineWithRegions, type Example, placeOf} from '../../tools/examples/example.ts'
import type {Issue} from '../../tools/issues/issue.ts'
import {buildExample, configOf, type ExampleResult} from './build-example.ts'
import {checkEmitted} from './emitted-code.ts'
import {checkExpectation} from './expectation.ts'
import {lineIn} from './place-finding.ts'
import type {ExampleSettings} from '../../tools/load/read-examples.ts'
import {takeRecordedHashes} from './recorded-hashes.ts'
import type {ResultStore} from './result-store.ts'
import {nothingBuilt, type Built, type Finding} from './worker/finding.ts'
import type {OpenWorkshop} from './workshop.ts'

/** Issues in an example. */
interface FoundInExample {
  readonly built: Built
  readonly issues: readonly Issue[]
  /** 1 if its result was not known. */
  readonly fresh: number
}

/** Builds an example if its result is not cached, and compares it with the expected output. */
export async function findInExample(
  example: Example,
  settings: ExampleSettings = {},
  {store, workshop}: {store: ResultStore; workshop: OpenWorkshop},
): Promise<FoundInExample> {
  const parts = [example.name, ...example.files].map(part => JSON.stringify(part))
  const key = store.keyOf([...parts, JSON.stringify(settings)])
  const known = store.read(key)
  const result = known ?? (await buildExample(example, settings, await workshop()))
  if (!known) store.write(key, {...result})
  const {built: made = nothingBuilt, findings = []} = result
  const built = settings.anyHash ? takeRecordedHashes(made, example) : made
  return {built, issues: findIssues(example, settings, {built, findings}), fresh: known ? 0 : 1}
}

function findIssues(
  example: Example,
  {emitted = false, fails = false, node}: ExampleSettings,
  {built, findings}: ExampleResult,
): Issue[] {
  const config = configOf(example)
  const hasOtherMessages = node !== undefined && node !== Number.parseInt(process.versions.node, 10)
  const differences = () => checkExpectation(example, built, {hasOtherMessages})
  if (fails) return built.errors.length > 0 ? differences() : [buildSuccess(example)]
  const broken = [
    ...findings.map(one => placeInExample(example, config, one)),
    ...built.errors.map(error => buildError(example, config, error)),
  ]
  if (broken.length > 0) return broken
  return [...differences(), ...checkEmitted(example, emitted ? built : nothingBuilt)]
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
