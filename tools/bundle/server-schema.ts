import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {root} from '../disk/root.ts'

/**
 * The schema with which the documented webpack-dev-server checks its options, as a literal, without
 * what it says about them: readers have the documentation.
 */
export function readServerSchema(): string {
  const file = join(root, 'node_modules/webpack-dev-server/lib/options.json')
  const texts = new Set(['description', 'link', 'cli'])
  const withoutTexts = (key: string, value: unknown) => (texts.has(key) ? undefined : value)
  return JSON.stringify(JSON.parse(readFileSync(file, 'utf8'), withoutTexts))
}
