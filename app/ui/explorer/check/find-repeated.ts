import type {Defaults} from '#contract/defaults.ts'
import {listDefaults} from '#contract/explain-default.ts'
import type {WrittenOption} from './find-options.ts'
import {canonical, canonicalOf} from './literal.ts'
import {dependsOnUnknown, type ReadSettings} from './read-settings.ts'

/** An option that is set to the default that it would have without being set. */
interface RepeatedDefault {
  readonly kind: 'default'
  readonly message: string
  readonly written: WrittenOption
}

/** Inputs whose defaults depend on files of the project. */
const dependsOnProject = new Set(['target'])

/** Finds options that are set to their defaults. */
export function findRepeated(
  values: readonly WrittenOption[],
  defaults: Defaults,
  settings: ReadSettings,
): RepeatedDefault[] {
  const defaultOf = createDefaultFinder(defaults, settings)
  return values.flatMap((written): RepeatedDefault[] => {
    const {name, fact, value} = written
    const text = canonical(value)
    if (fact?.name !== name || text === undefined || dependsOnProject.has(name)) return []
    const found = defaultOf(name)
    if (found === undefined || found.text !== text) return []
    const message = `${name} is ${found.value} by default with these settings. You can remove it.`
    return [{kind: 'default', message, written}]
  })
}

interface FoundDefault {
  readonly value: string
  /** Its canonical text. */
  readonly text: string | undefined
}

/** Prepares to look up the default of an option if it was not set; each is computed once. */
function createDefaultFinder(
  defaults: Defaults,
  {settings, unknown}: ReadSettings,
): (name: string) => FoundDefault | undefined {
  const all = listDefaults(defaults, settings)
  const known = new Map<string, FoundDefault | undefined>()
  const find = (name: string): FoundDefault | undefined => {
    const {[name]: given, ...others} = settings
    const list = given === undefined ? all : listDefaults(defaults, others)
    const value = list.get(name)?.value
    if (value === undefined || dependsOnUnknown(name, unknown, defaults)) return undefined
    return {value, text: canonicalOf(value)}
  }
  return name => {
    if (!known.has(name)) known.set(name, find(name))
    return known.get(name)
  }
}
