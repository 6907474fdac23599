import type Webpack from 'webpack'
import type {Configuration} from 'webpack'
import type {DefaultInput} from '#contract/defaults.ts'
import type {CheckedConfig} from '#contract/private/config-check.ts'
import {matchInput} from '#contract/private/match-input.ts'
import {isPlain} from '#contract/private/plain-object.ts'
import {buildValueText} from '#contract/private/value-text.ts'
import {readAt} from './edit-config.ts'
import {listProblems} from './list-problems.ts'
import {listSetOptions} from './list-set-options.ts'
import {isStandIn} from './stand-in.ts'

/** Maximum number of configurations that are checked. */
const MOST = 20

/** Checks configurations with webpack's own validation and defaults. */
export function checkConfigs(
  webpack: typeof Webpack,
  configs: Configuration | readonly Configuration[],
  inputs: readonly DefaultInput[],
): CheckedConfig[] {
  return [configs]
    .flat()
    .slice(0, MOST)
    .map(config => checkConfig(webpack, config, inputs))
}

function checkConfig(
  webpack: typeof Webpack,
  config: Configuration,
  inputs: readonly DefaultInput[],
): CheckedConfig {
  if (isStandIn(config)) throw new Error(FROM_PACKAGE)
  if (!isPlain(config)) throw new Error('The configuration is not an object.')
  const rejected = listProblems(webpack, config)
  return {
    ...rejected,
    options: listSetOptions(webpack, config, {isValid: rejected.problems.length === 0}),
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
