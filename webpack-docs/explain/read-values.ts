import {isDeepStrictEqual} from 'node:util'
import {buildValueText, type Places} from '#contract/private/value-text.ts'
import {isPlain, valueAt, type PlainObject} from './plain-object.ts'
import type {Origin, ReadConfig, ReadOption} from './request.ts'
import {toJson} from './to-json.ts'

/** The part of webpack that is used. Versions before 5 have neither `config` nor this `validate`. */
export interface Webpack {
  (config: unknown): {options: PlainObject; compilers?: ReadonlyArray<{options: PlainObject}>}
  readonly version?: string
  readonly config?: {
    getNormalizedWebpackOptions(config: unknown): PlainObject
    applyWebpackOptionsDefaults(options: PlainObject, index?: number): void
  }
}

type FindOrigin = (path: readonly string[], value: unknown) => Origin

/** Reads the options of configurations as webpack holds them, and where each value comes from. */
export function readValues(
  webpack: Webpack,
  configs: readonly PlainObject[],
  isList: boolean,
): ReadConfig[] {
  const finders = configs.map((config, index) =>
    createOriginFinder(webpack, config, isList ? index : undefined),
  )
  const objects = configs.map(config => listObjects(config, ''))
  const compiler = webpack(isList ? configs : configs[0])
  const compilers = compiler.compilers ?? [compiler]
  return compilers.map(({options}, index) => ({
    options: toJson(options),
    values: listValues(options, finders[index] ?? (() => 'unknown')),
    objects: objects[index] ?? [],
  }))
}

function listValues(options: PlainObject, findOrigin: FindOrigin): ReadOption[] {
  const places: Places = [[process.cwd(), 'process.cwd()']]
  const values: ReadOption[] = []
  visit(options, [], (path, value) =>
    values.push({path, text: buildValueText(value, places), origin: findOrigin(path, value)}),
  )
  return values
}

/** Compares values with the configuration, and with what webpack makes of it without its plugins. */
function createOriginFinder(
  {config: tools}: Webpack,
  config: PlainObject,
  index: number | undefined,
): FindOrigin {
  if (!tools) return path => (valueAt(config, path) === undefined ? 'unknown' : 'set')
  let given: PlainObject
  let expected: PlainObject
  try {
    given = tools.getNormalizedWebpackOptions(config)
    expected = tools.getNormalizedWebpackOptions(config)
    tools.applyWebpackOptionsDefaults(expected, index)
  } catch {
    return () => 'unknown' // webpack will reject the configuration, and say why
  }
  return (path, value) => {
    const [own, usual] = [valueAt(given, path), valueAt(expected, path)]
    const isFromWebpack = path[0] === 'infrastructureLogging' || isSame(usual, value)
    if (own === undefined) return isFromWebpack ? 'default' : 'plugin'
    return isSame(own, value) || isFromWebpack ? 'set' : 'plugin'
  }
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || isDeepStrictEqual(toJson(a), toJson(b))
}

/** Visits all values that are no objects with values of their own. */
function visit(
  value: unknown,
  path: readonly string[],
  report: (path: readonly string[], value: unknown) => void,
): void {
  if (value === undefined) return
  const fields = isPlain(value) ? Object.entries(value) : []
  if (fields.length === 0) report(path, value)
  for (const [name, field] of fields) visit(field, [...path, name], report)
}

/** `output`, `output.library` */
function listObjects(value: unknown, name: string): string[] {
  if (!isPlain(value)) return []
  const inner = Object.entries(value).flatMap(([key, field]) =>
    listObjects(field, name === '' ? key : `${name}.${key}`),
  )
  return name === '' ? inner : [name, ...inner]
}
