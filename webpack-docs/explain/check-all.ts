import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {dirname, join} from 'node:path'
import type {CheckedConfig} from '#contract/private/config-check/checked-config.ts'
import {checkConfigs} from '#contract/private/config-check/check-configs.ts'
import {listProblems, type ServerSchema} from '#contract/private/config-check/list-problems.ts'
import type {PlainObject} from '#contract/private/plain-object.ts'
import {isModern, type Webpack} from './read-values.ts'

/** Set when the program is bundled: the schema of the documented webpack-dev-server. */
declare const SERVER_SCHEMA: ServerSchema

/** What the validation says about configurations, and what is left of them without its objections. */
interface Check {
  readonly checked: readonly CheckedConfig[]
  readonly valid: readonly PlainObject[]
}

/** Checks configurations with the webpack and the development server of the project. */
export function checkAll(
  webpack: Webpack,
  configs: readonly PlainObject[],
  files: readonly string[],
): Check {
  if (!isModern(webpack)) return {checked: [], valid: configs}
  const serverSchema = readServerSchema(files)
  const {validate, validateSchema, ValidationError} = webpack
  const validator = {validate, validateSchema, ValidationError, serverSchema}
  return {
    checked: checkConfigs(configs, {webpack, serverSchema, inputs: []}),
    valid: configs.map(config => ({...listProblems(validator, config).rest})),
  }
}

function readServerSchema([file = '']: readonly string[]): ServerSchema {
  try {
    const manifest = createRequire(file).resolve('webpack-dev-server/package.json')
    return JSON.parse(readFileSync(join(dirname(manifest), 'lib/options.json'), 'utf8'))
  } catch {
    return SERVER_SCHEMA
  }
}
