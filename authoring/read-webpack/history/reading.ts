import {findHome} from '#contract/fact-home.ts'
import type {Fact} from '#contract/webpack.ts'
import type {ReleaseFacts} from './release-facts.ts'

/** A release, and what was read from it. */
export interface Reading extends ReleaseFacts {
  readonly version: string
}

/** A reading, to look up facts in. */
export interface IndexedReading {
  readonly version: string
  readonly byId: ReadonlyMap<string, Fact>
  /** The plugins whose options are known. */
  readonly configured: ReadonlySet<string>
  readonly mentioned: ReadonlySet<string>
  readonly aliases: Readonly<Record<string, string>>
  readonly unread: ReleaseFacts['unread']
}

/** Prepares a reading for looking up facts in it. */
export function indexReading({
  version,
  facts,
  mentioned,
  aliases,
  unread,
}: Reading): IndexedReading {
  const byId = new Map(facts.map(fact => [fact.id, fact]))
  const options = facts.filter(({kind}) => kind === 'plugin-option')
  const configured = new Set(options.map(({name}) => name.replace(/\..*$/, '')))
  return {version, byId, configured, mentioned: new Set(mentioned), aliases, unread}
}

/** A fact in a release; `undefined` if it is not known whether the release has it. */
type Place = {fact?: Fact; isThere: boolean} | undefined

/** Looks up a fact of another release. */
export function findIn(release: IndexedReading, {id, kind, name}: Fact): Place {
  const fact = release.byId.get(id)
  if (fact) return {fact, isThere: true}
  if (release.mentioned.has(id)) return {isThere: true}
  if (kind === 'option') {
    // A part of the schema that is used in several places may have had another home.
    const home = findHome(name, release.aliases, each => release.byId.has(`option:${each}`))
    const same = home === undefined ? undefined : release.byId.get(`option:${home}`)
    if (same) return {isThere: true}
  }
  if (kind === 'plugin-option' && isUndeclared(name, release)) return undefined
  return release.unread[kind] === undefined ? {isThere: false} : undefined
}

/** Whether the kind of a fact was read from a release. */
export function isRead(release: IndexedReading | undefined, {kind}: Fact): boolean {
  return release !== undefined && release.unread[kind] === undefined
}

/** Whether a release has a plugin, but does not say what options it takes. */
function isUndeclared(name: string, {byId, configured}: IndexedReading): boolean {
  const [plugin = ''] = name.split('.', 1)
  if (configured.has(plugin)) return false
  return [...byId.keys()].some(id => id.startsWith('plugin:') && id.endsWith(plugin))
}
