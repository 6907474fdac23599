import {
  alternativesOf,
  findReference,
  itemsOf,
  typesOf,
  type Schema,
} from '#contract/private/webpack-schema.ts'

/** A property that a schema names, at one of the places where it may be set. */
export interface SchemaProperty {
  /** `output.path`, `module.rules[].use`, `entry.<key>.import`. */
  readonly path: string
  /** Its schemas; several if several alternatives have the property. */
  readonly nodes: ReadonlySet<Schema>
  readonly since?: string | undefined
  readonly deprecated: boolean
  readonly experimental: boolean
}

/** Properties of a schema, with their paths. */
interface SchemaPaths {
  readonly properties: readonly SchemaProperty[]
  /**
   * Paths at which a part of the schema repeats recursively, such as `module.rules[].oneOf[]`, and
   * the path of the first occurrence.
   */
  readonly repeated: ReadonlyMap<string, string>
}

/** Every path of a schema that ends in the name of a property. */
export function listPaths(root: Schema, prefix = ''): SchemaPaths {
  const found = new Map<string, Entry>()
  const repeated = new Map<string, string>()
  walk({node: root, path: prefix, seen: new Map()}, {root, found, repeated})
  return {properties: [...found].map(([path, entry]) => ({path, ...entry})), repeated}
}

/**
 * The properties without those that are the same part of the schema at another place: the one with
 * the shortest path stays, because readers look there.
 */
export function findHomes(properties: readonly SchemaProperty[]): {
  homes: SchemaProperty[]
  /** The home of each of the others, by its path. */
  aliases: Map<string, string>
} {
  const homeOf = new Map<Schema, string>()
  for (const {path, nodes} of properties) {
    for (const node of nodes) {
      const known = homeOf.get(node)
      if (known === undefined || isNearer(path, known)) homeOf.set(node, path)
    }
  }
  const homes: SchemaProperty[] = []
  const aliases = new Map<string, string>()
  for (const property of properties) {
    const [first = property.path, ...others] = [...property.nodes].map(node => homeOf.get(node))
    if ([first, ...others].includes(property.path)) homes.push(property)
    else aliases.set(property.path, first)
  }
  return {homes, aliases}
}

interface Entry {
  readonly nodes: Set<Schema>
  since?: string
  deprecated: boolean
  experimental: boolean
}

interface Place {
  readonly node: Schema
  readonly path: string
  /** The definitions that led here, with their paths: none is entered twice. */
  readonly seen: ReadonlyMap<string, string>
  /** The property, as long as nothing but references lies between it and the node. */
  readonly own?: Entry
}

interface Walk {
  readonly root: Schema
  readonly found: Map<string, Entry>
  readonly repeated: Map<string, string>
}

function walk({node, path, seen, own}: Place, state: Walk): void {
  if (own) note(own, node)
  if (node.$ref !== undefined) {
    const before = seen.get(node.$ref)
    if (before !== undefined) {
      if (before !== path) state.repeated.set(path, before)
      return
    }
    const target = findReference(state.root, node.$ref)
    const entered = new Map(seen).set(node.$ref, path)
    return walk({node: target, path, seen: entered, ...(own && {own})}, state)
  }
  const alternatives = alternativesOf(node)
  for (const each of alternatives) {
    walk({node: each, path, seen, ...(own && alternatives.length === 1 && {own})}, state)
  }
  if (typesOf(node).includes('array')) {
    for (const item of itemsOf(node)) walk({node: item, path: `${path}[]`, seen}, state)
  }
  walkProperties({node, path, seen}, state)
}

function walkProperties({node, path, seen}: Place, state: Walk): void {
  const below = (name: string) => (path === '' ? name : `${path}.${name}`)
  for (const [name, child] of Object.entries(node.properties ?? {})) {
    const own = state.found.get(below(name)) ?? createEntry()
    own.nodes.add(child)
    state.found.set(below(name), own)
    walk({node: child, path: below(name), seen, own}, state)
  }
  if (typeof node.additionalProperties === 'object') {
    walk({node: node.additionalProperties, path: below('<key>'), seen}, state)
  }
}

function createEntry(): Entry {
  return {nodes: new Set(), deprecated: false, experimental: false}
}

function note(entry: Entry, {deprecated, experimental, added}: Schema): void {
  if (deprecated !== undefined && deprecated !== false) entry.deprecated = true
  if (experimental) entry.experimental = true
  if (added !== undefined) entry.since = added
}

function isNearer(path: string, other: string): boolean {
  const [depth, otherDepth] = [path, other].map(text => text.split(/\.|\[\]/).length)
  if (depth === otherDepth) return path.length < other.length
  return (depth ?? 0) < (otherDepth ?? 0)
}
