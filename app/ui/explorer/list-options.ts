import type {Defaults} from '#contract/defaults.ts'
import {listDefaults, type DefaultSettings} from '#contract/explain-default.ts'
import type {Fact} from '#contract/webpack.ts'

/** An option with its value in force. */
export interface OptionRow {
  readonly name: string
  readonly fact: Fact
  /** Missing if there is no default. */
  readonly value: string | undefined
  /** The error with which webpack fails. */
  readonly error: string | undefined
  /** Whether the reader has set it. */
  readonly isSet: boolean
  /** Whether its value differs from the one without settings. */
  readonly isChanged: boolean
}

/** All options with the values that are in force with certain settings. */
export function listOptions(
  facts: readonly Fact[],
  defaults: Defaults,
  settings: DefaultSettings,
): OptionRow[] {
  const before = listDefaults(defaults)
  const now = listDefaults(defaults, settings)
  return facts.map(fact => {
    const {name} = fact
    const given = Object.hasOwn(settings, name) ? settings[name] : undefined
    const {value = given, error} = given === undefined ? (now.get(name) ?? {}) : {}
    const old = before.get(name)
    return {
      name,
      fact,
      value: value === 'undefined' ? undefined : value,
      error,
      isSet: given !== undefined,
      isChanged: (value ?? 'undefined') !== (old?.value ?? 'undefined') || error !== old?.error,
    }
  })
}

interface Filter {
  readonly search: string
  readonly isChangedOnly: boolean
}

/**
 * The options whose names contain all words of a search. Names that end with it come first, and
 * shorter names before longer ones.
 */
export function filterOptions(
  rows: readonly OptionRow[],
  {search, isChangedOnly}: Filter,
): OptionRow[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const whole = words.join('')
  const groups: [OptionRow[], OptionRow[], OptionRow[]] = [[], [], []]
  for (const row of rows) {
    const name = row.name.toLowerCase()
    if (isChangedOnly && !row.isChanged) continue
    if (words.every(word => name.includes(word))) groups[rankOf(name, whole)].push(row)
  }
  if (words.length === 0) return groups.flat()
  return groups.flatMap(group => group.toSorted((a, b) => a.name.length - b.name.length))
}

function rankOf(name: string, search: string): 0 | 1 | 2 {
  if (name === search) return 0
  return name.endsWith(`.${search}`) ? 1 : 2
}
