import {createRequire} from 'node:module'
import {isPlain} from '#contract/private/plain-object.ts'
import {
  alternativesOf,
  findReference,
  itemsOf,
  type Schema,
} from '#contract/private/webpack-schema.ts'
import {suggestName} from '../../../tools/issues/nearest-names.ts'
import {splitValidation} from './describe-error.ts'
import type {Finding} from './finding.ts'

const require = createRequire(import.meta.url)
const schema: Schema = require('webpack/schemas/WebpackOptions.json')

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
    const items = nodes.flatMap(itemsOf)
    for (const item of value) walk(item, items, path, findings)
    return
  }
  if (!isPlain(value)) return
  const known = new Set(nodes.flatMap(({properties = {}}) => Object.keys(properties)))
  for (const [key, child] of Object.entries(value)) {
    const place = [...path, key]
    const named = nodes.map(({properties}) => properties?.[key]).filter(each => each !== undefined)
    if (named.length > 0) {
      if (named.every(node => expand(node).some(({deprecated}) => deprecated))) {
        findings.push(deprecatedOption(place))
      }
      walk(child, named, place, findings)
    } else if (closed.has(path.join('.'))) {
      findings.push(unknownKey(place, known))
    } else {
      const others = nodes
        .map(node => node.additionalProperties)
        .filter(each => typeof each === 'object')
      walk(child, others, place, findings)
    }
  }
}

/** A node with everything that it refers to, and its alternatives. */
function expand(node: Schema): Schema[] {
  const {$ref} = node
  const referred = $ref === undefined ? [] : [findReference(schema, $ref)]
  return [node, ...[...referred, ...alternativesOf(node)].flatMap(expand)]
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
