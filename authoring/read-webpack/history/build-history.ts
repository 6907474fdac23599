import {defined} from '#contract/private/defined.ts'
import type {FactHistory} from '#contract/history.ts'
import type {Fact} from '#contract/webpack.ts'
import {need} from '#contract/private/need.ts'
import {compareFacts} from './compare-readings.ts'
import {findRenames} from './find-renames.ts'
import {findIn, indexReading, isRead, type IndexedReading, type Reading} from './reading.ts'

/** The history of the facts of a package. */
export interface PackageHistory {
  readonly facts: ReadonlyMap<string, FactHistory>
  /**
   * Kinds that could not be read from the oldest releases, and the first release that allowed it.
   */
  readonly kinds: Readonly<Record<string, {first?: string; reason?: string}>>
}

/**
 * Follows facts through the releases of a package, oldest first. The last reading is the current
 * one.
 */
export function buildHistory(readings: readonly Reading[]): PackageHistory {
  const indexed = readings.map(indexReading)
  const today = indexed.at(-1)
  if (today === undefined) return {facts: new Map(), kinds: {}}
  const histories = new Map<string, FactHistory>()
  for (const fact of today.byId.values()) {
    const history = followFact(fact, indexed)
    if (Object.keys(history).length > 0) histories.set(fact.id, history)
  }
  for (const fact of listRemoved(indexed, today))
    histories.set(fact.id, followRemoved(fact, indexed))
  const versions = readings.map(({version}) => version)
  const nextRelease = (version: string) => versions[versions.indexOf(version) + 1]
  for (const [from, to] of findRenames(histories, today.byId, nextRelease)) {
    histories.set(from, {...histories.get(from), renamedTo: to})
    histories.set(to, {...histories.get(to), renamedFrom: from})
  }
  return {facts: histories, kinds: describeGaps(readings, [...today.byId.values()])}
}

/** When a current fact appeared, and how it has changed since. */
function followFact(fact: Fact, releases: readonly IndexedReading[]): FactHistory {
  const places = releases.map(release => findIn(release, fact))
  const known = places.flatMap((place, index) => (place ? [index] : []))
  const lastGap = known.findLast(index => places[index]?.isThere === false)
  const first = known.find(index => lastGap === undefined || index > lastGap) ?? 0
  const isUncertain = places[first - 1] === undefined && isRead(releases[first - 1], fact)
  const since = lastGap === undefined ? undefined : releases[first]?.version
  const states = known
    .filter(index => index >= first)
    .flatMap(index => {
      const {version} = need(releases[index], 'release')
      const found = places[index]?.fact
      return found ? [{version, fact: found}] : []
    })
  const changes = compareFacts(states)
  const deprecated = states.findLastIndex(state => !state.fact.deprecated) + 1
  const deprecatedSince =
    fact.deprecated && deprecated > 0 ? states[deprecated]?.version : undefined
  return defined({
    ...(isUncertain ? {firstRead: releases[first]?.version} : {since}),
    deprecatedSince,
    changes: changes.length > 0 ? changes : undefined,
  })
}

/** Facts that an earlier release had and today's has not, as the last one had them. */
function listRemoved(releases: readonly IndexedReading[], today: IndexedReading): Fact[] {
  const removed = new Map<string, Fact>()
  for (const {byId} of releases) {
    for (const fact of byId.values()) {
      if (isFollowed(fact) && findIn(today, fact)?.isThere === false) removed.set(fact.id, fact)
    }
  }
  return [...removed.values()]
}

/**
 * Errors without a name are identified by their text, which often changes while the error stays.
 * Arguments of plugins are named in declarations: most are renamed, or described as options, while
 * users write the same.
 */
function isFollowed({kind, name}: Fact): boolean {
  if (kind === 'plugin-argument') return false
  return kind !== 'error' || /^\w+$/.test(name)
}

function followRemoved(fact: Fact, releases: readonly IndexedReading[]): FactHistory {
  const isThere = releases.map(release => findIn(release, fact)?.isThere)
  const first = isThere.indexOf(true)
  const last = isThere.lastIndexOf(true)
  const wasAbsent = isThere.slice(0, first).includes(false)
  const states = releases.slice(first, last + 1).flatMap(({version, byId}) => {
    const found = byId.get(fact.id)
    return found ? [{version, fact: found}] : []
  })
  const deprecated = states.findIndex(state => state.fact.deprecated)
  return {
    ...(wasAbsent && {since: releases[first]?.version}),
    until: releases[last]?.version,
    ...(deprecated > 0 && {deprecatedSince: states[deprecated]?.version}),
    ...(fact.type !== undefined && {type: fact.type}),
  }
}

/**
 * The kinds that were neither read from the oldest releases nor completely mentioned in their code.
 */
function describeGaps(
  readings: readonly Reading[],
  today: readonly Fact[],
): PackageHistory['kinds'] {
  const kinds: Record<string, {first?: string; reason?: string}> = {}
  const unread = readings.flatMap(reading => Object.entries(reading.unread))
  for (const [kind, reason] of unread) {
    const ids = today.filter(fact => fact.kind === kind).map(({id}) => id)
    const first = readings.find(reading => knows(reading, kind, ids))?.version
    if (first !== readings[0]?.version)
      kinds[kind] ??= {...(first !== undefined && {first}), reason}
  }
  return kinds
}

function knows({unread, mentioned}: Reading, kind: string, ids: readonly string[]): boolean {
  if (!Object.keys(unread).some(each => each === kind)) return true
  return ids.length > 0 && ids.every(id => mentioned.includes(id))
}
