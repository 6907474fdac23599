import {join, resolve} from 'node:path'
import {parseArgs} from 'node:util'
import {createStore} from '../disk/store.ts'
import {inspectSite, type LoadedSite} from '../load/load-site.ts'
import {EXPECT_FILE} from '../content/example.ts'
import type {Issue} from '../content/issue.ts'
import {runIfCalled} from '../command-line/explain-error.ts'
import {tellIssues} from '../command-line/tell-issues.ts'
import {readProofs, writeProofs, type ProofRecord} from '../authoring/proofs/proof-record.ts'
import {
  checkSamples,
  type CheckSamplesOptions,
  type CheckedSamples,
} from '../authoring/samples/check-samples.ts'
import {isNameOfSamples} from '../authoring/samples/describe-proofs.ts'
import {recordEmitted} from '../authoring/samples/emitted-code.ts'
import {formatExpectation} from '../authoring/samples/expectation.ts'
import {readExamples} from '../load/read-examples.ts'
import {root} from '../disk/root.ts'
import {shownPath} from '../disk/shown-path.ts'
import {writeAtomically} from '../disk/write-atomically.ts'

interface CheckContentOptions {
  /** Folder of Markdown. */
  content: string
  /** Folder for what can be rebuilt. */
  cache: string
  /** Replaces the folder of our examples. */
  examples?: string | undefined
  /** Replaces the allowed number of unchecked samples. */
  mostUnchecked?: number
  /** Proofs that need not be repeated. */
  proved?: ProofRecord
  /** Whether everything is checked again, also what is proved or cached. */
  again?: boolean
}

/** Issues found in pages, samples and examples. */
interface Proof extends Omit<CheckedSamples, 'fresh'> {
  /**
   * Number of pages, samples and examples that were checked; the results of the others were cached.
   */
  readonly fresh: number
}

/** Checks content as a build does, and then its samples with webpack itself. */
export async function checkContent(options: CheckContentOptions): Promise<Proof> {
  const {loaded, samples} = await readSamples(options)
  const {issues, ...checked} = await checkSamples(samples)
  const fresh = loaded.parsed + checked.fresh
  return {...checked, issues: [...loaded.issues, ...issues], fresh}
}

/** Content that is checked as a build does, and the samples in it, which are not checked yet. */
interface ContentSamples {
  readonly loaded: LoadedSite
  readonly samples: CheckSamplesOptions
}

/** Loads content as a build does, and reads the samples of its pages. */
export async function readSamples(options: CheckContentOptions): Promise<ContentSamples> {
  const {cache, mostUnchecked, proved = new Map(), again = false} = options
  const store = createStore(resolve(cache))
  const loaded = await inspectSite({...options, store, deadLinks: 'error'})
  const {pages: all, texts} = loaded.site
  const pages = await Promise.all(
    all.map(async page => ({
      path: page.path,
      samples: JSON.parse(await texts.read(page, 'samples')),
    })),
  )
  const examples = readExamples(options.examples)
  return {
    loaded,
    samples: {
      pages,
      examples,
      store,
      proved,
      again,
      ...(mostUnchecked !== undefined && {mostUnchecked}),
    },
  }
}

/** Builds all examples and writes their output as the expected output. */
async function record({built}: Proof): Promise<void> {
  const {dir, settings} = readExamples()
  for (const [name, result] of built) {
    writeAtomically(join(dir, name, EXPECT_FILE), formatExpectation(result))
    if (settings.get(name)?.emitted) recordEmitted(join(dir, name), result)
  }
}

/** `48 config, 3 build, …` */
function describeCounts(counts: Proof['counts']): string {
  return Object.entries(counts)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ')
}

/** Records what is right, and keeps the proofs that are made by tests. */
function recordProofs(recorded: ProofRecord, {proofs, failed}: CheckedSamples): void {
  const others = [...recorded].filter(([name]) => !isNameOfSamples(name))
  writeProofs(new Map([...others, ...[...proofs].filter(([name]) => !failed.has(name))]))
}

const HELP = `Checks the pages in content/ as a build does, and checks their samples and examples/ with webpack.
What is right is recorded in facts/proofs.json, and not checked again until it changes.

  --content DIR  folder of Markdown; default: content/
  --cache DIR    cache folder; default: .cache/
  --all          check everything, also what is recorded
  --record       write the builds of the examples to their expect.json`

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      content: {type: 'string', default: join(root, 'content')},
      cache: {type: 'string', default: join(root, '.cache')},
      all: {type: 'boolean', default: false},
      record: {type: 'boolean', default: false},
      help: {type: 'boolean', default: false},
    },
  })
  if (values.help) return console.log(HELP)
  const start = performance.now()
  const isOurs = resolve(values.content) === join(root, 'content')
  const recorded = isOurs ? readProofs() : new Map()
  let proof = await checkContent({...values, proved: recorded, again: values.all})
  if (values.record) {
    await record(proof)
    proof = await checkContent({...values, proved: recorded})
  }
  if (isOurs) recordProofs(recorded, proof)
  const isError = ({severity}: Issue) => severity === 'error'
  const {issues} = proof
  if (issues.length > 0) console.error(tellIssues(issues, shownPath(resolve(values.content))))
  const time = Math.round(performance.now() - start)
  const errors = issues.filter(isError).length
  console.log(
    `\n${describeCounts(proof.counts)}: ${errors} errors, ${proof.fresh} checked again, ${time} ms`,
  )
  process.exitCode = errors > 0 ? 1 : 0
}

runIfCalled(import.meta.url, main)
