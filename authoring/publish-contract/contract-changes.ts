import {isDeepStrictEqual} from 'node:util'

/** A version of the contract: the released one, or the current one. */
export interface ContractShape {
  /** URLs relative to the root of the site, by the name of the endpoint. */
  readonly endpoints: Readonly<Record<string, string>>
  /** JSON Schemas, by their names. */
  readonly schemas: Readonly<Record<string, unknown>>
}

/**
 * Lists changes of a released contract that are not additions, as sentences. Descriptions may
 * change; files, fields and definitions may be added, and fields may become required. Whether any
 * other change is safe for consumers is for a person to judge.
 */
export function listChanges(released: ContractShape, current: ContractShape): string[] {
  return [
    ...compareNames(released.endpoints, current.endpoints, 'endpoints'),
    ...compareNames(released.schemas, current.schemas, 'schemas'),
  ]
}

/** Keywords of schemas whose keys are names that the contract chose. */
const named = new Set(['properties', '$defs'])

const annotations = new Set(['title', 'description', 'examples', 'deprecated'])

/** Compares parts by names: names may be added. */
function compareNames(released: unknown, current: unknown, place: string): string[] {
  const now = toRecord(current)
  return Object.entries(toRecord(released)).flatMap(([name, before]) => {
    const at = `${place}.${name}`
    return name in now ? compareParts(before, now[name], at) : [`${at} is gone.`]
  })
}

/** Compares schemas, or values within them: nothing may be added. */
function compareParts(released: unknown, current: unknown, place: string): string[] {
  if (!isRecord(released) || !isRecord(current)) {
    if (isDeepStrictEqual(released, current)) return []
    return [`${place} is ${show(current)}, was ${show(released)}.`]
  }
  const keys = new Set([...Object.keys(released), ...Object.keys(current)])
  return [...keys].flatMap(key => {
    const [before, now, at] = [released[key], current[key], `${place}.${key}`]
    if (annotations.has(key)) return []
    if (named.has(key)) return compareNames(before, now, at)
    if (key === 'required') return compareRequired(before, now, at)
    return compareParts(before, now, at)
  })
}

function compareRequired(released: unknown, current: unknown, place: string): string[] {
  const now = new Set(Object.values(toRecord(current)))
  const lost = Object.values(toRecord(released)).filter(name => !now.has(name))
  return lost.map(name => `${place} lacks ${show(name)}.`)
}

function show(value: unknown): string {
  return value === undefined ? 'absent' : JSON.stringify(value).slice(0, 100)
}

/** Lists are compared by position. */
function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

/** The fields of an object; none of any other value. */
export function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {}
}
