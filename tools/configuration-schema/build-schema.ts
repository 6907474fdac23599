import {need} from '#contract/private/need.ts'
import {nameProperties} from './name-properties.ts'
import {findReference, isList, type Schema} from '#contract/private/webpack-schema.ts'

interface SchemaSource {
  /** The schema by which webpack checks a configuration. */
  readonly webpack: Schema
  /** The complete address of the result. */
  readonly id: string
  /** Where it comes from, and its license. */
  readonly comment: string
  /** The name under which an option is described, by one of its names. */
  findName(name: string): string | undefined
  /** Describes a property, by the name of its option. */
  describe(name: string): Readonly<Record<string, unknown>>
}

/**
 * The schema of configurations that are JSON, JSON5 or YAML: without functions and the like, which
 * these languages don't have. A file may have one configuration, or a list of them.
 */
export function buildConfigurationSchema(source: SchemaSource): Schema {
  const {webpack, id, comment, findName, describe} = source
  const {definitions = {}, ...configuration} = webpack
  const names = nameProperties(webpack, findName)
  const impossible = createCheck(webpack)
  const convert = createConverter({names, impossible, describe})
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: id,
    $comment: comment,
    title: 'Configuration of webpack',
    anyOf: [ONE, {type: 'array', items: ONE}],
    definitions: convertReached({...definitions, [ROOT]: configuration}, convert),
  }
}

const ROOT = 'WebpackOptions'
const ONE: Schema = {$ref: `#/definitions/${ROOT}`}

/** The definitions to which references lead from a configuration, converted. */
function convertReached(
  definitions: Readonly<Record<string, Schema>>,
  convert: (node: Schema) => Schema,
): Record<string, Schema> {
  const reached = new Set([ROOT])
  const converted: Record<string, Schema> = {}
  for (const name of reached) {
    const node = convert(need(definitions[name], `definition ${name}`))
    converted[name] = node
    const references = JSON.stringify(node).matchAll(/"#\/definitions\/(\w+)"/g)
    for (const [, other = ''] of references) reached.add(other)
  }
  return converted
}

type Check = (node: Schema) => boolean

/**
 * Creates a check whether a part of the schema has no values in JSON, such as a function or a
 * plugin.
 */
function createCheck(root: Schema): Check {
  const known = new Map<Schema, boolean>()
  function check(node: Schema): boolean {
    const found = known.get(node)
    if (found !== undefined) return found
    known.set(node, false) // a part that contains itself is possible if the rest of it is
    const result = inspect(node)
    known.set(node, result)
    return result
  }
  function inspect({$ref, anyOf, oneOf, allOf, required, properties, ...node}: Schema): boolean {
    const alternatives = anyOf ?? oneOf
    return (
      node.instanceof !== undefined ||
      ($ref !== undefined && check(findReference(root, $ref))) ||
      (alternatives?.every(check) ?? false) ||
      (allOf?.some(check) ?? false) ||
      (required ?? []).some(name => properties?.[name] !== undefined && check(properties[name]))
    )
  }
  return check
}

interface Conversion {
  readonly names: ReadonlyMap<Schema, string>
  readonly impossible: Check
  readonly describe: SchemaSource['describe']
}

/** Keywords that only webpack knows, or that the description of the option replaces. */
const OWN = new Set([
  'absolutePath',
  'added',
  'cli',
  'deprecated',
  'experimental',
  'implements',
  'instanceof',
  'negatedDescription',
  'tsType',
  'undefinedAsNull',
])

function createConverter({names, impossible, describe}: Conversion): (node: Schema) => Schema {
  const possible = (nodes: readonly Schema[]) =>
    nodes.filter(node => !impossible(node)).map(convert)
  function convert(node: Schema): Schema {
    const {anyOf, oneOf, allOf, not, properties, items, additionalProperties: others} = node
    const name = names.get(node)
    return {
      ...Object.fromEntries(Object.entries(node).filter(([keyword]) => !OWN.has(keyword))),
      ...(anyOf && {anyOf: possible(anyOf)}),
      ...(oneOf && {oneOf: possible(oneOf)}),
      ...(allOf && {allOf: allOf.map(convert)}),
      ...(not && {not: convert(not)}),
      ...(properties && {properties: convertProperties(properties)}),
      ...(items && convertItems(items)),
      ...(typeof others === 'object' && {
        additionalProperties: impossible(others) ? false : convert(others),
      }),
      ...(name !== undefined && describe(name)),
    }
  }
  function convertProperties(properties: Readonly<Record<string, Schema>>) {
    const kept = Object.entries(properties).filter(([, node]) => !impossible(node))
    return Object.fromEntries(kept.map(([name, node]) => [name, convert(node)]))
  }
  function convertItems(items: Schema | readonly Schema[]): Schema {
    if (isList(items)) return {items: items.map(convert)}
    return impossible(items) ? {items: {}, maxItems: 0} : {items: convert(items)}
  }
  return convert
}
