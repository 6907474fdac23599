import {join} from 'node:path'
import type {Issue} from '../../tools/issues/issue.ts'
import {runCommand} from '../../tools/command-line/run-command.ts'
import {tellIssues} from '../../tools/command-line/tell-issues.ts'
import {readProofs, writeProofs} from '../proofs/proof-record.ts'
import {checkSamples, type CheckedSamples} from '../samples/check-samples.ts'
import {mergeProofs} from '../samples/describe-proofs.ts'
import {recordBuilds, recordOutputs} from '../samples/record-builds.ts'
import {readSamples, type CheckContentOptions} from '../samples/read-samples.ts'
import {root} from '../../tools/disk/root.ts'
import {shownPath} from '../../tools/disk/shown-path.ts'

/** Checks content as a build does, and then its samples with webpack itself. */
export async function checkContent(options: CheckContentOptions): Promise<CheckedSamples> {
  const {loaded, samples} = await readSamples(options)
  const {issues, ...checked} = await checkSamples(samples)
  const fresh = loaded.parsed + checked.fresh
  return {...checked, issues: [...loaded.issues, ...issues], fresh}
}

const content = join(root, 'content')

/** Checks our content, and records what is right. */
async function proveContent(again = false): Promise<CheckedSamples> {
  const proved = readProofs()
  const proof = await checkContent({content, cache: join(root, '.cache'), proved, again})
  writeProofs(mergeProofs(proved, proof))
  return proof
}

/**
 * Writes the builds of the examples to their `expect.json`, and new sizes, hashes and versions into
 * the outputs that pages show. Returns what is wrong then.
 */
export async function recordContent(): Promise<CheckedSamples> {
  const {built, issues} = await proveContent()
  recordBuilds(built)
  recordOutputs(content, issues)
  return proveContent()
}

/** `48 config, 3 build, …` */
function describeCounts(counts: CheckedSamples['counts']): string {
  return Object.entries(counts)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ')
}

const HELP = `Checks the pages in content/ as a build does, and checks their samples and examples/ with webpack.
What is right is recorded in facts/proofs.json, and not checked again until it changes.

  --all     check everything, also what is recorded
  --record  write the builds of the examples to their expect.json, and new sizes, hashes and
            versions into the outputs that pages show`

async function run(has: (flag: 'all' | 'record') => boolean): Promise<void> {
  const start = performance.now()
  const proof = has('record') ? await recordContent() : await proveContent(has('all'))
  const isError = ({severity}: Issue) => severity === 'error'
  const {issues} = proof
  if (issues.length > 0) console.error(tellIssues(issues, shownPath(content)))
  const time = Math.round(performance.now() - start)
  const errors = issues.filter(isError).length
  console.log(
    `\n${describeCounts(proof.counts)}: ${errors} errors, ${proof.fresh} checked again, ${time} ms`,
  )
  process.exitCode = errors > 0 ? 1 : 0
}

runCommand(import.meta.url, {help: HELP, flags: ['all', 'record'], run})
