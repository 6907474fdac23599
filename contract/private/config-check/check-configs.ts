import type Webpack from 'webpack'
import type {Configuration} from 'webpack'
import type {DefaultInput} from '../../defaults.ts'
import type {CheckedConfig} from './checked-config.ts'
import {matchInput} from '../match-input.ts'
import {isPlain} from '../plain-object.ts'
import {buildValueText} from '../value-text.ts'
import {readAt} from './edit-config.ts'
import {listIgnored} from './list-ignored.ts'
import {listProblems, type ServerSchema} from './list-problems.ts'
import {listReplaced} from './list-replaced.ts'
import {listSetOptions} from './list-set-options.ts'
import {isStandIn} from './stand-in.ts'

/** Maximum number of configurations that are checked. */
const MAX_CONFIGS = 20

interface CheckContext {
  readonly webpack: typeof Webpack
  /** The schema of webpack-dev-server. */
  readonly serverSchema?: ServerSchema | undefined
  readonly inputs: readonly DefaultInput[]
}

/** Checks configurations with webpack's own validation and defaults. */
export function checkConfigs(
  configs: Configuration | readonly Configuration[],
  context: CheckContext,
): CheckedConfig[] {
  return [configs]
    .flat()
    .slice(0, MAX_CONFIGS)
    .map(config => checkConfig(config, context))
}

function checkConfig(
  config: Configuration,
  {webpack, serverSchema, inputs}: CheckContext,
): CheckedConfig {
  if (isStandIn(config)) throw new Error(FROM_PACKAGE)
  if (!isPlain(config)) throw new Error('The configuration is not an object.')
  const {validate, validateSchema, ValidationError, version} = webpack
  const validator = {validate, validateSchema, ValidationError, serverSchema}
  const {problems, hasMore, rest, isRestValid} = listProblems(validator, config)
  return {
    problems: [
      ...problems,
      ...listIgnored(config, version),
      ...(isRestValid ? listReplaced(webpack, rest) : []),
    ],
    hasMore,
    options: listSetOptions(webpack, config, {isValid: problems.length === 0}),
    settings: readSettings(config, inputs),
  }
}

const FROM_PACKAGE =
  'The configuration is what a function of a package returns, and the package is not available here. Paste the object that is passed to it.'

/** The inputs that a configuration sets, with their values. */
function readSettings(config: Configuration, inputs: readonly DefaultInput[]) {
  const settings: Record<string, string> = {}
  for (const input of inputs) {
    const value = readAt(config, input.name.split('.'))
    const text = buildValueText(value)
    const listed = input.same && Object.hasOwn(input.same, text) ? text : matchInput(value, input)
    if (value !== undefined && listed !== undefined) settings[input.name] = listed
  }
  return settings
}
