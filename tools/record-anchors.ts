import {join, resolve} from 'node:path'
import {fileURLToPath, pathToFileURL} from 'node:url'
import {parseArgs} from 'node:util'
import {extendRecord, formatRecord, RECORD_FILE} from './content/anchor-record.ts'
import {ContentError} from './content/issue.ts'
import {readContentFolder, readText} from './content/read-content.ts'
import {explainError} from './explain-error.ts'
import {parsePage} from './markdown/parse-page.ts'
import {PACKAGES_FILE} from './packages/packages-file.ts'
import {readData} from './read-data.ts'
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
  const dir = resolve(content)
  const [folder, {published, packages, issues}] = await Promise.all([
    readContentFolder(dir),
    readData(dir),
  ])
  const found = [
    ...folder.issues,
    ...issues.filter(({file}) => file === RECORD_FILE || file === PACKAGES_FILE),
  ]
  const pages: Array<{path: string; ids: readonly string[]}> = []
  for (const {path, size} of folder.pages) {
    const text = await readText(dir, path)
    if (typeof text === 'string') {
      const {page} = parsePage({path, size, text, planned: new Set()})
      found.push(...page.issues)
      pages.push({path, ids: page.ids})
    } else found.push(text)
  }
  // The headings of a README are not ours, and change with its version; its url is.
  for (const {package: name, section} of packages.rows) {
    pages.push({path: `${section}/${name}.md`, ids: []})
  }
  const errors = found.filter(({severity}) => severity === 'error')
  if (errors.length > 0) throw new ContentError(errors, shownPath(dir))

  const file = join(dir, RECORD_FILE)
  const next = extendRecord(published.record, pages)
  await writeWhole(file, formatRecord(next))
  const total = count(next)
  log?.(`${shownPath(file)}: ${total} ids, ${total - count(published.record)} new`)
}

function count(record: Readonly<Record<string, readonly string[]>>): number {
  return Object.values(record).reduce((sum, ids) => sum + ids.length, 0)
}

const HELP = `Adds the ids of all headings to content/anchors.json, the record of what was published.

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
