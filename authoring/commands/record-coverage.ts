import {join} from 'node:path'
import {assignSections, recordedIds} from '../../tools/facts/coverage.ts'
import {
  buildCoverageRecord,
  COVERAGE_FILE,
  formatCoverageRecord,
  type CoverageRecord,
} from '../../tools/facts/coverage-record.ts'
import {checkDocumented} from '../../tools/facts/check-documented.ts'
import {findUrls} from '../../tools/facts/owners.ts'
import {loadForRecord, throwErrors} from '../records/load-for-record.ts'
import {runRecorder, type RecordOptions} from '../../tools/command-line/run-recorder.ts'
import {shownPath} from '../../tools/disk/shown-path.ts'
import {writeAtomically} from '../../tools/disk/write-atomically.ts'

interface RecordCoverageOptions extends RecordOptions {
  /** Folder of facts about webpack, instead of ours. */
  readonly facts?: string
}

/**
 * Records what the pages document in `_coverage.json` in the content folder. Throws one
 * `ContentError` and leaves the record as it is if a page has errors, or if anything is lost.
 */
export async function recordCoverage(options: RecordCoverageOptions): Promise<void> {
  const {file, text, before, after} = await planCoverageRecord(options)
  writeAtomically(file, text)
  options.log?.(`${shownPath(file)}: ${after} facts, ${after - before} new`)
}

/** The new record. */
export async function planCoverageRecord(options: RecordCoverageOptions) {
  const parsed = await loadForRecord({...options, files: [COVERAGE_FILE]})
  const {dir, pages, data, facts} = parsed
  throwErrors(checkDocumented(pages, facts, data.coverage), dir)
  const record: CoverageRecord = data.coverage?.record ?? {sections: {}, documented: {}}
  const assigned = assignSections(record, facts)
  const documented = findUrls(pages, facts).keys()
  const next = buildCoverageRecord(record, documented, id => assigned.get(id)?.[0])
  return {
    file: join(dir, COVERAGE_FILE),
    text: formatCoverageRecord(next),
    before: recordedIds(record).filter(id => facts.byId.has(id)).length,
    after: recordedIds(next).length,
  }
}

const HELP = `Records in content/_coverage.json which options, hooks and flags the pages document.`

runRecorder(import.meta.url, {help: HELP, record: recordCoverage})
