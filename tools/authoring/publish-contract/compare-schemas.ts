import {isDeepStrictEqual} from 'node:util'
import {
  alternativesOf,
  constraintsOf,
  listOf,
  locate,
  toPart,
  type Located,
  type SchemaPart,
} from './schema-alternatives.ts'
import {compareLimits, compareTypes, describeSchema, limits, mayOverlap} from './schema-facts.ts'

/** Lists where values of the current schema may surprise who relies on the released one. */
export function compareSchemas(released: SchemaPart, current: SchemaPart): string[] {
  return [...new Set(compare(locateRoot(released), locateRoot(current), []))]
}

/** Pairs of schemas that are being compared: what leads back to one needs no second look. */
type Pairs = ReadonlyArray<readonly [released: SchemaPart, current: SchemaPart]>

const FILE = 'the file'

function locateRoot(schema: SchemaPart): Located {
  const definitions = {...toPart(schema['$defs']), '': schema}
  return locate(schema, {definitions, place: FILE})
}

/** Every alternative that there is now has to be one of those that there were. */
function compare(released: Located, current: Located, pairs: Pairs): string[] {
  if (pairs.some(([a, b]) => a === released.schema && b === current.schema)) return []
  const inside: Pairs = [...pairs, [released.schema, current.schema]]
  const before = alternativesOf(released)
  return alternativesOf(current).flatMap(now => {
    const candidates = before.filter(({schema}) => mayOverlap(schema, now.schema))
    if (candidates.length === 0) return [newKind(released.place, before, now)]
    const findings = candidates.map(candidate =>
      compareOne(before.length > 1 ? withTag(candidate) : candidate, now, inside),
    )
    const [closest = []] = findings.toSorted((a, b) => a.length - b.length)
    return closest
  })
}

function newKind(place: string, before: readonly Located[], now: Located): string {
  const known = [...new Set(before.map(({schema}) => describeSchema(schema)))].join(' or ')
  return `${place} may be ${describeSchema(now.schema)}, was ${known}.`
}

function compareOne(released: Located, current: Located, pairs: Pairs): string[] {
  const {place} = released
  const before = constraintsOf(released.schema)
  const now = constraintsOf(current.schema)
  const strange = Object.keys({...before, ...now}).find(key => !compared.has(key))
  if (strange !== undefined && Object.keys(before).length > 0) {
    if (isDeepStrictEqual(before, now)) return []
    return [`${place} uses “${strange}”, which cannot be compared.`]
  }
  return [
    ...compareTypes(place, before, now),
    ...compareLimits(place, before, now),
    ...compareFields(released, current, pairs),
    ...compareOtherFields(released, current, pairs),
    ...compareKeys(released, current, pairs),
    ...compareItems(released, current, pairs),
  ]
}

const compared = new Set([
  'type',
  'const',
  'properties',
  'required',
  'additionalProperties',
  'propertyNames',
  'items',
  ...limits.keys(),
])

/** `FlowContent` → `FlowContent (heading)`: the type of a node tells the parts of a union apart. */
function withTag(located: Located): Located {
  const tag = toPart(toPart(located.schema['properties'])['type'])['const']
  return typeof tag === 'string' ? {...located, place: `${located.place} (${tag})`} : located
}

/** Every field that was documented is still there, as reliably, and with such values. */
function compareFields(released: Located, current: Located, pairs: Pairs): string[] {
  const before = toPart(released.schema['properties'])
  const now = toPart(current.schema['properties'])
  const required = listOf(current.schema['required'])
  const isGone = (name: string) => name in before && !(name in now)
  const lost = listOf(released.schema['required'])
    .filter(name => !isGone(name) && !required.includes(name))
    .map(name => `${fieldOf(released.place, name)} is now optional, but was required.`)
  const changed = Object.keys(before).flatMap(name => {
    const place = fieldOf(released.place, name)
    if (isGone(name)) return [`${place} is gone.`]
    const field = locate(before[name], {...released, place})
    return compare(field, locate(now[name], {...current, place}), pairs)
  })
  return [...lost, ...changed]
}

/** Fields besides those documented: there may be any, unless the schema says how they look. */
function compareOtherFields(released: Located, current: Located, pairs: Pairs): string[] {
  const {type, additionalProperties: before = true} = released.schema
  const {additionalProperties: now = true} = current.schema
  const {place} = released
  const known = toPart(released.schema['properties'])
  const added = Object.entries(toPart(current.schema['properties'])).filter(
    ([name]) => !(name in known),
  )
  if (before === false) {
    const names = added.map(([name]) => `the field “${name}”`)
    return [...names, ...(now === false ? [] : ['any other field'])].map(
      name => `${place} may have ${name}, was closed.`,
    )
  }
  if (before === true) {
    const isClosed = type === 'object' && now === false
    return isClosed
      ? [`${place} does not allow further fields, so no field could be added later.`]
      : []
  }
  const others = now === false ? added : [...added, ['*', now] as const]
  return others.flatMap(([name, part]) => {
    const at = fieldOf(place, name)
    const field = locate(before, {...released, place: at})
    return compare(field, locate(part, {...current, place: at}), pairs)
  })
}

/** The names of fields, where the schema says how they look. */
function compareKeys(released: Located, current: Located, pairs: Pairs): string[] {
  const {propertyNames: before} = released.schema
  const {propertyNames: now = {type: 'string'}} = current.schema
  if (before === undefined) return []
  const place = `a key of ${released.place}`
  return compare(locate(before, {...released, place}), locate(now, {...current, place}), pairs)
}

function compareItems(released: Located, current: Located, pairs: Pairs): string[] {
  if (released.schema['items'] === undefined) return []
  const place = `${released.place}[]`
  const items = locate(released.schema['items'], {...released, place})
  return compare(items, locate(current.schema['items'], {...current, place}), pairs)
}

function fieldOf(place: string, name: string): string {
  return place === FILE ? name : `${place}.${name}`
}
