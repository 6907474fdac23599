import {join} from 'node:path'
import {ContentError, type Issue} from '../../tools/issues/issue.ts'
import type {StepLog} from '../../tools/command-line/step-log.ts'
import {recordProofs} from '../move/record-proofs.ts'
import {root} from '../../tools/disk/root.ts'
import {createStore} from '../../tools/disk/store.ts'
import {recordContent} from './check-content.ts'
import {recordAnchors} from './record-anchors.ts'
import {recordCoverage} from './record-coverage.ts'

/** What could not be recorded. */
interface Unrecorded {
  readonly issues: readonly Issue[]
  /** Titles of tests that failed. */
  readonly failed: readonly string[]
}

/** Records builds, outputs, proofs, anchors and coverage. */
export async function recordAll(log: StepLog): Promise<Unrecorded> {
  const {issues} = await log.step('samples', recordContent)
  const failed = await log.step('proofs', recordProofs)
  const unrecorded = await log.step('records', recordNames)
  return {issues: [...issues, ...unrecorded], failed}
}

/** Records the anchors and the coverage. Returns the issues that prevent it. */
async function recordNames(): Promise<readonly Issue[]> {
  const content = join(root, 'content')
  const store = createStore(join(root, '.cache'))
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
