import type {Fact, FactKind, Facts} from '#contract/webpack.ts'

/** The old content of a file, if it existed, and the new content. */
export interface FactsComparison {
  readonly file: string
  readonly before?: Facts | undefined
  readonly after: Facts
}

/**
 * Formats the differences: first the versions, then, by kind, the added, removed and changed facts.
 * Empty if there are none.
 */
export function buildReport(comparisons: readonly FactsComparison[]): string {
  return comparisons
    .map(each => compareFile(each))
    .filter(lines => lines.length > 0)
    .map(lines => lines.join('\n'))
    .join('\n\n')
}

function compareFile({file, before, after}: FactsComparison): string[] {
  const kinds = new Set([...(before?.facts ?? []), ...after.facts].map(({kind}) => kind))
  const lines = [
    ...[...kinds].toSorted().flatMap(kind => compareKind(kind, before?.facts ?? [], after.facts)),
    ...compareNames('alias', before?.aliases, after.aliases),
    ...compareNames('flag', before?.flags, after.flags),
  ]
  const version = `${after.package} ${after.version}`
  const known = before && `${before.package} ${before.version}`
  if (lines.length === 0 && known === version) return []
  const heading = known === version ? version : `${known ?? 'nothing'} → ${version}`
  return [`${file}: ${heading}`, ...lines]
}

function compareKind(kind: FactKind, before: readonly Fact[], after: readonly Fact[]): string[] {
  const old = byId(kind, before)
  const now = byId(kind, after)
  const added = [...now.values()].filter(({id}) => !old.has(id))
  const removed = [...old.keys()].filter(id => !now.has(id))
  const changed = [...now.values()].flatMap(fact => {
    const changes = old.has(fact.id) ? compareFields(old.get(fact.id), fact) : []
    return changes.length > 0 ? [{id: fact.id, changes}] : []
  })
  if (added.length + removed.length + changed.length === 0) return []
  return [
    `  ${kind}: ${added.length} added, ${removed.length} removed, ${changed.length} changed`,
    ...added.map(fact => `    + ${fact.id}${describe(fact)}`),
    ...removed.map(id => `    - ${id}`),
    ...changed.flatMap(({id, changes}) => changes.map(change => `    ~ ${id}  ${change}`)),
  ]
}

function byId(kind: FactKind, facts: readonly Fact[]): Map<string, Fact> {
  return new Map(facts.filter(fact => fact.kind === kind).map(fact => [fact.id, fact]))
}

/** Summary of a new fact. */
function describe({type, since, deprecated, experimental}: Fact): string {
  const parts = [
    type !== undefined && `type ${JSON.stringify(type)}`,
    since !== undefined && `since ${since}`,
    deprecated && 'deprecated',
    experimental && 'experimental',
  ].filter(part => typeof part === 'string')
  return parts.length > 0 ? `  ${parts.join(', ')}` : ''
}

function compareFields(before: Fact | undefined, after: Fact): string[] {
  const old = flatten(before)
  const now = flatten(after)
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter(field => old.get(field) !== now.get(field))
    .map(field => `${field} ${old.get(field) ?? 'nothing'} → ${now.get(field) ?? 'nothing'}`)
}

/**
 * The fields of a fact as JSON; nested fields have the name of their object as prefix: `hook.type`.
 */
function flatten(value: unknown, prefix = ''): Map<string, string> {
  const found = new Map<string, string>()
  for (const [name, field] of Object.entries(Object(value))) {
    if (typeof field !== 'object' || field === null || Array.isArray(field)) {
      found.set(prefix + name, JSON.stringify(field))
    } else {
      for (const each of flatten(field, `${prefix}${name}.`)) found.set(...each)
    }
  }
  return found
}

function compareNames(
  what: string,
  before: Readonly<Record<string, string>> = {},
  after: Readonly<Record<string, string>> = {},
): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted()
  return names
    .filter(name => before[name] !== after[name])
    .map(name => `  ${what} ${name}  ${before[name] ?? 'nothing'} → ${after[name] ?? 'nothing'}`)
}
