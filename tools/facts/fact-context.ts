import type {History, Releases} from '#contract/history.ts'
import type {CoverageRecord} from './coverage-record.ts'
import {noFacts, type FactSet} from './fact-set.ts'

/** External data that pages can show. */
export interface FactContext {
  readonly facts: FactSet
  /** The content of `_coverage.json`, if it exists. */
  readonly coverage: CoverageRecord | undefined
  /** When facts were added, and what was removed. */
  readonly history?: History | undefined
  readonly releases?: Releases | undefined
}

/** The context of a site without facts about webpack. */
export const noFactContext: FactContext = {facts: noFacts, coverage: undefined}
