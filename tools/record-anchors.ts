import {join} from 'node:path'
import {fileURLToPath, pathToFileURL} from 'node:url'
import {parseArgs} from 'node:util'
import {extendRecord, formatRecord, RECORD_FILE} from './content/anchor-record.ts'
import {explainError} from './explain-error.ts'
import {parseForRecord} from './parse-for-record.ts'
import {shownPath} from './shown-path.ts'
import {writeWhole} from './write-whole.ts'

interface RecordAnchorsOptions {
  /** Folder of Markdown. */
  content: string
  log?: (line: string) => void
}

/**
 * Adds all ids of the pages as they are to `anchors.json` in the content folder. Throws one
 * `ContentError` and leaves the record as it is if a page has errors.
 */
export async function recordAnchors({content, log}: RecordAnchorsOptions): Promise<void> {
  const {dir, pages, data} = await parseForRecord({content, file: RECORD_FILE})
  const {record} = data.published
  const file = join(dir, RECORD_FILE)
  const next = extendRecord(record, pages)
  await writeWhole(file, formatRecord(next))
  const total = count(next)
  log?.(`${shownPath(file)}: ${total} ids, ${total - count(record)} new`)
}

function count(record: Readonly<Record<string, readonly string[]>>): number {
  return Object.values(record).reduce((sum, ids) => sum + ids.length, 0)
}

const HELP = `Adds all ids that a link may lead to, to content/anchors.json, the record of what was published.

  --content DIR  another folder than content/`

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      content: {
        type: 'string',
        default: fileURLToPath(new URL('../content', import.meta.url)),
      },
      help: {type: 'boolean', default: false},
    },
  })
  if (values.help) return console.log(HELP)
  await recordAnchors({content: values.content, log: line => console.log(line)})
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main().catch((error: unknown) => {
    console.error(explainError(error))
    process.exitCode = 1
  })
}
