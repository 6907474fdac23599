import type {FindFunctions} from './function-types.ts'
import type {SchemaProperty} from './schema-paths.ts'
import {
  alternativesOf,
  findReference,
  itemsOf,
  typesOf,
  type Schema,
} from '#contract/private/webpack-schema.ts'

interface TypeOptions {
  /** Finds the type of functions at a path if the schema does not contain it. */
  readonly findFunctions?: FindFunctions
  /** Path of the schema. */
  readonly path?: string
}

/** The type of a schema in the syntax of TypeScript: `false | "eval" | string[]`. */
export function buildType(
  nodes: Iterable<Schema>,
  root: Schema,
  {findFunctions, path = ''}: TypeOptions = {},
): string {
  return union([...nodes].flatMap(node => partsOf(node, {root, seen: [], findFunctions, path})))
}

/** What a fact says about a property of a schema. */
export function describeProperty(
  {path, nodes, since, deprecated, experimental}: SchemaProperty,
  root: Schema,
  findFunctions: FindFunctions,
) {
  const type = buildType(nodes, root, {findFunctions, path})
  return {type, values: listValues(nodes, root), since, deprecated, experimental}
}

/** The values that are allowed, if no other is: `["\"none\"", "false"]`. */
export function listValues(nodes: Iterable<Schema>, root: Schema): string[] | undefined {
  const parts = [...nodes].flatMap(node => partsOf(node, {root, seen: [], path: ''}))
  const values = [...new Set(parts)].flatMap(part =>
    part === 'boolean' ? ['false', 'true'] : [part],
  )
  const isClosed = parts.some(part => part !== 'boolean') && values.every(isLiteral)
  return isClosed ? [...new Set(values)] : undefined
}

interface Context {
  readonly root: Schema
  readonly findFunctions?: FindFunctions | undefined
  readonly path: string
  /** The definitions that led here. */
  readonly seen: readonly string[]
  /** Whether it is the type of an element. */
  readonly inList?: boolean
}

function partsOf(node: Schema, context: Context): string[] {
  const {root, seen} = context
  if (node.$ref !== undefined) {
    const target = findReference(root, node.$ref)
    const isNamed = seen.includes(node.$ref) || (context.inList && holdsItself(node.$ref, root))
    if (isNamed) return [node.$ref.replace('#/definitions/', '')]
    return partsOf(target, {...context, seen: [...seen, node.$ref]})
  }
  const alternatives = alternativesOf(node).filter(({not}) => not === undefined)
  if (alternatives.length > 0) return alternatives.flatMap(each => partsOf(each, context))
  if (node.enum !== undefined && node.tsType !== undefined)
    return shortName(node.tsType).split(' | ')
  if (node.enum !== undefined) return node.enum.map(value => JSON.stringify(value))
  if (node.const !== undefined) return [JSON.stringify(node.const)]
  if (node.instanceof !== undefined) return instanceTypes(node, context)
  if (node.tsType !== undefined) return [shortName(node.tsType)]
  const types = typesOf(node)
  if (types.length === 0) return [node.properties ? 'object' : 'unknown']
  return types.map(type => typeText(type, node, context))
}

function typeText(type: string, node: Schema, context: Context): string {
  if (type === 'array') {
    const item =
      union(
        itemsOf(node).flatMap(each =>
          partsOf(each, {...context, inList: true, path: `${context.path}[]`}),
        ),
      ) || 'unknown'
    return /[|>]/.test(item.replace(/Record<.*>/, '')) ? `(${item})[]` : `${item}[]`
  }
  if (type === 'object') {
    const {additionalProperties: others, properties} = node
    if (typeof others !== 'object' || properties !== undefined) return 'object'
    return `Record<string, ${union(partsOf(others, {...context, path: `${context.path}.<key>`}))}>`
  }
  return type === 'integer' ? 'number' : type
}

/** Replaces the schema's type names of functions, which readers often cannot look up. */
function instanceTypes({instanceof: name = 'object', tsType}: Schema, context: Context): string[] {
  if (name !== 'Function') return [name]
  if (tsType !== undefined && !tsType.includes('import(')) {
    return [inParentheses(tsType.replace(/^\((\(.*)\)$/, '$1'))]
  }
  const found = context.findFunctions?.(context.path) ?? []
  return found.length > 0 ? found.map(inParentheses) : [name]
}

function inParentheses(type: string): string {
  return type.includes('=>') ? `(${type})` : type
}

/** `import("../lib/util/Hash").Hash` → `Hash`. */
function shortName(type: string): string {
  return type
    .replaceAll(/import\(["'][^"']*\/(\w+)["']\)(?!\.)/g, '$1')
    .replaceAll(/import\(["'][^"']*["']\)\./g, '')
    .replaceAll("'", '"')
}

function union(parts: readonly string[]): string {
  const distinct = [...new Set(parts)]
  const isBoolean = distinct.includes('true') && distinct.includes('false')
  const merged = distinct.map(part => (isBoolean && part === 'false' ? 'boolean' : part))
  const shown = merged.filter(
    part => !(merged.includes('boolean') && /^(?:true|false)$/.test(part)),
  )
  const [only = '', ...more] = new Set(shown)
  return more.length > 0 ? [only, ...more].join(' | ') : only.replace(/^\((\(.*=>.*)\)$/, '$1')
}

function isLiteral(text: string): boolean {
  return /^(?:".*"|true|false|null|-?[\d.]+)$/.test(text)
}

/** Whether a definition is a list of itself, directly or indirectly. */
function holdsItself(name: string, root: Schema): boolean {
  const seen = new Set<string>()
  function leadsTo(node: Schema): boolean {
    if (node.$ref === name && seen.size > 0) return true
    if (node.$ref !== undefined) {
      if (seen.has(node.$ref)) return false
      seen.add(node.$ref)
      return leadsTo(findReference(root, node.$ref))
    }
    return [...alternativesOf(node), ...itemsOf(node)].some(leadsTo)
  }
  return leadsTo({$ref: name})
}
