import {numberOf, positionsOf} from './case-numbers.ts'
import type {DefaultInput, Defaults, OptionDefault} from './defaults.ts'

/** What decides the defaults: the inputs, the options and the settings. */
export interface Context {
  readonly inputs: ReadonlyMap<string, DefaultInput>
  readonly options: ReadonlyMap<string, OptionDefault>
  readonly settings: ReadonlyMap<string, string>
}

/**
 * Prepares to look up defaults with these settings: expressions by the names of inputs. Throws a
 * `RangeError` if an input or its value is unknown.
 */
export function createContext(
  {inputs, options}: Defaults,
  settings: Readonly<Record<string, string>>,
): Context {
  const byName = new Map(inputs.map(input => [input.name, input]))
  const known = Object.entries(settings).map(
    ([name, value]) => [name, checkValue(name, value, byName.get(name))] as const,
  )
  return {
    inputs: byName,
    options: new Map(options.map(option => [option.name, option])),
    settings: new Map(known.filter(([, value]) => value !== 'undefined')),
  }
}

/** The listed value that has the effect of a value. */
function checkValue(name: string, value: string, input: DefaultInput | undefined): string {
  if (input === undefined) throw new RangeError(`“${name}” is not an input of defaults.`)
  const {values, same = {}} = input
  const listed = Object.hasOwn(same, value) ? same[value] : value
  if (listed !== undefined && (listed === 'undefined' || values.includes(listed))) return listed
  throw new RangeError(`“${value}” is not a value of ${name}. Use one of: ${values.join(', ')}.`)
}

/** webpack fails with these settings. */
export interface Failure {
  readonly error: string
  readonly value?: undefined
}

/** One of the combinations of an option. */
export interface Case {
  /** Values of the inputs, in the order of `dependsOn`. */
  readonly values: readonly string[]
  /** Position of its result. */
  readonly result: number
}

/** Finds the case of an option with the values that are in force. */
export function lookUp({name, dependsOn, cases}: OptionDefault, context: Context): Case | Failure {
  const values: string[] = []
  for (const input of dependsOn) {
    const found = findInForce(input, context)
    if ('error' in found) return found
    values.push(found.value)
  }
  const lists = listValues(dependsOn, context)
  const positions = values.map((value, index) => lists[index]?.indexOf(value) ?? -1)
  const sizes = lists.map(({length}) => length)
  const result = cases[numberOf(positions, sizes)] ?? -1
  return result < 0 ? {error: `${name} has no default with these settings.`} : {values, result}
}

/** The value in force of an input. */
export interface InForce {
  readonly value: string
  /** Inputs that made webpack replace the given value. */
  readonly replacedBy?: readonly string[]
}

/** The value in force of an input: the given one, unless webpack replaces it, or its default. */
export function findInForce(name: string, context: Context): InForce | Failure {
  const given = context.settings.get(name)
  if (given !== undefined) return replaceGiven(name, given, context)
  const option = context.options.get(name)
  if (option === undefined) return {value: 'undefined'}
  const found = lookUp(option, context)
  if ('error' in found) return found
  const {value = 'undefined', input = value, error} = option.results[found.result] ?? {}
  return error === undefined ? {value: input} : {error}
}

function replaceGiven(name: string, given: string, context: Context): InForce {
  const overrides = context.inputs.get(name)?.overrides ?? []
  const override = overrides.find(each => {
    const others = Object.entries(each.when)
    const isInForce = ([other, value]: [string, string]) => {
      const found = findInForce(other, context)
      return 'value' in found && found.value === value
    }
    return each.given === given && others.every(isInForce)
  })
  return override ? {value: override.value, replacedBy: Object.keys(override.when)} : {value: given}
}

/** The possible combinations of the inputs of an option. */
export function listCases({dependsOn, cases}: OptionDefault, context: Context): Case[] {
  const lists = listValues(dependsOn, context)
  const sizes = lists.map(({length}) => length)
  return cases.flatMap((result, number): Case[] => {
    if (result < 0) return []
    const positions = positionsOf(number, sizes)
    const values = lists.map((list, index) => list[positions[index] ?? 0] ?? 'undefined')
    return [{values, result}]
  })
}

/** The possible values of each input. */
function listValues(names: readonly string[], {inputs}: Context): ReadonlyArray<readonly string[]> {
  return names.map(name => inputs.get(name)?.values ?? [])
}

/** These inputs, and those that their own defaults depend on. */
export function withTheirInputs(
  names: readonly string[],
  options: ReadonlyMap<string, Pick<OptionDefault, 'dependsOn'>>,
): Set<string> {
  const found = new Set(names)
  for (const name of found) {
    for (const other of options.get(name)?.dependsOn ?? []) found.add(other)
  }
  return found
}
