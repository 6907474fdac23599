import {join} from 'node:path'
import {extendRecord, formatRecord, RECORD_FILE} from '../../tools/site/anchor-record.ts'
import {loadForRecord} from '../records/load-for-record.ts'
import {PACKAGES_FILE} from '../../tools/readmes/packages-file.ts'
import {runRecorder, type RecordOptions} from '../../tools/command-line/run-recorder.ts'
import {shownPath} from '../../tools/disk/shown-path.ts'
import {writeAtomically} from '../../tools/disk/write-atomically.ts'

/**
 * Adds all ids of the pages as they are to `anchors.json` in the content folder. Throws one
 * `ContentError` and leaves the record as it is if a page has errors.
 */
export async function recordAnchors(options: RecordOptions): Promise<void> {
  const {log} = options
  const {
    dir,
    pages: ours,
    data,
  } = await loadForRecord({...options, files: [RECORD_FILE, PACKAGES_FILE]})
  const {record} = data.published
  // The headings of a README are not ours, and change with its version; its URL is.
  const pages = [
    ...ours,
    ...data.packages.rows.map(({package: name, section}) => ({
      path: `${section}/${name}.md`,
      ids: [],
    })),
  ]
  const file = join(dir, RECORD_FILE)
  const next = extendRecord(record, pages)
  writeAtomically(file, formatRecord(next))
  const total = count(next)
  log?.(`${shownPath(file)}: ${total} ids, ${total - count(record)} new`)
}

function count(record: Readonly<Record<string, readonly string[]>>): number {
  return Object.values(record).reduce((sum, ids) => sum + ids.length, 0)
}

const HELP = `Records in content/anchors.json all pages and IDs that links may lead to.`

runRecorder(import.meta.url, {help: HELP, record: recordAnchors})
