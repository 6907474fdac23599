import {z} from 'zod'
import {endpoints} from '#contract/endpoints.ts'
import {resourceKinds, type ResourceKind} from '#contract/resources.ts'

/** A JSON Schema, or a part of one. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** The JSON Schema (2020-12) of every kind of file of the API, by its name. */
export function buildSchemas(siteUrl: string): Map<string, JsonSchema> {
  return new Map(
    Object.entries(resourceKinds).map(([name, {schema, description}]) => {
      const $id = new URL(endpoints.schema(name), siteUrl).href
      return [name, {$id, title: name, ...toJsonSchema(schema), description}]
    }),
  )
}

/** The API as OpenAPI 3.1: all of its URLs, and the shapes of what they answer. */
export function buildOpenApi(site: {title: string; url: string}): JsonSchema {
  const schemas: Record<string, unknown> = {Error: errorSchema}
  const paths: Record<string, unknown> = {}
  const kinds: Array<[string, ResourceKind]> = Object.entries(resourceKinds)
  for (const [name, kind] of kinds) {
    const {$defs = {}, $schema: _, ...schema} = toJsonSchema(kind.schema)
    const component = name.replace(/^./, letter => letter.toUpperCase())
    Object.assign(schemas, hoist($defs), {[`${component}File`]: hoist(schema)})
    paths[`/${kind.url}`] = {get: buildOperation(name, kind, `${component}File`)}
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${site.title} documentation`,
      version: '1',
      description: 'The content of the site as static files. Fields are only added within v1.',
      license: {name: 'CC BY 4.0', identifier: 'CC-BY-4.0'},
    },
    servers: [{url: new URL(site.url).origin}],
    security: [], // states that no operation needs credentials
    paths,
    components: {schemas},
  }
}

function buildOperation(name: string, kind: ResourceKind, component: string): JsonSchema {
  const {description, parameters = {}} = kind
  const answer = (schema: string) => ({
    'application/json': {schema: {$ref: `#/components/schemas/${schema}`}},
  })
  return {
    operationId: name,
    summary: description,
    parameters: Object.entries(parameters).map(([parameter, meaning]) => ({
      name: parameter,
      in: 'path',
      required: true,
      description: meaning,
      schema: {type: 'string'},
    })),
    responses: {
      200: {
        description: 'The complete file.',
        headers: {ETag: {description: 'Changes with the file.', schema: {type: 'string'}}},
        content: answer(component),
      },
      304: {description: 'The file has not changed since the ETag of the request.'},
      404: {description: 'There is no such file.', content: answer('Error')},
    },
  }
}

const errorSchema = {
  type: 'object',
  properties: {
    error: {type: 'string', const: 'not-found'},
    message: {type: 'string', description: 'A description of the missing file.'},
  },
  required: ['error', 'message'],
} as const

/** Allows additional properties: clients ignore fields that they do not know. */
function toJsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {io: 'input'})
}

/** Lets references lead to the components of the whole document. */
function hoist(schema: unknown): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'))
}
