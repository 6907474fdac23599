import type Webpack from 'webpack'
import type {Configuration} from 'webpack'
import type {SetOption} from './checked-config.ts'
import {isPlain} from '../plain-object.ts'
import {buildValueText} from '../value-text.ts'
import {MAX_KEY, readAt, removeAt, type ValuePath} from './edit-config.ts'

/** Maximum number of options of a configuration that are checked. */
const MAX_OPTIONS = 1000

/** Options whose defaults also depend on files of the project or on flags. */
const dependsOnProject = new Set(['context', 'mode', 'target'])

/**
 * The options that a configuration sets, each object before its fields. Those of one that webpack
 * rejects are not compared with defaults.
 */
export function listSetOptions(
  webpack: typeof Webpack,
  config: Configuration,
  {isValid}: {isValid: boolean},
): SetOption[] {
  const isDefault = isValid ? createComparison(webpack, config) : () => false
  const options: SetOption[] = []

  /** `place` is absent in lists, whose elements have no defaults. */
  const visit = (value: unknown, path: readonly string[], place?: ValuePath) => {
    if (options.length >= MAX_OPTIONS || value === undefined) return
    const fields = listFields(value)
    const items = Array.isArray(value) ? value.filter(isPlain) : []
    const holdsOptions = fields.length > 0 || items.length > 0
    if (path.length > 0) {
      const known = place && !holdsOptions && !dependsOnProject.has(path[0] ?? '')
      const text = holdsOptions ? undefined : buildValueText(value)
      options.push({path, value: text, isDefault: known === true && isDefault(place)})
    }
    for (const [key, field] of fields) visit(field, [...path, key], place && [...place, key])
    const element = [...path.slice(0, -1), `${path.at(-1)}[]`]
    for (const [key, field] of items.flatMap(listFields)) visit(field, [...element, key])
  }
  visit(config, [], [])
  return options
}

function listFields(value: unknown): ReadonlyArray<readonly [key: string, field: unknown]> {
  return isPlain(value) ? Object.entries(value).filter(([key]) => key.length <= MAX_KEY) : []
}

/** Tells whether an option has the value that it would have if it was not set. */
function createComparison(
  {config: {getNormalizedWebpackOptions, applyWebpackOptionsDefaults}}: typeof Webpack,
  config: Configuration,
): (path: ValuePath) => boolean {
  const fill = (given: Configuration) => {
    const options = getNormalizedWebpackOptions(given)
    applyWebpackOptionsDefaults(options)
    return options
  }
  return path => {
    try {
      const text = dataText(readAt(fill(config), path))
      return text !== undefined && text === dataText(readAt(fill(removeAt(config, path)), path))
    } catch {
      return false // webpack needs it, or files of the project, such as those of `browserslist`
    }
  }
}

/** JSON of a value that is only data; undefined for others, such as functions. */
function dataText(value: unknown): string | undefined {
  if (Array.isArray(value)) {
    const items = value.map(dataText)
    return items.includes(undefined) ? undefined : `[${items.join()}]`
  }
  if (isPlain(value)) {
    const fields = Object.entries(value)
      .filter(([, field]) => field !== undefined)
      .map(([key, field]) => [JSON.stringify(key), dataText(field)] as const)
    if (fields.some(([, text]) => text === undefined)) return undefined
    return `{${fields
      .map(field => field.join(':'))
      .toSorted()
      .join()}}`
  }
  return value === null || /^(?:string|number|boolean)$/.test(typeof value)
    ? JSON.stringify(value)
    : undefined
}
