import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {Issue} from '../../tools/issues/issue.ts'
import {hashOf} from '../../tools/disk/hash.ts'
import {root} from '../../tools/disk/root.ts'
import {writeAtomically} from '../../tools/disk/write-atomically.ts'

/** The record of all proofs, which is committed as a lock file is. */
export const proofsFile = join(root, 'facts/proofs.json')

/** What was proved, by its name, such as `examples/caching`. */
export type ProofRecord = ReadonlyMap<string, string>

interface Proof {
  readonly name: string
  /** Everything that the result depends on, hashed. */
  readonly inputs: string
  /** The result, as a string that is the same whenever the inputs are. */
  readonly result: string
}

/**
 * The line of a proof in the record: hashes of its inputs, of its result, and of both with its name,
 * so that a line that was edited or copied is not taken for a proof.
 */
export function entryOf({name, inputs, result}: Proof): string {
  const hashes = `${inputs.slice(0, 16)}.${hashOf(result)}`
  return `${hashes}.${hashOf(`${name} ${hashes}`).slice(0, 8)}`
}

/** Whether the record has a proof of these inputs; their result need not be known. */
export function isProved(
  record: ProofRecord,
  {name, inputs}: Pick<Proof, 'name' | 'inputs'>,
): boolean {
  const [recorded, result, check] = record.get(name)?.split('.') ?? []
  return (
    recorded === inputs.slice(0, 16) &&
    check === hashOf(`${name} ${recorded}.${result}`).slice(0, 8)
  )
}

/**
 * Issues of a record: proofs that it lacks or that were of other inputs, and proofs of what no longer
 * exists. `isOfKind` tells which names belong to the expected proofs.
 */
export function checkRecord(
  record: ProofRecord,
  expected: ProofRecord,
  isOfKind: (name: string) => boolean,
): Issue[] {
  const changed = [...expected].filter(([name, entry]) => record.get(name) !== entry)
  const gone = [...record.keys()].filter(name => isOfKind(name) && !expected.has(name))
  return [
    ...changed.map(([name]) => `${name} has changed since it was proved.`),
    ...gone.map(name => `${name} is proved, but does not exist.`),
  ].map(message => ({
    rule: 'unproved',
    severity: 'error',
    file: '../facts/proofs.json', // as all issues: relative to the content folder
    line: 1,
    message,
    hint: 'Run npm run check:content, and commit the record.',
  }))
}

/** Reads the record. */
export function readProofs(file = proofsFile): ProofRecord {
  const entries: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
  return new Map(Object.entries(entries))
}

/** Writes the record, sorted, so that a change of one proof is a change of one line. */
export function writeProofs(record: ProofRecord, file = proofsFile): void {
  const sorted = [...record].toSorted(([a], [b]) => (a < b ? -1 : 1))
  writeAtomically(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}
