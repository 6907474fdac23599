import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import webpack from 'webpack'
import {checkLoaders} from './check-loaders.ts'
import {checkStrictly} from './check-strictly.ts'
import {describeError, splitValidation} from './describe-error.ts'
import type {ConfigJob, Finding} from './finding.ts'

/** The modes with which a configuration that is a function is called. */
const modes = ['production', 'development']

/** Evaluates a configuration, validates it, and gives it to webpack without running it. */
export async function checkConfig({dir, file}: ConfigJob): Promise<Finding[]> {
  const path = join(dir, file)
  let configs: object[]
  try {
    configs = await loadConfigs(path)
  } catch (error) {
    return [explain(error, path)]
  }
  const findings: Finding[] = []
  for (const config of configs) findings.push(...(await checkOne(config, path)))
  const told = new Set<string>()
  return findings.filter(({message}) => !told.has(message) && told.add(message))
}

/** The configurations that a file exports: for a function, one per mode. A list stays a list. */
export async function loadConfigs(path: string): Promise<object[]> {
  const exported: unknown = (await import(pathToFileURL(path).href)).default
  const configs: object[] = []
  for (const mode of typeof exported === 'function' ? modes : modes.slice(0, 1)) {
    const value: unknown = await (typeof exported === 'function'
      ? exported({}, {mode, env: {}})
      : exported)
    if (typeof value !== 'object' || value === null) {
      throw new Error(`The file does not export a configuration: ${describe(value)}.`)
    }
    configs.push(value)
  }
  return configs
}

async function checkOne(config: object, path: string): Promise<Finding[]> {
  const list: object[] = Array.isArray(config) ? config : [config]
  const invalid = list.flatMap(validate)
  const strict = list.flatMap(one => [...checkStrictly(one), ...checkLoaders(one)])
  if (invalid.length > 0) return [...invalid, ...strict]
  const warnings: Error[] = []
  const onWarning = (warning: Error) => warnings.push(warning)
  process.on('warning', onWarning)
  try {
    const compiler = webpack(Array.isArray(config) ? list : config)
    await new Promise(resolve => compiler?.close(resolve))
    await new Promise(resolve => setTimeout(resolve))
  } catch (error) {
    return [...strict, ...explainAll(error, path)]
  } finally {
    process.off('warning', onWarning)
  }
  const told = warnings.filter(isDeprecation).map(({message}) => message)
  // webpack's message for a deprecated option names its replacement.
  const others = strict.filter(finding => {
    const option = finding.path?.join('.') ?? ''
    return option === '' || !told.some(text => text.includes(option))
  })
  return [...others, ...told.map(describeDeprecation)]
}

function validate(config: object): Finding[] {
  try {
    webpack.validate(config)
    return []
  } catch (error) {
    return error instanceof Error ? splitValidation(error.message) : []
  }
}

/** Options of plugins are validated when a plugin is made or applied. */
function explainAll(error: unknown, path: string): Finding[] {
  const isValidation = error instanceof Error && error.name === 'ValidationError'
  const points = isValidation ? splitValidation(error.message) : []
  return points.length > 0 ? points : [explain(error, path)]
}

function explain(error: unknown, path: string): Finding {
  const [point] = error instanceof Error ? splitValidation(error.message) : []
  const {message, line} = describeError(error, path)
  if (point && error instanceof Error && error.name === 'ValidationError') return point
  const missing = /Cannot find (?:package|module) '([^']+)'/.exec(message)?.[1]
  if (missing === undefined) {
    return {rule: 'bad-config', message, hint: 'Change the sample so that it runs.', line}
  }
  return {
    rule: 'missing-package',
    message: `“${shorten(missing)}” cannot be found.`,
    hint: 'Show the file on the page with its path as title, or import what is in documented/package.json.',
    path: [shorten(missing)],
  }
}

function shorten(path: string): string {
  return /^[./]/.test(path) ? `./${path.replace(/^\.?\//, '')}` : path
}

function isDeprecation(warning: Error): boolean {
  return (
    warning.name === 'DeprecationWarning' &&
    'code' in warning &&
    String(warning.code).startsWith('DEP_WEBPACK')
  )
}

function describeDeprecation(text: string): Finding {
  const message = text.replace(/\.?$/, '.')
  const path = [...message.matchAll(/'?([\w$]+(?:\.[\w$]+)*)'?/g)][0]?.[1]?.split('.')
  return {rule: 'deprecated-option', message, hint: 'Show its replacement.', path}
}

function describe(value: unknown): string {
  return value === undefined || value === null ? String(value) : `a ${typeof value}`
}
