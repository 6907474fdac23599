import {existsSync} from 'node:fs'
import {readFile} from 'node:fs/promises'
import {join, relative} from 'node:path'
import {fileURLToPath, pathToFileURL} from 'node:url'
import {parseArgs} from 'node:util'
import {API_VERSION} from '#contract/endpoints.ts'
import {endWith} from '../command-line/explain-error.ts'
import {findBreakingChanges} from '../authoring/publish-contract/breaking-changes.ts'
import {parseChangelog} from '../authoring/publish-contract/changelog.ts'
import {
  buildContractShape,
  emitContractShape,
  readContractShape,
} from '../authoring/publish-contract/contract-shape.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Folder with the contract of the last release. */
export const releasedDir = join(root, 'contract/released', API_VERSION)

interface ReleaseOptions {
  dir: string
  /** The text of the changelog. */
  changelog: string
}

/**
 * Keeps the contract as it is now, to be compared with what comes; resolves to what to tell. Throws
 * if it would break the consumers of a version that is out.
 */
export async function releaseContract({dir, changelog}: ReleaseOptions): Promise<string> {
  const {version, isPromised} = parseChangelog(changelog)
  const current = buildContractShape()
  const changes = existsSync(dir) ? findBreakingChanges(await readContractShape(dir), current) : []
  if (isPromised && changes.length > 0) throw new Error(explainBreak(changes))
  await emitContractShape(dir, current)
  const kept = `The contract of ${version} is in ${relative('.', dir)}.`
  if (changes.length === 0) return kept
  return `${kept}\n${API_VERSION} is not released yet, so these changes are allowed:\n${list(changes)}`
}

/** Hint for changes that would break consumers. */
export function explainBreak(changes: readonly string[]): string {
  return [
    `These changes would break consumers of ${API_VERSION}:`,
    list(changes),
    `Keep the old fields and add new ones, or serve a new version next to ${API_VERSION}.`,
  ].join('\n')
}

function list(changes: readonly string[]): string {
  return changes.map(change => `  ${change}`).join('\n')
}

const HELP = `Records the JSON API as it is in contract/released/, as the release that contract/CHANGELOG.md
names, and rejects changes that would break its consumers.`

async function main(): Promise<void> {
  const {values} = parseArgs({options: {help: {type: 'boolean', default: false}}})
  if (values.help) return console.log(HELP)
  const changelog = await readFile(join(root, 'contract/CHANGELOG.md'), 'utf8')
  console.log(await releaseContract({dir: releasedDir, changelog}))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main().catch(endWith)
}
