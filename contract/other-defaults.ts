import {listCases, lookUp, withTheirInputs, type Case, type Context} from './defaults-in-force.ts'
import type {OptionDefault} from './defaults.ts'

/** Values of inputs as expressions, by their names. */
type Settings = Readonly<Record<string, string>>

/** Other results, each with the settings that lead to it if one more input is set, or a few. */
export function listOthers(option: OptionDefault, here: Case, context: Context) {
  const inputs = [...withTheirInputs(option.dependsOn, context.options)]
  const single = inputs.flatMap(name =>
    (context.inputs.get(name)?.values ?? []).map(value => ({[name]: value})),
  )
  const byResult = new Map<number, Settings[]>()
  for (const change of single) {
    const result = resultWith(change, option, context)
    if (result !== undefined) byResult.set(result, [...(byResult.get(result) ?? []), change])
  }
  return option.results.flatMap(({value, error}, result) => {
    if (result === here.result) return []
    const when = byResult.get(result) ?? listCombinations(option, {here, result}, context)
    return when.length > 0 ? [{value, error, when}] : []
  })
}

/** The result if some settings are changed; undefined if webpack fails for another reason. */
function resultWith(change: Settings, option: OptionDefault, context: Context): number | undefined {
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
): Settings[] {
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
