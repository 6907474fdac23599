import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {listPaths} from '../read-webpack/schema-paths.ts'
import {findReference, type Schema} from '#contract/private/webpack-schema.ts'

/** The options whose description differs between two releases of webpack, by their paths. */
export function compareDescriptions(before: string, after: string): string[] {
  const [old, now] = [readDescriptions(before), readDescriptions(after)]
  return [...now]
    .filter(([path, text]) => old.has(path) && old.get(path) !== text)
    .map(([path]) => path)
}

function readDescriptions(folder: string): Map<string, string> {
  const file = join(folder, 'schemas/WebpackOptions.json')
  if (!existsSync(file)) return new Map()
  const schema: Schema = JSON.parse(readFileSync(file, 'utf8'))
  return new Map(
    listPaths(schema).properties.map(({path, nodes}) => [
      path,
      [...nodes].flatMap(node => describe(node, schema)).join('\n'),
    ]),
  )
}

/** The description of a part of a schema, and of the definition to which it refers. */
function describe({description, $ref}: Schema, schema: Schema): string[] {
  const own = description === undefined ? [] : [description]
  return $ref === undefined ? own : [...own, ...describe(findReference(schema, $ref), schema)]
}
