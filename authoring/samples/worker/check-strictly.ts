import {createRequire} from 'node:module'
import {suggestName} from '../../../tools/issues/nearest-names.ts'
import {splitValidation} from './describe-error.ts'
import type {Finding} from './finding.ts'

/** The parts of a JSON schema that are walked here. */
interface Schema {
  $ref?: string
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  items?: Schema | Schema[]
  oneOf?: Schema[]
  anyOf?: Schema[]
  allOf?: Schema[]
  deprecated?: boolean
}

interface RootSchema extends Schema {
  definitions: Record<string, Schema>
}

const require = createRequire(import.meta.url)
const schema: RootSchema = require('webpack/schemas/WebpackOptions.json')

/** Objects in which webpack accepts any key, but ignores keys that are not in the schema. */
const closed: ReadonlySet<string> = new Set(['experiments', 'module.parser', 'module.generator'])

/**
 * Checks that `webpack.validate` does not make: keys without effect, deprecated options, the dev
 * server.
 */
export function checkStrictly(config: object): Finding[] {
  const findings: Finding[] = []
  walk(config, [schema], [], findings)
  return [...findings, ...checkDevServer(config)]
}

function walk(
  value: unknown,
  schemas: readonly Schema[],
  path: readonly string[],
  findings: Finding[],
): void {
  if (path.length > 12 || path[0] === 'devServer' || path[0] === 'plugins') return
  const nodes = schemas.flatMap(expand)
  if (Array.isArray(value)) {
    const items = nodes.flatMap(node => node.items ?? [])
    for (const item of value) walk(item, items, path, findings)
    return
  }
  if (!isPlain(value)) return
  const known = new Set(nodes.flatMap(({properties = {}}) => Object.keys(properties)))
  for (const [key, child] of Object.entries(value)) {
    const place = [...path, key]
    const named = nodes.flatMap(({properties}) => properties?.[key] ?? [])
    if (named.length > 0) {
      if (named.every(node => expand(node).some(({deprecated}) => deprecated))) {
        findings.push(deprecatedOption(place))
      }
      walk(child, named, place, findings)
    } else if (closed.has(path.join('.'))) {
      findings.push(unknownKey(place, known))
    } else {
      const others = nodes.flatMap(({additionalProperties: other}) =>
        typeof other === 'object' ? other : [],
      )
      walk(child, others, place, findings)
    }
  }
}

/** A node with everything that it refers to, and its alternatives. */
function expand(node: Schema): Schema[] {
  const {$ref, oneOf = [], anyOf = [], allOf = []} = node
  const referred =
    $ref === undefined ? [] : [schema.definitions[$ref.replace('#/definitions/', '')]]
  const inner = [...referred, ...oneOf, ...anyOf, ...allOf]
  return [node, ...inner.flatMap(one => (one ? expand(one) : []))]
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

function deprecatedOption(path: readonly string[]): Finding {
  return {
    rule: 'deprecated-option',
    message: `${path.join('.')} is deprecated.`,
    hint: 'Show its replacement, or use check=fails to show that it is deprecated.',
    path,
  }
}

function unknownKey(path: readonly string[], known: ReadonlySet<string>): Finding {
  return {
    rule: 'bad-config',
    message: `${path.join('.')} is unknown. webpack accepts it, but it has no effect.`,
    hint: suggestName(path.at(-1) ?? '', known, `Known names: ${[...known].join(', ')}.`),
    path,
  }
}

function checkDevServer(config: object): Finding[] {
  if (!('devServer' in config) || !isPlain(config.devServer)) return []
  const server = createRequire(require.resolve('webpack-dev-server/package.json'))
  const {validate} = server('schema-utils')
  try {
    validate(server('./lib/options.json'), config.devServer, {
      name: 'Dev Server',
      baseDataPath: 'devServer',
    })
    return []
  } catch (error) {
    const points = error instanceof Error ? splitValidation(error.message) : []
    return points.map(point => ({...point, path: ['devServer', ...(point.path ?? [])]}))
  }
}
