import {listUpdates, type Update} from '#contract/compare-history.ts'
import {endpoints} from '#contract/endpoints.ts'
import type {History, Releases} from '#contract/history.ts'
import {releaseAfter, versionsOf} from '#contract/private/release-list.ts'
import {successorOf} from '#contract/private/successors.ts'
import {shortVersion} from '#contract/versions.ts'
import {NoAnswerError, type Answer} from './answer.ts'
import {addressOf, readData} from './package-files.ts'

/** The versions between which changes are listed. */
export interface ChangesRequest {
  readonly from: string
  readonly to: string
  /** `webpack` by default. */
  readonly packageName?: string | undefined
}

/** What an update changes: options, hooks, flags and other names. */
export async function listChanges(request: ChangesRequest): Promise<Answer> {
  const {from, to, packageName = 'webpack'} = request
  const history = await readData<History>(endpoints.history)
  checkVersions(history, {from, to, packageName})
  const releases = await readData<Releases>(endpoints.releases)
  const versions = versionsOf(packageName, releases)
  const updates = listUpdates(history, {from, to, packageName})
  const value = updates.map(({id, kind, version, history: {url}, change}) => ({
    id,
    kind,
    version,
    ...(change && {field: change.field, before: change.before, after: change.after}),
    ...(url !== undefined && {url: addressOf(url)}),
  }))
  const parts = kinds.flatMap(([kind, title]) => {
    const own = updates.filter(update => update.kind === kind)
    return own.length > 0
      ? [`## ${title}\n\n${own.map(each => formatUpdate(each, versions)).join('')}`]
      : []
  })
  const head = `# ${packageName} ${from} to ${to}\n\n`
  return {value, markdown: head + (parts.join('\n') || 'Nothing changed.\n')}
}

const kinds = [
  ['removed', 'Removed'],
  ['renamed', 'Renamed'],
  ['deprecated', 'Deprecated'],
  ['changed', 'Changed'],
  ['added', 'Added'],
] as const

/** Throws if a version is not valid, or was not read. */
function checkVersions({packages}: History, {from, to, packageName}: Required<ChangesRequest>) {
  const read = packages.find(({name}) => name === packageName)
  if (read === undefined) {
    const names = packages.map(({name}) => name).join(', ')
    throw new NoAnswerError(`The changes of ${packageName} are not known. Use one of: ${names}.`)
  }
  for (const version of [from, to]) {
    if (/^\d+\.\d+(?:\.\d+)?$/.test(version)) continue
    throw new NoAnswerError(`“${version}” is not a version. Write ${read.last}, or 5.90.`)
  }
}

function formatUpdate(update: Update, versions: readonly string[]): string {
  const {id, history, change} = update
  const [, kind = '', name = id] = /^([^:]+):(.*)$/s.exec(id) ?? []
  const {url} = history
  const details = [
    kind === 'option' ? '' : ` (${kind})`,
    `, ${describeVersion(name, update, versions)}`,
    change ? `: ${change.field} ${formatChange(change)}` : '',
    url === undefined ? '' : ` <${addressOf(url)}>`,
  ]
  return `- \`${name}\`${details.join('')}\n`
}

/** `5.90`, or `removed in 5.111. Set output.module instead.` */
function describeVersion(
  name: string,
  {kind, version, history: {renamedTo}}: Update,
  versions: readonly string[],
): string {
  if (kind !== 'removed' && kind !== 'renamed') return shortVersion(version)
  const {removed = releaseAfter(version, versions), advice} = successorOf(name) ?? {}
  const without = kind === 'removed' ? removed : releaseAfter(version, versions)
  const when =
    without === undefined
      ? `last in ${shortVersion(version)}`
      : `${kind} in ${shortVersion(without)}`
  if (renamedTo !== undefined) return `${when}, now \`${renamedTo.replace(/^[^:]+:/, '')}\``
  return advice === undefined ? when : `${when}. ${advice}`
}

function formatChange({before, after}: {before?: string | undefined; after?: string | undefined}) {
  return `\`${before ?? 'undefined'}\` → \`${after ?? 'undefined'}\``
}
