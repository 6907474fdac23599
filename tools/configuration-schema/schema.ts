/** A part of a JSON Schema, with what webpack adds to the language. */
export interface Schema {
  readonly [keyword: string]: unknown
  readonly $ref?: string
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly not?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema | readonly Schema[]
  readonly additionalProperties?: boolean | Schema
  readonly definitions?: Readonly<Record<string, Schema>>
  /** `Function` or `RegExp`. */
  readonly instanceof?: string
}

/** The part of a schema that a reference leads to: `#/definitions/Output`. */
export function findReference({definitions = {}}: Schema, reference: string): Schema {
  const found = definitions[reference.replace('#/definitions/', '')]
  if (found === undefined) throw new Error(`The schema of webpack has no ${reference}.`)
  return found
}

/** The alternatives of a part of a schema. */
export function alternativesOf({anyOf = [], oneOf = [], allOf = []}: Schema): Schema[] {
  return [...anyOf, ...oneOf, ...allOf]
}
