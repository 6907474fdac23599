/** A part of a JSON Schema, with what webpack adds to the language. */
export interface Schema {
  readonly [keyword: string]: unknown
  readonly $ref?: string
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly not?: Schema
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema | readonly Schema[]
  readonly definitions?: Readonly<Record<string, Schema>>
  /** `Function` or `RegExp`. */
  readonly instanceof?: string
  /** Its type in TypeScript. */
  readonly tsType?: string
  readonly description?: string
  /** The version that added it. */
  readonly added?: string
  readonly deprecated?: boolean | string
  readonly experimental?: boolean
}

/** The alternatives that a schema lists, whatever keyword it uses. */
export function alternativesOf({anyOf = [], oneOf = [], allOf = []}: Schema): Schema[] {
  return [...anyOf, ...oneOf, ...allOf]
}

/** The types that a schema allows. */
export function typesOf({type = []}: Schema): readonly string[] {
  return typeof type === 'string' ? [type] : type
}

/** The schemas of the elements of an array. */
export function itemsOf({items = []}: Schema): readonly Schema[] {
  return isList(items) ? items : [items]
}

/** Resolves a reference such as `#/definitions/Entry`. */
export function findReference(root: Schema, reference: string): Schema {
  const name = reference.replace('#/definitions/', '')
  const found = reference === '#' ? root : root.definitions?.[name]
  if (found === undefined) throw new Error(`The schema of webpack has no ${reference}.`)
  return found
}

/** Whether items are one schema for each position. */
export function isList(value: Schema | readonly Schema[]): value is readonly Schema[] {
  return Array.isArray(value)
}
