import {successorOf} from '#contract/private/successors.ts'
import type {Update} from '#contract/compare-history.ts'
import {releaseAfter} from '#contract/private/release-list.ts'
import {addedMembers} from '#contract/union-types.ts'
import {shortVersion} from '#contract/versions.ts'
import {need} from '#contract/private/need.ts'

/** Updates of one kind, under one heading. */
export interface UpdateGroup {
  readonly kind: Update['kind']
  readonly title: string
  readonly updates: readonly Update[]
}

const titles: ReadonlyArray<readonly [kind: Update['kind'], title: string]> = [
  ['removed', 'Removed'],
  ['renamed', 'Renamed'],
  ['deprecated', 'Deprecated'],
  ['changed', 'Changed'],
  ['added', 'New'],
]

/** Groups updates: those that need attention come first. Parts of something new are left out. */
export function groupUpdates(updates: readonly Update[]): UpdateGroup[] {
  const added = new Set(updates.filter(({kind}) => kind === 'added').map(({id}) => id))
  const shown = updates.filter(({id, kind}) => kind !== 'added' || !hasParentIn(id, added))
  return titles.flatMap(([kind, title]) => {
    const group = shown.filter(update => update.kind === kind)
    return group.length > 0 ? [{kind, title, updates: group}] : []
  })
}

function hasParentIn(id: string, ids: ReadonlySet<string>): boolean {
  const [start = '', ...rest] = id.split(/(?=[.[])/)
  let parent = start
  for (const part of rest) {
    if (ids.has(parent)) return true
    parent += part
  }
  return false
}

/** Singular names of kinds of facts. */
const kinds: Readonly<Record<string, string>> = {
  'plugin-option': 'option of a plugin',
  'plugin-argument': 'argument of a plugin',
  module: 'name in modules',
  comment: 'magic comment',
  hot: 'member of module.hot',
  runtime: 'runtime global',
  loader: 'member of the loader context',
  stats: 'field of stats',
  'stats-preset': 'preset of stats',
  member: 'member of a class',
  error: 'error or warning',
}

/** `option:output.html` → `option`, `output.html` */
export function nameOf(id: string): {kind: string; name: string} {
  const colon = id.indexOf(':')
  const kind = id.slice(0, colon)
  return {kind: kinds[kind] ?? kind, name: id.slice(colon + 1)}
}

/** Part of a sentence, or code in it. */
export type Phrase = string | {readonly code: string}

/** The text next to the name of an update. `versions` are all versions of the package. */
export function describeUpdate(
  {id, kind, version, history, change}: Update,
  versions: readonly string[],
): Phrase[] {
  const short = shortVersion(version)
  if (kind === 'added') return [`since ${short}`]
  if (kind === 'deprecated') return [`since ${short}`]
  if (kind === 'removed') return [describeRemoval(nameOf(id).name, {last: version, versions})]
  if (kind === 'renamed') {
    const since = releaseAfter(version, versions)
    const when = since === undefined ? `last in ${short}` : `renamed in ${shortVersion(since)}`
    const {name} = nameOf(need(history.renamedTo, `new name of ${id}`))
    return [`${when}. Use `, {code: name}, ' instead.']
  }
  const {field = 'type', before, after} = change ?? {}
  const what = field === 'development' || field === 'production' ? `default in ${field}` : field
  if (field === 'experimental') {
    return [`${before === undefined ? 'experimental' : 'no longer experimental'} since ${short}`]
  }
  const added = field === 'type' ? listAdded(before, after) : []
  if (added.length > 0) return ['type: also ', {code: added.join(' | ')}, `, since ${short}`]
  return [
    `${what}: `,
    before === undefined ? 'none' : {code: before},
    ' → ',
    after === undefined ? 'none' : {code: after},
    `, since ${short}`,
  ]
}

/** The members of a type that came to it, if it lost none. */
function listAdded(before = '', after = ''): string[] {
  if (before === '' || addedMembers(after, before).length > 0) return []
  return addedMembers(before, after)
}

/** `removed in 5.111. Set output.module instead.` */
function describeRemoval(
  name: string,
  {last, versions}: {last: string; versions: readonly string[]},
): string {
  const {removed = releaseAfter(last, versions), advice} = successorOf(name) ?? {}
  if (removed === undefined) return `last in ${shortVersion(last)}`
  return [`removed in ${shortVersion(removed)}`, ...(advice ? [advice] : [])].join('. ')
}

/** The list as Markdown. */
export function formatUpdates(
  groups: readonly UpdateGroup[],
  {from, to, site, versions}: {from: string; to: string; site: string; versions: readonly string[]},
): string {
  const lines = groups.flatMap(({title, updates}) => [
    '',
    `## ${title}`,
    '',
    ...updates.map(update => {
      const {kind, name} = nameOf(update.id)
      const {url} = update.history
      const label = url === undefined ? `\`${name}\`` : `[\`${name}\`](${site}${url})`
      const text = describeUpdate(update, versions).map(part =>
        typeof part === 'string' ? part : `\`${part.code}\``,
      )
      return `- ${label} (${kind}): ${text.join('')}`
    }),
  ])
  return [`# webpack ${from} → ${to}`, ...lines, ''].join('\n')
}
