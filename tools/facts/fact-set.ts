import type {Defaults} from '#contract/defaults.ts'
import {findHome} from '#contract/fact-home.ts'
import type {Fact, Facts} from '#contract/webpack.ts'
import {hashOf} from '../disk/hash.ts'

/** All facts about webpack, as directives and front matter look them up. */
export interface FactSet {
  /** Sorted by id. */
  readonly byId: ReadonlyMap<string, Fact>
  /** By every command-line flag. */
  readonly byFlag: ReadonlyMap<string, Fact>
  /** The short forms of flags, such as `-d`, by the ids of the options that they set. */
  readonly shortFlags: ReadonlyMap<string, string>
  /** Other names of options: a prefix of such a name, and the prefix of the name of the fact. */
  readonly aliases: Readonly<Record<string, string>>
  /** What the defaults of options depend on, if that was read. */
  readonly defaults: Defaults | undefined
  /** Changes with any of them. */
  readonly hash: string
}

/** The empty set, for sites without snapshots. */
export const noFacts: FactSet = buildFactSet([])

/** Puts the facts of several files together. */
export function buildFactSet(
  files: ReadonlyArray<Pick<Facts, 'facts' | 'aliases' | 'flags'>>,
  defaults?: Defaults,
): FactSet {
  const facts = files.flatMap(file => file.facts).toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const byFlag = new Map<string, Fact>()
  for (const fact of facts) {
    const flag = fact.kind === 'flag' ? fact.name : fact.flag
    if (flag !== undefined && !byFlag.has(flag)) byFlag.set(flag, fact)
  }
  const byId = new Map(facts.map(fact => [fact.id, fact]))
  const flags = files.flatMap(file => Object.entries(file.flags ?? {}))
  for (const [flag, id] of flags) {
    const fact = byId.get(id)
    if (fact && !byFlag.has(flag)) byFlag.set(flag, fact)
  }
  const aliases = Object.assign({}, ...files.map(file => file.aliases))
  return {
    byId,
    byFlag,
    shortFlags: new Map(
      flags.filter(([flag]) => !flag.startsWith('--')).map(([flag, id]) => [id, flag]),
    ),
    aliases,
    defaults,
    hash: hashOf(JSON.stringify([facts, aliases, flags, defaults])),
  }
}

/** What patterns stand for: looking through all ids takes long, and every check of a site does it. */
const matches = new WeakMap<FactSet['byId'], Map<string, readonly string[]>>()

/** The ids that a pattern stands for: `option:output.*` for all that begin with this. */
export function matchFacts(pattern: string, {byId}: Pick<FactSet, 'byId'>): readonly string[] {
  const known = matches.get(byId) ?? new Map<string, readonly string[]>()
  matches.set(byId, known)
  const found = known.get(pattern) ?? findMatches(pattern, byId)
  known.set(pattern, found)
  return found
}

function findMatches(pattern: string, byId: FactSet['byId']): string[] {
  if (byId.has(pattern)) return [pattern]
  const [start = '', ...rest] = pattern.split('*')
  const end = rest.pop()
  if (end === undefined) return []
  return [...byId.keys()].filter(id => {
    if (id.length < start.length + end.length || !id.startsWith(start) || !id.endsWith(end)) {
      return false
    }
    return holdsInOrder(id.slice(start.length, id.length - end.length), rest)
  })
}

function holdsInOrder(text: string, parts: readonly string[]): boolean {
  let from = 0
  return parts.every(part => {
    const index = text.indexOf(part, from)
    from = index + part.length
    return index !== -1
  })
}

/** The option of this path, or the one that is written in the same way at another place. */
export function findOption(path: string, {byId, aliases}: FactSet): Fact | undefined {
  const home = findHome(path, aliases, name => byId.has(`option:${name}`))
  return home === undefined ? undefined : byId.get(`option:${home}`)
}

/** The fact that a flag sets; `--no-color` belongs to `--color`. */
export function findByFlag(name: string, {byFlag}: Pick<FactSet, 'byFlag'>): Fact | undefined {
  return byFlag.get(name) ?? byFlag.get(name.replace(/^--no-/, '--'))
}

/**
 * The id of the element that shows an inline fact: `option:output.publicPath` →
 * `option-output-publicpath`, `dev-server:open[].app` → `dev-server-open-items-app`. A message
 * that ends with a value has another id than the same message without one.
 */
export function elementIdOf({kind, name}: {kind: string; name: string}): string {
  const text = name
    .toLowerCase()
    .replace(/ …$/, '-value')
    .replaceAll('[]', '-items')
    .replaceAll('/', '--')
    .replaceAll('@', '-at-')
    .replaceAll(/[^\p{L}\p{N}_-]/gu, '-')
    .replaceAll(/-{3,}/g, '--')
    .replaceAll(/^[-_]+|[-_]+$/g, '')
  return `${kind}-${text}`
}
