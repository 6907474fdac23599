import type {Defaults} from '#contract/defaults.ts'
import type {History, Releases} from '#contract/history.ts'
import {buildFactSet, type FactSet} from './fact-set.ts'
import {readDefaultsSnapshot, readSnapshots, type Snapshots} from './fact-snapshots.ts'
import {readHistorySnapshot, readReleasesSnapshot} from './history-snapshot.ts'
import {withHistory} from './with-history.ts'

/** Everything that was read from webpack and its tools; data that was never read is absent. */
export interface FactData {
  /** Facts, with their history. */
  readonly snapshots: Snapshots
  /** The same, to look them up. */
  readonly facts: FactSet
  readonly defaults: Defaults | undefined
  /** When facts were added, and what was removed. */
  readonly history: History | undefined
  readonly releases: Releases | undefined
}

/** Reads the files of a folder such as `facts/`. */
export function readFactData(dir?: string): FactData {
  const history = readHistorySnapshot(dir)
  const snapshots = withHistory(readSnapshots(dir), history)
  const defaults = readDefaultsSnapshot(dir)
  const facts = buildFactSet(Object.values(snapshots), defaults)
  return {snapshots, facts, defaults, history, releases: readReleasesSnapshot(dir)}
}
