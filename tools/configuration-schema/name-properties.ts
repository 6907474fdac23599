import {alternativesOf, findReference, type Schema} from '#contract/private/webpack-schema.ts'

interface Place {
  readonly node: Schema
  /** `output`, `module.rules[]`, `entry.<key>`; empty for the whole configuration. */
  readonly name: string
}

/**
 * Maps each property of a schema to its option. A part of the schema that several options share has
 * the shortest of their names that is known: the walk goes from the outside to the inside.
 */
export function nameProperties(
  root: Schema,
  findName: (name: string) => string | undefined,
): Map<Schema, string> {
  const names = new Map<Schema, string>()
  const seen = new Set<Schema>()
  const places: Place[] = [{node: root, name: ''}]
  for (const place of places) {
    const {node, name} = place
    if (seen.has(node)) continue
    seen.add(node)
    if (node.$ref !== undefined) places.push({node: findReference(root, node.$ref), name})
    for (const [key, child] of Object.entries(node.properties ?? {})) {
      const found = findName(below(name, key))
      if (found !== undefined && !names.has(child)) names.set(child, found)
    }
    places.push(...listInner(place))
  }
  return names
}

function listInner({node, name}: Place): Place[] {
  const {items = [], properties = {}, additionalProperties: others} = node
  return [
    ...alternativesOf(node).map(each => ({node: each, name})),
    ...[items].flat().map(each => ({node: each, name: `${name}[]`})),
    ...Object.entries(properties).map(([key, each]) => ({node: each, name: below(name, key)})),
    ...(typeof others === 'object' ? [{node: others, name: below(name, '<key>')}] : []),
  ]
}

function below(name: string, key: string): string {
  return name === '' ? key : `${name}.${key}`
}
