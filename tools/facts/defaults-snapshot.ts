import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {defaultsSchema, type Defaults} from '#contract/defaults.ts'
import {factsDir} from './fact-snapshots.ts'

/** Name of the snapshot in its folder. */
export const DEFAULTS_FILE = 'defaults.json'

/** The snapshot of the defaults of options; nothing if it was never made. */
export function readDefaultsSnapshot(dir = factsDir): Defaults | undefined {
  const path = join(dir, DEFAULTS_FILE)
  if (!existsSync(path)) return undefined
  return defaultsSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
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
