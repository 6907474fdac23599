import {compile} from 'json-schema-to-typescript'
import type {JsonSchema} from '../../tools/output/schemas.ts'

/**
 * The TypeScript types of JSON Schemas: one per file, named like its schema (`page` → `Page`), and
 * one per named definition.
 */
export async function buildTypes(schemas: ReadonlyMap<string, JsonSchema>): Promise<string> {
  const definitions = collectDefinitions(schemas)
  const declarations: string[] = []
  for (const [name, schema] of definitions) {
    if (isPublic(name)) declarations.push(await declare(name, refer(schema, definitions)))
  }
  return declarations.join('\n')
}

type Definitions = ReadonlyMap<string, unknown>

/** Everything that gets a name; a definition that several files share is the same in each. */
function collectDefinitions(schemas: ReadonlyMap<string, JsonSchema>): Definitions {
  const definitions = new Map<string, unknown>()
  const shared = new Map<string, unknown>()
  for (const [name, {$id: _, $schema: __, title: ___, $defs, ...schema}] of schemas) {
    definitions.set(
      name.replace(/^./, letter => letter.toUpperCase()),
      schema,
    )
    for (const [key, definition] of Object.entries($defs ?? {})) shared.set(key, definition)
  }
  return new Map([...definitions, ...shared])
}

/** Whether the name appears in the types. Generated names, such as `__schema0`, do not. */
function isPublic(name: string): boolean {
  return !name.startsWith('__')
}

async function declare(name: string, schema: object): Promise<string> {
  return compile({...schema}, name, {
    additionalProperties: false,
    bannerComment: '',
    ignoreMinAndMaxItems: true,
    unknownAny: true,
    style: {semi: false, singleQuote: true, bracketSpacing: false, printWidth: 100},
  })
}

/** Replaces references with names, so that each type is declared separately, and only once. */
function refer(schema: unknown, definitions: Definitions): object {
  return JSON.parse(JSON.stringify(schema), (_, value: unknown) => {
    const name = referenceIn(value)
    if (name === undefined || typeof value !== 'object') return value
    if (!isPublic(name)) return refer(definitions.get(name), definitions)
    const {$ref: __, ...rest}: {$ref?: unknown} = {...value}
    return {...rest, tsType: name}
  })
}

function referenceIn(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('$ref' in value)) return undefined
  const [, name] = /^#\/\$defs\/(.+)$/.exec(String(value.$ref)) ?? []
  return name
}
