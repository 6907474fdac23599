import type {AnyNode} from 'acorn'
import type {Facts} from '#contract/webpack.ts'
import {createOptionFinder} from '../explorer/check/find-options.ts'
import {parseConfig} from '../explorer/check/parse-config.ts'

/** The ids of the options that a configuration sets, or why it cannot be read. */
export function findSetFacts(text: string, options: Facts): ReadonlySet<string> | {error: string} {
  const parsed = parseConfig(text)
  if (parsed.error) return {error: `Line ${parsed.error.line}: ${parsed.error.message}`}
  const findOptions = createOptionFinder(options)
  const written = parsed.configs.flatMap(config => findOptions(config))
  const set = written.filter(({value}) => !holdsOptions(value))
  // An option that was removed has no fact, but a name.
  return new Set(set.map(({fact, name}) => fact?.id ?? `option:${name}`))
}

/** Whether a value is written out, so that the options in it are what is set. */
function holdsOptions(value: AnyNode | null): boolean {
  if (value?.type === 'ArrayExpression') return value.elements.some(holdsOptions)
  return value?.type === 'ObjectExpression' && value.properties.length > 0
}
