import {
  createContext,
  findInForce,
  listCases,
  lookUp,
  type Case,
  type Context,
} from './defaults-in-force.ts'
import type {Defaults, OptionDefault} from './defaults.ts'
import {listOthers} from './other-defaults.ts'

/** Values of inputs as expressions, by their names: `{mode: '"development"'}`. */
export type DefaultSettings = Readonly<Record<string, string>>

/** Another default that an option can have. */
export interface OtherDefault {
  readonly value?: string | undefined
  readonly error?: string | undefined
  /** Settings that lead to it if they are added. Each is one way; the shortest ones are listed. */
  readonly when: readonly DefaultSettings[]
}

/** A value in force of an input, and where it comes from. */
export interface DefaultReason {
  readonly name: string
  readonly value: string
  /** Whether it is set. Otherwise it is a default itself. */
  readonly given: boolean
  /** The inputs that decide this default. */
  readonly because: readonly DefaultReason[]
}

/** The default of an option with certain settings. */
export interface ExplainedDefault {
  /** Absent if webpack fails. */
  readonly value?: string | undefined
  /** The error with which webpack fails. */
  readonly error?: string | undefined
  /** The inputs that can change it. */
  readonly dependsOn: readonly string[]
  /** Those that decide it here. Without the others, it would be the same. */
  readonly because: readonly DefaultReason[]
  readonly otherwise: readonly OtherDefault[]
}

/**
 * Explains which default an option has with certain values of the inputs, and which of them decide
 * it. Returns nothing if the option has no default in any case. Throws a `RangeError` if an input or
 * its value is unknown.
 */
export function explainDefault(
  defaults: Defaults,
  name: string,
  settings: DefaultSettings = {},
): ExplainedDefault | undefined {
  const option = defaults.options.find(each => each.name === name)
  const context = createContext(defaults, settings)
  return option && explain(option, context)
}

/** The defaults of all options with certain values of the inputs, by the names of the options. */
export function listDefaults(
  defaults: Defaults,
  settings: DefaultSettings = {},
): Map<string, Pick<ExplainedDefault, 'value' | 'error'>> {
  const context = createContext(defaults, settings)
  return new Map(
    defaults.options.map(option => {
      const found = lookUp(option, context)
      const {value, error} = 'error' in found ? found : (option.results[found.result] ?? {})
      return [option.name, {value, error}]
    }),
  )
}

function explain(option: OptionDefault, context: Context): ExplainedDefault {
  const {dependsOn, results} = option
  const found = lookUp(option, context)
  if ('error' in found) return {error: found.error, dependsOn, because: [], otherwise: []}
  const {value, error} = results[found.result] ?? {}
  const because = listReasons(option, found, context)
  return {value, error, dependsOn, because, otherwise: listOthers(option, found, context)}
}

/** The inputs that decide a case, with their own reasons. */
function listReasons(option: OptionDefault, here: Case, context: Context): DefaultReason[] {
  return findDeciding(listCases(option, context), here).flatMap(index =>
    reasonOf(option.dependsOn[index] ?? '', context),
  )
}

function reasonOf(name: string, context: Context): DefaultReason[] {
  const found = findInForce(name, context)
  if ('error' in found) return []
  const {value, replacedBy} = found
  if (replacedBy) {
    return [
      {name, value, given: false, because: replacedBy.flatMap(other => reasonOf(other, context))},
    ]
  }
  if (context.settings.has(name)) return [{name, value, given: true, because: []}]
  const option = context.options.get(name)
  if (option === undefined) return [{name, value, given: false, because: []}]
  const here = lookUp(option, context)
  if ('error' in here) return []
  return [{name, value, given: false, because: listReasons(option, here, context)}]
}

/** Leaves out every input without which the result is still certain; returns the positions left. */
function findDeciding(cases: readonly Case[], here: Case): number[] {
  let kept = [...here.values.keys()]
  for (const index of here.values.keys()) {
    const fewer = kept.filter(other => other !== index)
    const agreeing = cases.filter(each =>
      fewer.every(position => each.values[position] === here.values[position]),
    )
    if (agreeing.every(({result}) => result === here.result)) kept = fewer
  }
  return kept
}
