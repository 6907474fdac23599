import {
  createContext,
  findInForce,
  listCases,
  lookUp,
  withTheirInputs,
  type Case,
  type Context,
} from './defaults-in-force.ts'
import type {Defaults, OptionDefault} from './defaults.ts'

/** Values of inputs as expressions, by their names: `{mode: '"development"'}`. */
export type DefaultSettings = Readonly<Record<string, string>>

/** A value in force of an input, and where it comes from. */
export interface DefaultReason {
  readonly name: string
  readonly value: string
  /** Whether it is set. Otherwise it is a default itself. */
  readonly given: boolean
  /** The inputs that decide this default. */
  readonly because: readonly DefaultReason[]
}

/** Another default that an option can have. */
export interface OtherDefault {
  readonly value?: string | undefined
  readonly error?: string | undefined
  /** Settings that lead to it if they are added. Each is one way; the shortest ones are listed. */
  readonly when: readonly DefaultSettings[]
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

/** Other results, each with the settings that lead to it if one more input is set, or a few. */
function listOthers(option: OptionDefault, here: Case, context: Context): OtherDefault[] {
  const inputs = [...withTheirInputs(option.dependsOn, context.options)]
  const single = inputs.flatMap(name =>
    (context.inputs.get(name)?.values ?? []).map(value => ({[name]: value})),
  )
  const byResult = new Map<number, DefaultSettings[]>()
  for (const change of single) {
    const result = resultWith(change, option, context)
    if (result !== undefined) byResult.set(result, [...(byResult.get(result) ?? []), change])
  }
  return option.results.flatMap(({value, error}, result): OtherDefault[] => {
    if (result === here.result) return []
    const when = byResult.get(result) ?? listCombinations(option, {here, result}, context)
    return when.length > 0 ? [{value, error, when}] : []
  })
}

/** The result if some settings are changed; nothing if webpack fails for another reason. */
function resultWith(
  change: DefaultSettings,
  option: OptionDefault,
  context: Context,
): number | undefined {
  const settings = new Map([...context.settings, ...Object.entries(change)])
  for (const [name, value] of settings) if (value === 'undefined') settings.delete(name)
  const found = lookUp(option, {...context, settings})
  return 'error' in found ? undefined : found.result
}

/** The smallest combinations that lead to a result if all their values are set. */
function listCombinations(
  option: OptionDefault,
  {here, result}: {here: Case; result: number},
  context: Context,
): DefaultSettings[] {
  const changes = listCases(option, context)
    .filter(each => each.result === result)
    .map(({values}) =>
      option.dependsOn.flatMap((name, index) => {
        const value = values[index] ?? 'undefined'
        return value === here.values[index] ? [] : [[name, value] as const]
      }),
    )
    .filter(change => resultWith(Object.fromEntries(change), option, context) === result)
  const fewest = Math.min(...changes.map(({length}) => length))
  return changes.filter(({length}) => length === fewest).map(each => Object.fromEntries(each))
}
