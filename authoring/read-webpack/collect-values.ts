import {dirname, sep} from 'node:path'
import {packageFolder} from './documented.ts'
import {isPlain} from '#contract/private/plain-object.ts'
import {buildValueText, type Places} from '#contract/private/value-text.ts'

/** The values of options and of the objects that hold them, as expressions, by their paths. */
export function collectValues(options: object): Map<string, string> {
  const places = listPlaces()
  const found = new Map<string, string>()
  visit(options, '', (path, value) => found.set(path, buildValueText(value, places)))
  return found
}

/** The folders that options name. */
export function listPlaces(): Places {
  const nodeModules = dirname(packageFolder('webpack'))
  return [
    [process.cwd(), 'process.cwd()'],
    [`${nodeModules}${sep}`, NODE_MODULES],
    [nodeModules, NODE_MODULES],
  ]
}

/** The folder where webpack is installed: usually in the folder of the project. */
const NODE_MODULES = 'path.join(process.cwd(), "node_modules")'

function visit(value: unknown, path: string, tell: (path: string, value: unknown) => void): void {
  if (value === undefined) return
  if (path !== '') tell(path, value)
  if (isPlain(value)) visitFields(value, path, tell)
  if (!Array.isArray(value)) return
  // A list with a single item may also be written as just the item.
  const [only, ...others] = value
  if (!isPlain(only) || others.length > 0) return
  for (const place of [path, `${path}[]`]) visitFields(only, place, tell)
}

function visitFields(value: object, path: string, tell: (path: string, value: unknown) => void) {
  for (const [name, field] of Object.entries(value)) {
    visit(field, path === '' ? name : `${path}.${name}`, tell)
  }
}
