import type {AnyNode, ObjectExpression} from 'acorn'
import {withTheirInputs} from '#contract/defaults-in-force.ts'
import type {DefaultInput, Defaults} from '#contract/defaults.ts'
import type {DefaultSettings} from '#contract/explain-default.ts'
import {canonical, canonicalOf, nameOf} from './literal.ts'

/** The inputs of defaults that a configuration sets. */
export interface ReadSettings {
  readonly settings: DefaultSettings
  /** Names of the inputs whose values are only known when the code runs. */
  readonly unknown: readonly string[]
}

/** Reads the values of inputs from a configuration. */
export function readSettings(
  config: ObjectExpression,
  inputs: readonly DefaultInput[],
): ReadSettings {
  const settings: Array<[name: string, value: string]> = []
  const unknown: string[] = []
  for (const input of inputs) {
    const found = findValue(config, input.name.split('.'))
    if (found === 'missing') continue
    const value = found === 'unknown' ? undefined : matchValue(found, input)
    if (value === undefined) unknown.push(input.name)
    else settings.push([input.name, value])
  }
  return {settings: Object.fromEntries(settings), unknown}
}

/** Whether the default of an option depends on such inputs, directly or through others. */
export function dependsOnUnknown(
  name: string,
  unknown: readonly string[],
  {options}: Defaults,
): boolean {
  const byName = new Map(options.map(option => [option.name, option]))
  const inputs = withTheirInputs([name], byName)
  return unknown.some(each => each !== name && inputs.has(each))
}

function findValue(node: AnyNode, path: readonly string[]): AnyNode | 'missing' | 'unknown' {
  const [key, ...rest] = path
  if (key === undefined) return node
  if (node.type !== 'ObjectExpression') return 'unknown'
  let found: AnyNode | 'missing' | 'unknown' = 'missing'
  for (const property of node.properties) {
    if (property.type !== 'Property') found = 'unknown'
    else if (nameOf(property) === undefined) found = 'unknown'
    else if (nameOf(property) === key) found = property.value
  }
  return typeof found === 'string' ? found : findValue(found, rest)
}

/** The listed value that represents a value; for an object, the one with one of its fields. */
function matchValue(node: AnyNode, {values, same = {}}: DefaultInput): string | undefined {
  const text = canonical(node)
  const listed = [...values, ...Object.keys(same)]
  const equal = listed.find(value => text !== undefined && canonicalOf(value) === text)
  if (equal !== undefined || node.type !== 'ObjectExpression') return equal
  const fields = new Set(
    node.properties.map(each =>
      each.type === 'Property' ? `${nameOf(each)}: ${canonical(each.value)}` : '',
    ),
  )
  if (fields.has('')) return undefined
  return (
    listed.find(value => /^\{\w/.test(value) && fields.has(value.slice(1, -1))) ??
    listed.find(value => value === '{}')
  )
}
