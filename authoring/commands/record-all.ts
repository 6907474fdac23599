import {ContentError, type Issue} from '../../tools/issues/issue.ts'
import type {StepLog} from '../../tools/command-line/step-log.ts'
import {recordProofs} from '../move/record-proofs.ts'
import {createStore} from '../../tools/disk/store.ts'
import {recordContent} from './check-content.ts'
import {recordAnchors} from './record-anchors.ts'
import {recordCoverage} from './record-coverage.ts'

interface Folders {
  readonly content: string
  readonly cache: string
}

/** What could not be recorded. */
interface Unrecorded {
  readonly issues: readonly Issue[]
  /** Titles of tests that failed. */
  readonly failed: readonly string[]
}

/** Records builds, outputs, proofs, anchors and coverage. */
export async function recordAll(folders: Folders, log: StepLog): Promise<Unrecorded> {
  const {issues} = await log.step('samples', () => recordContent(folders))
  const failed = await log.step('proofs', recordProofs)
  const unrecorded = await log.step('records', () => recordNames(folders))
  return {issues: [...issues, ...unrecorded], failed}
}

/** Records the anchors and the coverage of a folder. Returns the issues that prevent it. */
async function recordNames({content, cache}: Folders): Promise<readonly Issue[]> {
  const store = createStore(cache)
  const issues: Issue[] = []
  for (const record of [recordAnchors, recordCoverage]) {
    try {
      await record({content, store})
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      issues.push(...error.issues)
    }
  }
  return issues
}
