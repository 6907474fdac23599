import {isDeepStrictEqual} from 'node:util'
import {toPart, type SchemaPart} from './schema-alternatives.ts'

/** Whether any value may satisfy both: their types, values and tags do not exclude each other. */
export function mayOverlap(a: SchemaPart, b: SchemaPart): boolean {
  if ('const' in a && 'const' in b) return isDeepStrictEqual(a['const'], b['const'])
  const [typeA, typeB] = [typeOf(a), typeOf(b)]
  if (typeA !== undefined && typeB !== undefined && !isNumeric(typeA, typeB) && typeA !== typeB) {
    return false
  }
  const [tagsA, tagsB] = [tagsOf(a), tagsOf(b)]
  return [...tagsA].every(([name, tag]) => !tagsB.has(name) || tagsB.get(name) === tag)
}

/** Lists in what the type or the value is looser now. */
export function compareTypes(place: string, released: SchemaPart, current: SchemaPart): string[] {
  const [before, now] = [typeOf(released), typeOf(current)]
  const isLooser =
    ('const' in released && !('const' in current)) ||
    (before !== undefined && now === undefined) ||
    (before === 'integer' && now === 'number')
  if (!isLooser) return []
  return [`${place} may be ${describeSchema(current)}, was ${describeSchema(released)}.`]
}

/** Lists limits that are less strict now, such as the minimum length of a string. */
export function compareLimits(place: string, released: SchemaPart, current: SchemaPart): string[] {
  // A single value needs no limits: it is looked at when it satisfies them no longer.
  if ('const' in current && isDeepStrictEqual(released['const'], current['const'])) return []
  return Object.entries(released).flatMap(([key, before]) => {
    const compareLimit = limits.get(key)
    const now = current[key]
    if (compareLimit === undefined || compareLimit(before, now)) return []
    const is = now === undefined ? 'is gone' : `is ${JSON.stringify(now)}`
    return [`${place}: “${key}” ${is}, was ${JSON.stringify(before)}.`]
  })
}

/** The keywords that limit values: whether today's is as tight as the released one, or tighter. */
export const limits: ReadonlyMap<string, (before: unknown, now: unknown) => boolean> = new Map([
  ...['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'].map(
    key => [key, (before: unknown, now: unknown) => Number(now) >= Number(before)] as const,
  ),
  ...['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'].map(
    key => [key, (before: unknown, now: unknown) => Number(now) <= Number(before)] as const,
  ),
  ...['pattern', 'format', 'multipleOf', 'uniqueItems'].map(key => [key, Object.is] as const),
])

/** Short description of what a schema allows: `a string`, `"v1"`, `an object with type "file"`. */
export function describeSchema(schema: SchemaPart): string {
  if ('const' in schema) return JSON.stringify(schema['const'])
  const type = typeOf(schema)
  if (type === undefined) return 'anything'
  const tags = [...tagsOf(schema)].map(([name, tag]) => `${name} ${JSON.stringify(tag)}`)
  const words = type === 'null' ? type : `${/^[aio]/.test(type) ? 'an' : 'a'} ${type}`
  return tags.length > 0 ? `${words} with ${tags.join(' and ')}` : words
}

function typeOf(schema: SchemaPart): string | undefined {
  if (!('const' in schema)) return typeof schema['type'] === 'string' ? schema['type'] : undefined
  const value = schema['const']
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}

function isNumeric(...types: readonly string[]): boolean {
  return types.every(type => type === 'number' || type === 'integer')
}

/** The fields that have one possible value, such as the type of a node. */
function tagsOf({properties}: SchemaPart): Map<string, unknown> {
  return new Map(
    Object.entries(toPart(properties)).flatMap(([name, field]) => {
      const part = toPart(field)
      return 'const' in part ? [[name, part['const']] as const] : []
    }),
  )
}
