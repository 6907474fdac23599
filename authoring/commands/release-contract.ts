import {existsSync} from 'node:fs'
import {readFile} from 'node:fs/promises'
import {join, relative} from 'node:path'
import {API_VERSION} from '#contract/endpoints.ts'
import {root} from '../../tools/disk/root.ts'
import {runCommand} from '../../tools/command-line/run-command.ts'
import {parseChangelog} from '../publish-contract/changelog.ts'
import {listChanges} from '../publish-contract/contract-changes.ts'
import {
  buildContractShape,
  emitContractShape,
  readContractShape,
} from '../publish-contract/contract-shape.ts'

/** Folder with the contract of the last release. */
export const releasedDir = join(root, 'contract/last-release', API_VERSION)

interface ReleaseOptions {
  dir: string
  /** The text of the changelog. */
  changelog: string
  /** Whether a person has judged all changes to be safe for consumers. */
  accept?: boolean
}

/**
 * Stores the contract as it is now; resolves to a report. Throws if a version is out, and changes
 * that are not additions are not accepted.
 */
export async function releaseContract(options: ReleaseOptions): Promise<string> {
  const {dir, changelog, accept = false} = options
  const {version, isPromised} = parseChangelog(changelog)
  const current = buildContractShape()
  const changes = existsSync(dir) ? listChanges(await readContractShape(dir), current) : []
  if (isPromised && !accept && changes.length > 0) throw new Error(explainChanges(changes))
  await emitContractShape(dir, current)
  const kept = `The contract of ${version} is in ${relative('.', dir)}.`
  const reason = isPromised ? 'they were accepted' : `${API_VERSION} is not released yet`
  return changes.length === 0
    ? kept
    : `${kept}\nThese changes are allowed, because ${reason}:\n${list(changes)}`
}

/** Hint for changes that may break consumers. */
export function explainChanges(changes: readonly string[]): string {
  return [
    `These changes of ${API_VERSION} are not additions, so they may break its consumers:`,
    list(changes),
    `Keep the old fields and add new ones, or serve a new version next to ${API_VERSION}.`,
    'If each of them is safe, or no version is released yet: npm run release:contract -- --accept',
  ].join('\n')
}

function list(changes: readonly string[]): string {
  return changes.map(change => `  ${change}`).join('\n')
}

const HELP = `Records the current JSON API in contract/last-release/, as the release that contract/CHANGELOG.md
names. Stops at changes that are not additions.

  --accept  store them too, because each was found to be safe for consumers`

async function run(has: (flag: 'accept') => boolean): Promise<void> {
  const changelog = await readFile(join(root, 'contract/CHANGELOG.md'), 'utf8')
  console.log(await releaseContract({dir: releasedDir, changelog, accept: has('accept')}))
}

runCommand(import.meta.url, {help: HELP, flags: ['accept'], run})
