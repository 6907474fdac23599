import type {Change, FactHistory, History} from './history.ts'
import {isSameType} from './union-types.ts'
import {compareVersions, latestOf} from './versions.ts'

/**
 * Whether a version has a fact, by the `since` and the `until` of the fact or of its history. A minor
 * version such as `5.90` stands for its last patch.
 */
export function existsIn({since, until}: Pick<FactHistory, 'since' | 'until'>, version: string) {
  if (since !== undefined && compareVersions(since, latestOf(version)) > 0) return false
  return until === undefined || compareVersions(until, version) >= 0
}

/** What is different in a version from the documented one. */
export interface Difference {
  /** `missing`: it came later. `extra`: it was removed later. `other`: something in it changed later. */
  readonly kind: 'missing' | 'extra' | 'other'
  readonly history: FactHistory
  /** What changed later, oldest first. */
  readonly changes: readonly Change[]
  /** Whether it became deprecated later. */
  readonly isNotDeprecated: boolean
}

/** How a version of a package differs from the documented one, by the ids of facts. */
export function listDifferences(
  history: History,
  version: string,
  packageName = 'webpack',
): Map<string, Difference> {
  const last = latestOf(version)
  const isLater = (other: string | undefined) =>
    other !== undefined && compareVersions(other, last) > 0
  const found = new Map<string, Difference>()
  for (const [id, each] of Object.entries(history.facts)) {
    if ((each.package ?? 'webpack') !== packageName) continue
    const changes = lastingChanges((each.changes ?? []).filter(({version: of}) => isLater(of)))
    const isNotDeprecated = isLater(each.deprecatedSince)
    const difference = {history: each, changes, isNotDeprecated}
    if (isLater(each.since)) {
      if (each.until === undefined) found.set(id, {kind: 'missing', ...difference})
    } else if (each.until !== undefined) {
      if (existsIn(each, version)) found.set(id, {kind: 'extra', ...difference})
    } else if (changes.length > 0 || isNotDeprecated) found.set(id, {kind: 'other', ...difference})
  }
  return found
}

/** Without fields that are again what they were. */
export function lastingChanges(changes: readonly Change[]): Change[] {
  const lasting = new Set(mergeChanges(changes).map(({field}) => field))
  return changes.filter(({field}) => lasting.has(field))
}

/** One thing that is different after an update. */
export interface Update {
  readonly id: string
  readonly kind: 'added' | 'removed' | 'renamed' | 'deprecated' | 'changed'
  /** The version that did it; for what was removed, the last version that had it. */
  readonly version: string
  readonly history: FactHistory
  /** What changed. If it did so several times, from the first value to the last. */
  readonly change?: Change
}

/** What an update of a package changes, by id. */
export function listUpdates(
  {facts}: History,
  {from, to, packageName = 'webpack'}: {from: string; to: string; packageName?: string},
): Update[] {
  const [first, last] = [latestOf(from), latestOf(to)]
  const isWithin = (version: string | undefined): version is string =>
    version !== undefined &&
    compareVersions(version, first) > 0 &&
    compareVersions(version, last) <= 0
  return Object.entries(facts).flatMap(([id, history]): Update[] => {
    if ((history.package ?? 'webpack') !== packageName) return []
    const {since, until, deprecatedSince, renamedTo} = history
    const [had, has] = [existsIn(history, from), existsIn(history, to)]
    if (had && !has && until !== undefined) {
      return [{id, kind: renamedTo === undefined ? 'removed' : 'renamed', version: until, history}]
    }
    if (!has) return []
    if (isWithin(since)) return [{id, kind: 'added', version: since, history}]
    const changes = mergeChanges((history.changes ?? []).filter(each => isWithin(each.version)))
    return [
      ...(isWithin(deprecatedSince)
        ? [{id, kind: 'deprecated' as const, version: deprecatedSince, history}]
        : []),
      ...changes.map(change => ({
        id,
        kind: 'changed' as const,
        version: change.version,
        history,
        change,
      })),
    ]
  })
}

/** One change for each field, from its first value to its last. */
function mergeChanges(changes: readonly Change[]): Change[] {
  const byField = new Map<string, Change>()
  for (const {version, field, before: old, after} of changes) {
    const known = byField.get(field)
    const before = known ? known.before : old
    byField.set(field, {
      version,
      field,
      ...(before !== undefined && {before}),
      ...(after !== undefined && {after}),
    })
  }
  return [...byField.values()].filter(isDifferent)
}

/** The declaration of a function in a type can change while users see no difference. */
function isDifferent({field, before, after}: Change): boolean {
  if (field === 'type' && before !== undefined && after !== undefined) {
    return !isSameType(before, after)
  }
  return before !== after
}
