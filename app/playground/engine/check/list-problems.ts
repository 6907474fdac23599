import type Webpack from 'webpack'
import type {Configuration} from 'webpack'
import type {CheckedConfig, ConfigProblem} from '#contract/private/config-check.ts'
import {LONGEST_KEY, readAt, removeAt, type ValuePath} from './edit-config.ts'
import {isStandIn} from './stand-in.ts'

type Validator = Pick<typeof Webpack, 'validate' | 'ValidationError'>

/** Maximum number of problems, which readers correct before they see more. */
const MOST = 20

/** Maximum length of a message. */
const LONGEST = 1500

/**
 * The problems that webpack's validation reports. It reports one per object, and the next one after
 * that option is removed.
 */
export function listProblems(
  webpack: Validator,
  config: Configuration,
): Pick<CheckedConfig, 'problems' | 'hasMore'> {
  const problems: ConfigProblem[] = []
  let rest = config
  for (let step = 0; step <= MOST; step++) {
    const found = validate(webpack, rest)
    if (found.length === 0) break
    for (const {path, message} of found) {
      if (hasStandIn(rest, path)) continue
      problems.push({path: toNames(path), message: message.slice(0, LONGEST)})
    }
    if (!found.every(({path}) => canBeRemoved(rest, path))) break
    rest = found.reduce((left, {path}) => removeAt(left, path), rest)
  }
  return {problems: problems.slice(0, MOST), hasMore: problems.length > MOST}
}

/** An element cannot be removed, because that would shift the ones after it. */
function canBeRemoved(config: Configuration, path: ValuePath): boolean {
  return readAt(config, path) !== undefined && !/^\d+$/.test(path.at(-1) ?? '0')
}

interface Rejection {
  readonly path: ValuePath
  readonly message: string
}

function validate(webpack: Validator, config: Configuration): Rejection[] {
  try {
    webpack.validate(config)
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
    else names.push(part.slice(0, LONGEST_KEY))
  }
  return names
}
