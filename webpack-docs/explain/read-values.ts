import {isDeepStrictEqual} from 'node:util'
import type Modern from 'webpack'
import {buildValueText, type Places} from '#contract/private/value-text.ts'
import {readAt} from '#contract/private/config-check/edit-config.ts'
import {isPlain, type PlainObject} from '#contract/private/plain-object.ts'
import type {Origin, ReadConfig, ReadOption} from './request.ts'
import {toJson} from './to-json.ts'

/** The part of webpack that is used. Versions before 5 have no `config`. */
export interface Webpack {
  (config: unknown): Compiler
  readonly version?: string
  readonly config?: {getNormalizedWebpackOptions(config: unknown): PlainObject}
}

/** Whether this webpack says which values are defaults, and validates schemas. */
export function isModern(webpack: unknown): webpack is typeof Modern {
  if (typeof webpack !== 'function' || !('validateSchema' in webpack)) return false
  return String(Reflect.get(webpack, 'version')).startsWith('5.')
}

interface Compiler {
  readonly options: PlainObject
  /** Those of a list of configurations. */
  readonly compilers?: readonly Compiler[]
}

type FindOrigin = (path: readonly string[], value: unknown) => Origin

/** Reads the options of configurations as webpack stores them, and where each value comes from. */
export function readValues(
  webpack: Webpack,
  configs: readonly PlainObject[],
  isList: boolean,
): ReadConfig[] {
  const compile = (all: readonly PlainObject[]) => {
    const compiler = webpack(isList ? all : all[0])
    return (compiler.compilers ?? [compiler]).map(({options}) => options)
  }
  const objects = configs.map(config => listObjects(config, ''))
  const normalize = (config: PlainObject) =>
    toJson(webpack.config?.getNormalizedWebpackOptions(config) ?? config)
  const bare = compile(configs.map(config => ({...config, plugins: []}))).map(each => toJson(each))
  const given = configs.map(normalize)
  const empty = normalize({})
  return compile(configs).map((options, index) => {
    const origins = {given: given[index], empty, bare: bare[index]}
    return {
      options: toJson(options),
      values: listValues(options, createOriginFinder(origins, webpack.config !== undefined)),
      objects: objects[index] ?? [],
    }
  })
}

function listValues(options: PlainObject, findOrigin: FindOrigin): ReadOption[] {
  const places: Places = [[process.cwd(), 'process.cwd()']]
  const values: ReadOption[] = []
  visit(options, [], (path, value) =>
    values.push({path, text: buildValueText(value, places), origin: findOrigin(path, value)}),
  )
  return values
}

interface Origins {
  /** The configuration, in the form that webpack gives it. */
  readonly given: unknown
  /** The same for an empty configuration. */
  readonly empty: unknown
  /** What webpack makes of the configuration without its plugins. */
  readonly bare: unknown
}

function createOriginFinder({given, empty, bare}: Origins, isKnown: boolean): FindOrigin {
  return (path, value) => {
    const own = readAt(given, path)
    const isGiven = own !== undefined && !isSame(own, readAt(empty, path))
    if (path[0] === 'plugins') return isGiven ? 'set' : 'default'
    if (!isSame(readAt(bare, path), value)) return 'plugin'
    if (isGiven) return 'set'
    return isKnown ? 'default' : 'unknown'
  }
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || isDeepStrictEqual(toJson(a), toJson(b))
}

/** Visits all values, but not the objects that contain them. */
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
