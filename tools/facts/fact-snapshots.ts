import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import type {z} from 'zod'
import {factFiles, factsSchema, type FactFile, type Facts} from '#contract/webpack.ts'
import {defaultsSchema, type Defaults} from '#contract/defaults.ts'
import {root} from '../disk/root.ts'

/** Where the committed snapshots are. */
export const factsDir = join(root, 'facts')

/** The names of all files of facts. */
export const factFileNames: readonly FactFile[] = Object.keys(factFiles).filter(isFactFile)

/** The content of each file of facts; absent if the file was never generated. */
export type Snapshots = Readonly<Partial<Record<FactFile, Facts>>>

/** A snapshot; nothing if it was never made. */
export function readSnapshot(file: FactFile, dir = factsDir): Facts | undefined {
  return readIfThere(join(dir, `${file}.json`), factsSchema)
}

/** All snapshots of a folder. */
export function readSnapshots(dir = factsDir): Snapshots {
  const found = factFileNames.map(file => [file, readSnapshot(file, dir)] as const)
  return Object.fromEntries(found.filter(([, facts]) => facts !== undefined))
}

/** The value of a file of a snapshot; nothing if there is none. */
export function readIfThere<T>(path: string, schema: z.ZodType<T>): T | undefined {
  return existsSync(path) ? schema.parse(JSON.parse(readFileSync(path, 'utf8'))) : undefined
}

/** The text of a snapshot, one field per line, so that differences can be read. */
export function formatSnapshot(facts: Facts): string {
  return `${JSON.stringify(facts, null, 2)}\n`
}

function isFactFile(name: string): name is FactFile {
  return Object.hasOwn(factFiles, name)
}

/** Name of the snapshot in its folder. */
export const DEFAULTS_FILE = 'defaults.json'

/** The snapshot of the defaults of options; nothing if it was never made. */
export function readDefaultsSnapshot(dir = factsDir): Defaults | undefined {
  return readIfThere(join(dir, DEFAULTS_FILE), defaultsSchema)
}

/** The text of the snapshot, one option per line, so that differences can be read. */
export function formatDefaults(defaults: Defaults): string {
  const {inputs, options, ...head} = defaults
  const fields = Object.entries(head).map(
    ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  )
  const lists = Object.entries({inputs, options}).map(
    ([name, rows]) =>
      `"${name}": [\n    ${rows.map(row => JSON.stringify(row)).join(',\n    ')}\n  ]`,
  )
  return `{\n  ${[...fields, ...lists].join(',\n  ')}\n}\n`
}
