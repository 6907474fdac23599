/** A part of a JSON Schema, with the definitions that its references lead to. */
export interface Located {
  readonly schema: SchemaPart
  /** By name; the whole schema by the empty name. */
  readonly definitions: SchemaPart
  /** Where it is, for people: `Anchor.title`. */
  readonly place: string
}

export type SchemaPart = Readonly<Record<string, unknown>>

/** Follows the reference that a schema may be; the place is then named after its definition. */
export function locate(value: unknown, {definitions, place}: Omit<Located, 'schema'>): Located {
  const followed = new Set<string>()
  let located: Located = {schema: toPart(value), definitions, place}
  for (;;) {
    const {$ref, ...beside} = located.schema
    const [match, name = ''] = /^#(?:\/\$defs\/(.+))?$/.exec(String($ref)) ?? []
    const isAlone = Object.keys(constraintsOf(beside)).length === 0
    if (match === undefined || !isAlone || followed.has(name)) return located
    followed.add(name)
    const isNamed = name !== '' && !name.startsWith('__')
    located = {
      schema: toPart(definitions[name]),
      definitions,
      place: isNamed ? name : located.place,
    }
  }
}

/**
 * The alternatives of a schema: the parts of a union, each type in a list of types, each value of
 * an enum. Any other schema is its own only alternative.
 */
export function alternativesOf(located: Located, within: readonly SchemaPart[] = []): Located[] {
  const {schema} = located
  const {anyOf, oneOf, type, enum: values, ...beside} = schema
  const union = anyOf ?? oneOf
  if (Array.isArray(union) && Object.keys(constraintsOf(schema)).length === 1) {
    if (within.includes(schema)) return []
    return union.flatMap(part => alternativesOf(locate(part, located), [...within, schema]))
  }
  if (Array.isArray(values)) {
    return values.map(value => ({...located, schema: {...beside, const: value}}))
  }
  if (Array.isArray(type)) {
    return type.map(name => ({...located, schema: {...beside, type: name}}))
  }
  return [located]
}

/** The constraints of a schema, without descriptions. */
export function constraintsOf(schema: SchemaPart): SchemaPart {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => !annotations.has(key)))
}

const annotations = new Set(
  '$id $schema $defs $comment title description examples default deprecated'.split(' '),
)

/** Any schema as an object: `true` allows everything, as `{}` does; `false` nothing. */
export function toPart(value: unknown): SchemaPart {
  if (value === false) return {not: {}}
  return isPart(value) ? value : {}
}

/** The names that a keyword such as `required` lists. */
export function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : []
}

function isPart(value: unknown): value is SchemaPart {
  return typeof value === 'object' && value !== null
}
