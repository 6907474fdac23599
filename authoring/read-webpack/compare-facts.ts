import type {Fact, Facts} from '#contract/webpack.ts'
import {shapeOf} from './type-shape.ts'

/** The old content of a file, if it existed, and the new content. */
export interface FactsComparison {
  readonly file: string
  readonly before?: Facts | undefined
  readonly after: Facts
}

/** A fact that a release added, removed or changed. */
export interface FactChange {
  readonly id: string
  readonly change: 'added' | 'removed' | 'changed'
  /** What is new about it: `type "boolean"`, `default.production "1" → "2"`. */
  readonly details: readonly string[]
}

/**
 * Compares all files. What readers do not see is left out: other names of types, other places of
 * the same option, further flags, and the number of a hook in the order of all hooks.
 */
export function compareFacts(comparisons: readonly FactsComparison[]): FactChange[] {
  const old = byId(comparisons.map(({before}) => before))
  const now = byId(comparisons.map(({after}) => after))
  const dropped = findDroppedFlags(comparisons)
  return [...new Set([...old.keys(), ...now.keys()])].toSorted().flatMap((id): FactChange[] => {
    const [before, after] = [old.get(id), now.get(id)]
    if (!before && after) return [{id, change: 'added', details: describe(after)}]
    if (!after) return [{id, change: 'removed', details: []}]
    const flags = (dropped.get(id) ?? []).map(flag => `flag ${flag} → nothing`)
    const details = [...compareFields(before, after), ...flags]
    return details.length > 0 ? [{id, change: 'changed', details}] : []
  })
}

/**
 * Formats the differences: first the versions, then, by kind, the added, removed and changed facts.
 * Empty if there are none.
 */
export function buildReport(comparisons: readonly FactsComparison[]): string {
  return comparisons
    .map(each => formatFile(each))
    .filter(text => text !== '')
    .join('\n\n')
}

function formatFile(comparison: FactsComparison): string {
  const {file, before, after} = comparison
  const changes = compareFacts([comparison])
  const version = `${after.package} ${after.version}`
  const known = before && `${before.package} ${before.version}`
  if (changes.length === 0 && known === version) return ''
  const heading = known === version ? version : `${known ?? 'nothing'} → ${version}`
  return [`${file}: ${heading}`, ...changes.flatMap(formatChange)].join('\n')
}

const signs = {added: '+', removed: '-', changed: '~'} as const

/** The lines of a change: `+ option:new  type "boolean"`. */
export function formatChange({id, change, details}: FactChange): string[] {
  const sign = signs[change]
  if (change !== 'changed') return [`  ${sign} ${[id, ...details].join('  ')}`]
  return details.map(detail => `  ${sign} ${id}  ${detail}`)
}

function byId(files: ReadonlyArray<Facts | undefined>): Map<string, Fact> {
  return new Map(files.flatMap(file => file?.facts ?? []).map(fact => [fact.id, fact]))
}

/** Further flags that an option no longer has, by its id. */
function findDroppedFlags(comparisons: readonly FactsComparison[]): Map<string, string[]> {
  const dropped = new Map<string, string[]>()
  for (const {before, after} of comparisons) {
    for (const [flag, id] of Object.entries(before?.flags ?? {})) {
      if (after.flags?.[flag] === undefined) dropped.set(id, [...(dropped.get(id) ?? []), flag])
    }
  }
  return dropped
}

/** Summary of a new fact. */
function describe({type, since, deprecated, experimental}: Fact): string[] {
  return [
    type !== undefined && `type ${JSON.stringify(type)}`,
    since !== undefined && `since ${since}`,
    deprecated && 'deprecated',
    experimental && 'experimental',
  ].filter(part => typeof part === 'string')
}

const unseen = new Set(['hook.order', 'since'])

function compareFields(before: Fact | undefined, after: Fact): string[] {
  const old = flatten(before)
  const now = flatten(after)
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter(field => old.get(field) !== now.get(field) && !unseen.has(field))
    .filter(field => field !== 'type' || hasOtherShape(before?.type, after.type))
    .map(field => `${field} ${old.get(field) ?? 'nothing'} → ${now.get(field) ?? 'nothing'}`)
}

function hasOtherShape(before = '', after = ''): boolean {
  return shapeOf(before) !== shapeOf(after)
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
