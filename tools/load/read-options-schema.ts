import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {findFolder} from './read-package.ts'

/** The schema by which webpack checks configurations, as text; nothing if it is not installed. */
export function readOptionsSchema(documented: string): string | undefined {
  const folder = findFolder('webpack', documented)
  if (folder === undefined) return undefined
  return readFileSync(join(folder, 'schemas/WebpackOptions.json'), 'utf8')
}
