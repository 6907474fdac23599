import {listUpdates, type Update} from '#contract/compare-history.ts'
import {endpoints} from '#contract/endpoints.ts'
import type {History} from '#contract/history.ts'
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
    return own.length > 0 ? [`## ${title}\n\n${own.map(formatUpdate).join('')}`] : []
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

function formatUpdate({id, kind: what, version, history, change}: Update): string {
  const [, kind = '', name = id] = /^([^:]+):(.*)$/s.exec(id) ?? []
  const {url, renamedTo} = history
  const {advice} = successorOf(name) ?? {}
  const details = [
    kind === 'option' ? '' : ` (${kind})`,
    what === 'removed' || what === 'renamed' ? ', last in' : ',',
    ` ${shortVersion(version)}`,
    renamedTo === undefined ? '' : `, now \`${renamedTo.replace(/^[^:]+:/, '')}\``,
    what === 'removed' && advice !== undefined ? `. ${advice}` : '',
    change ? `: ${change.field} ${formatChange(change)}` : '',
    url === undefined ? '' : ` <${addressOf(url)}>`,
  ]
  return `- \`${name}\`${details.join('')}\n`
}

function formatChange({before, after}: {before?: string | undefined; after?: string | undefined}) {
  return `\`${before ?? 'undefined'}\` → \`${after ?? 'undefined'}\``
}
