import {existsSync, readdirSync} from 'node:fs'
import {basename, dirname, join, resolve} from 'node:path'
import {NoAnswerError} from '../answer.ts'
import {loadModule, requireFromCli} from './load-module.ts'
import type {PlainObject} from '#contract/private/plain-object.ts'
import {need} from '#contract/private/need.ts'
import type {ConfigRequest} from './request.ts'

/** The configurations of a project. */
interface LoadedConfigs {
  readonly files: readonly string[]
  readonly isList: boolean
  readonly configs: readonly PlainObject[]
  /** How many configurations are built at the same time: a property of the list. */
  readonly parallelism?: number | undefined
  /** Whether a function has this property, which nothing reads there. */
  readonly hasLostParallelism: boolean
}

/** Loads configurations as webpack-cli does, without what webpack-cli adds to them. */
export async function loadConfigs(request: ConfigRequest): Promise<LoadedConfigs> {
  const files = request.files.length > 0 ? request.files.map(checkFile) : [findConfig()]
  const loaded: unknown[] = []
  let hasLostParallelism = false
  for (const file of files) {
    const exported = await loadModule(file)
    hasLostParallelism ||= typeof exported === 'function' && 'parallelism' in exported
    loaded.push(await evaluate(exported, request))
  }
  const all = loaded.flat(1)
  const named = request.names ? request.names.map(name => findNamed(name, all)) : all
  const configs = await Promise.all(named.map(config => extendConfig(config, files, request)))
  const isList = files.length > 1 || Array.isArray(loaded[0])
  const [parallelism] = loaded.map(each => Array.isArray(each) && Reflect.get(each, 'parallelism'))
  return {
    files,
    isList,
    configs: configs.map(config => setMode(config, request)),
    ...(typeof parallelism === 'number' && {parallelism}),
    hasLostParallelism,
  }
}

/** Where webpack-cli looks for a configuration. */
const places = ['webpack.config', '.webpack/webpack.config', '.webpack/webpackfile']

const firstExtensions = ['.js', '.mjs', '.cjs', '.ts', '.cts', '.mts']

function findConfig(): string {
  for (const place of places) {
    const [dir, name] = [dirname(resolve(place)), basename(place)]
    const found = existsSync(dir)
      ? readdirSync(dir).filter(file => file.startsWith(`${name}.`))
      : []
    const rank = (file: string) => (firstExtensions.indexOf(file.slice(name.length)) + 99) % 99
    const [first] = found.toSorted((a, b) => rank(a) - rank(b))
    if (first !== undefined) return join(dir, first)
  }
  throw new NoAnswerError(
    `There is no webpack.config.js in ${process.cwd()}. Name the file: webpack-docs explain build/webpack.mjs`,
  )
}

function checkFile(path: string): string {
  if (existsSync(resolve(path))) return resolve(path)
  throw new NoAnswerError(`There is no file ${resolve(path)}.`)
}

/** Calls functions and waits for promises, in a list as well. */
async function evaluate(value: unknown, request: ConfigRequest): Promise<unknown> {
  const env = parseEnv(request.env ?? [])
  const argv = {
    ...(request.mode !== undefined && {mode: request.mode}),
    ...(request.files.length > 0 && {config: [...request.files]}),
    ...(request.names && {configName: [...request.names]}),
    ...(request.nodeEnv !== undefined && {configNodeEnv: request.nodeEnv}),
    env,
  }
  const settle = async (each: unknown): Promise<unknown> => {
    const settled = await each
    return typeof settled === 'function' ? settled(env, argv) : settled
  }
  const exported = await settle(value)
  return Array.isArray(exported) ? Promise.all(exported.map(settle)) : exported
}

/** `production`, `api.url=x` → `{production: true, api: {url: 'x'}}`, and what webpack-cli adds. */
function parseEnv(values: readonly string[]): PlainObject {
  const env: PlainObject = {WEBPACK_BUNDLE: true, WEBPACK_BUILD: true}
  for (const text of values) {
    const [keys = '', value] = text.split(/=(.*)/s, 2)
    const path = keys.split('.')
    const last = need(path.pop(), 'name')
    let target = env
    for (const key of path) target = toConfig((target[key] ??= {}))
    target[last] = value ?? true
  }
  return env
}

function findNamed(name: string, all: readonly unknown[]): unknown {
  const found = all.find(config => toConfig(config)['name'] === name)
  if (found !== undefined) return found
  const names = all.map(config => String(toConfig(config)['name']))
  throw new NoAnswerError(
    `There is no configuration with the name “${name}”. Known names: ${names.join(', ')}.`,
  )
}

/** Merges the configurations that `extends` names, as webpack-cli does. */
async function extendConfig(
  value: unknown,
  files: readonly string[],
  request: ConfigRequest,
): Promise<PlainObject> {
  if (!isObject(value)) {
    throw new NoAnswerError(`The configuration must be an object, but is ${String(value)}.`)
  }
  if (value['extends'] === undefined) return value
  const {extends: bases, ...own} = value
  const {merge} = requireFromCli(need(files[0], 'configuration'), 'webpack-merge')
  const paths = [bases].flat().map(base => resolve(String(base)))
  const repeated = paths.find(path => files.includes(path))
  if (repeated !== undefined) throw new NoAnswerError(`${repeated} extends itself.`)
  const extended = await Promise.all(
    paths.map(async path =>
      extendConfig(await evaluate(await loadModule(path), request), [...files, path], request),
    ),
  )
  return merge(...extended, own)
}

/** `--mode` overrides the file; without both, `NODE_ENV` is the mode if it is one. */
function setMode(config: PlainObject, {mode}: ConfigRequest): PlainObject {
  const {NODE_ENV = ''} = process.env
  const isMode = /^(?:development|production|none)$/.test(NODE_ENV)
  const chosen = mode ?? config['mode'] ?? (isMode ? NODE_ENV : undefined)
  if (chosen !== undefined && Object.isExtensible(config)) config['mode'] = chosen
  return config
}

/** The same object, whatever class it has; an empty one for other values. */
function toConfig(value: unknown): PlainObject {
  return isObject(value) ? value : {}
}

function isObject(value: unknown): value is PlainObject {
  return typeof value === 'object' && value !== null
}
