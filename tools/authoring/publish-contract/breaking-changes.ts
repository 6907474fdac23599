import {compareSchemas} from './compare-schemas.ts'
import type {SchemaPart} from './schema-alternatives.ts'

/** A version of the contract: the released one, or the current one. */
export interface ContractShape {
  /** URLs relative to the root of the site, by the name of the endpoint. */
  readonly endpoints: Readonly<Record<string, string>>
  /** JSON Schemas, by their names. */
  readonly schemas: Readonly<Record<string, SchemaPart>>
}

/**
 * Finds what would break consumers of a released contract, as sentences. They are safe if each
 * value that is published now satisfies the released schemas and has every field they document.
 */
export function findBreakingChanges(released: ContractShape, current: ContractShape): string[] {
  const urls = Object.entries(released.endpoints).flatMap(([name, url]) => {
    const now = current.endpoints[name]
    if (now === undefined) return [`${url} is gone.`]
    return now === url ? [] : [`${url} moved to ${now}.`]
  })
  const shapes = Object.entries(released.schemas).flatMap(([name, schema]) => {
    const now = current.schemas[name]
    if (now === undefined) return [`schema/${name}.json is gone.`]
    return compareSchemas(schema, now).map(finding => `${name}.json: ${finding}`)
  })
  return [...urls, ...shapes]
}
