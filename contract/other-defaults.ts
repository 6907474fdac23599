import {listCases, lookUp, withTheirInputs, type Case, type Context} from './defaults-in-force.ts'
import type {OptionDefault} from './defaults.ts'

/** Values of inputs as expressions, by their names: `{mode: '"development"'}`. */
export type DefaultSettings = Readonly<Record<string, string>>

/** Another default that an option can have. */
export interface OtherDefault {
  readonly value?: string | undefined
  readonly error?: string | undefined
  /** Settings that lead to it if they are added. Each is one way; the shortest ones are listed. */
  readonly when: readonly DefaultSettings[]
}

/** Other results, each with the settings that lead to it if one more input is set, or a few. */
export function listOthers(option: OptionDefault, here: Case, context: Context): OtherDefault[] {
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

/** The result if some settings are changed; undefined if webpack fails for another reason. */
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
