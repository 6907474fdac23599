import {existsSync, readFileSync} from 'node:fs'
import {dirname, join, resolve} from 'node:path'
import {portablePath} from '../../tools/disk/portable-path.ts'
import {packageFolder, requireDocumented} from './documented.ts'
import type {Schema} from '#contract/private/webpack-schema.ts'

/** The file of webpack that exports a value. */
export function findSourceFile(value: unknown): string | undefined {
  const folder = packageFolder('webpack')
  return Object.entries(requireDocumented.cache).find(
    ([file, loaded]) => file.startsWith(folder) && loaded?.exports === value,
  )?.[0]
}

/** The schemas of plugins by which a file checks options, relative to the package. */
export function schemasNamedBy(file: string): string[] {
  const pattern =
    /require\(\s*["']([./]*schemas\/plugins\/[\w/]+?)(?:\.check)?(?:\.js|\.json)?["']\s*\)/g
  const folder = packageFolder('webpack')
  const found = [...readFileSync(file, 'utf8').matchAll(pattern)].map(
    ([, path = '']) => `${portablePath(folder, resolve(dirname(file), path))}.json`,
  )
  return [...new Set(found)].filter(path => existsSync(join(folder, path)))
}

/** A schema with the definitions of the files that it refers to. */
export function readWholeSchema(path: string): Schema {
  const definitions: Record<string, Schema> = {}
  const root = load(path)
  return {...root, definitions: {...definitions, ...root.definitions}}

  function load(file: string): Schema {
    const full = join(packageFolder('webpack'), file)
    return JSON.parse(readFileSync(full, 'utf8'), (key, value: unknown) =>
      key === '$ref' && typeof value === 'string' ? include(value, file) : value,
    )
  }

  /** `../WebpackOptions.json#/definitions/Path` → `#/definitions/Path`. */
  function include(reference: string, from: string): string {
    const [file = '', pointer = ''] = reference.split('#')
    if (file === '') return reference
    const target = join(dirname(from), file)
    const name = pointer.replace('/definitions/', '') || target
    if (!Object.hasOwn(definitions, name)) {
      definitions[name] = {} // so that files may refer to each other
      const {definitions: others = {}, ...whole} = load(target)
      Object.assign(definitions, {...others, ...definitions})
      definitions[name] = pointer === '' ? whole : (others[name] ?? {})
    }
    return `#/definitions/${name}`
  }
}
