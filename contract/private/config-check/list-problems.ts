import type Webpack from 'webpack'
import type {Configuration} from 'webpack'
import type {CheckedConfig, ConfigProblem} from './checked-config.ts'
import {isPlain} from '../plain-object.ts'
import {MAX_KEY, readAt, removeAt, type ValuePath} from './edit-config.ts'
import {isStandIn} from './stand-in.ts'
import {successorOf} from '../successors.ts'

/** What is used of webpack, and the schema of the development server of the project. */
export type Validator = Pick<typeof Webpack, 'validate' | 'validateSchema' | 'ValidationError'> & {
  readonly serverSchema?: ServerSchema | undefined
}

export type ServerSchema = Parameters<typeof Webpack.validateSchema>[0]

/** Maximum number of problems, which readers correct before they see more. */
const MAX_PROBLEMS = 20

/** Maximum length of a message. */
const MAX_LENGTH = 1500

/** What validation says about a configuration. */
interface Validation extends Pick<CheckedConfig, 'problems' | 'hasMore'> {
  /** The configuration without what was rejected, as far as that can be taken away. */
  readonly rest: Configuration
  /** Whether nothing is left that would be rejected. */
  readonly isRestValid: boolean
}

/**
 * The problems that the validation of webpack and of the development server reports. It reports one
 * per object, and the next one after that option is removed.
 */
export function listProblems(webpack: Validator, config: Configuration): Validation {
  const problems: ConfigProblem[] = []
  let rest = config
  let isRestValid = false
  for (let step = 0; step <= MAX_PROBLEMS; step++) {
    const found = validate(webpack, rest)
    isRestValid = found.length === 0
    if (isRestValid) break
    for (const {path, message} of found) {
      if (hasStandIn(rest, path)) continue
      const advice = adviceFor(rest, path, message)
      problems.push({
        kind: 'rejected',
        path: toNames(path),
        message: message.slice(0, MAX_LENGTH),
        ...(advice !== undefined && {advice}),
      })
    }
    if (!found.every(({path}) => canBeRemoved(rest, path))) break
    rest = found.reduce((left, {path}) => removeAt(left, path), rest)
  }
  const hasMore = problems.length > MAX_PROBLEMS
  return {problems: problems.slice(0, MAX_PROBLEMS), hasMore, rest, isRestValid}
}

/** An element cannot be removed, because that would shift the ones after it. */
function canBeRemoved(config: Configuration, path: ValuePath): boolean {
  const isElement = path.length === 0 || Array.isArray(readAt(config, path.slice(0, -1)))
  return readAt(config, path) !== undefined && !isElement
}

/** What has probably happened, which the schema cannot know. */
function adviceFor(config: Configuration, path: ValuePath, message: string): string | undefined {
  const key = path.at(-1) ?? ''
  const isUnknown = message.includes('has an unknown property')
  if (isUnknown && /^\d+$/.test(key)) {
    return 'A list was spread into an object. Export the list itself, or merge its elements.'
  }
  if (message.includes('should be an array') && typeof readAt(config, path) === 'number') {
    return 'push() returns the new length of a list. Write the list: [first, second].'
  }
  if (isUnknown && path.length === 2 && path[0] === 'node') return adviceForNode(key)
  if (isUnknown && key === 'query') return 'Set options instead.'
  return successorOf(path.join('.'))?.advice
}

/** webpack 4 put modules and globals of Node.js into bundles. */
function adviceForNode(key: string): string {
  return /^(?:Buffer|console|process|setImmediate)$/.test(key)
    ? 'Remove it. If the code needs it, provide it with ProvidePlugin.'
    : `Set resolve.fallback.${key} to false instead, or to a package for browsers.`
}

interface Rejection {
  readonly path: ValuePath
  readonly message: string
}

function validate(webpack: Validator, config: Configuration): Rejection[] {
  const own = listRejections(webpack, () => webpack.validate(config))
  const server = readAt(config, ['devServer'])
  const schema = webpack.serverSchema
  // `false` is for webpack-cli.
  if (schema === undefined || !isPlain(server)) return own
  const context = {name: 'Dev Server', baseDataPath: 'configuration.devServer'}
  return [...own, ...listRejections(webpack, () => webpack.validateSchema(schema, server, context))]
}

function listRejections(webpack: Validator, run: () => void): Rejection[] {
  try {
    run()
    return []
  } catch (error) {
    if (!(error instanceof webpack.ValidationError)) throw error
    return error.errors.map(each => {
      const text = error.formatValidationErrors([each]).replace(/^ - /, '')
      const message = findDetail(text) ?? text
      return {path: pathOf(message), message}
    })
  }
}

/** If an option takes several kinds of objects: the property that none of them has. */
function findDetail(message: string): string | undefined {
  return /\* (configuration\S* has an unknown property '[^']*'[^]*?)(?=\n\s+\* |$)/.exec(
    message,
  )?.[1]
}

/** The path in a message: `configuration.module.rules[0] has an unknown property 'tset'.` */
function pathOf(message: string): ValuePath {
  const [, written = '', unknown] =
    /^configuration((?:\.[^\s.[]+|\[\d+\])*)(?: has an unknown property '([^']*)')?/.exec(
      message,
    ) ?? []
  const path = written.split(/[.[\]]+/).filter(Boolean)
  return unknown === undefined ? path : [...path, unknown]
}

/** Nothing is certain about a value that contains a stand-in or is in one. */
function hasStandIn(config: Configuration, path: ValuePath): boolean {
  return path.some((_, index) => isUncertain(readAt(config, path.slice(0, index + 1))))
}

function isUncertain(value: unknown): boolean {
  return isStandIn(value) || (Array.isArray(value) && value.some(isStandIn))
}

/** `['module', 'rules', '0']` → `['module', 'rules[]']` */
function toNames(path: ValuePath): string[] {
  const names: string[] = []
  for (const part of path) {
    if (/^\d+$/.test(part) && names.length > 0) names.push(`${names.pop()}[]`)
    else names.push(part.slice(0, MAX_KEY))
  }
  return names
}
