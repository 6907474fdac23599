import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {root} from '../disk/root.ts'

/** The schema with which the documented webpack-dev-server checks its options, as a literal. */
export function readServerSchema(): string {
  const file = join(root, 'node_modules/webpack-dev-server/lib/options.json')
  return JSON.stringify(JSON.parse(readFileSync(file, 'utf8')))
}
