import type {DefaultInput} from '#contract/defaults.ts'
import {checkConfigs} from '#contract/private/config-check/check-configs.ts'
import type {ServerSchema} from '#contract/private/config-check/list-problems.ts'
import {createStandIn} from '#contract/private/config-check/stand-in.ts'
import type {Project} from '../protocol.ts'
import {explainCheck} from './explain-check.ts'
import {replaceMissingPackages} from './missing-packages.ts'
import {forgetModules} from './module-loader.ts'
import {writeProject} from './project.ts'
import {loadConfig, loadWebpack} from './run-build.ts'
import {failWithUncaught} from './uncaught-errors.ts'

/** Set by the bundler: the schema of webpack-dev-server. */
declare const SERVER_SCHEMA: ServerSchema

/** Runs a configuration as a build does; packages that the engine does not have are replaced. */
export async function checkProject(
  {config = '', ...project}: Project,
  inputs: readonly DefaultInput[],
) {
  forgetModules()
  writeProject(project)
  replaceMissingPackages(createStandIn)
  try {
    const configs = await failWithUncaught(() => loadConfig(config))
    return checkConfigs(configs, {webpack: loadWebpack(), serverSchema: SERVER_SCHEMA, inputs})
  } catch (error) {
    throw explainCheck(error, config)
  } finally {
    replaceMissingPackages(undefined)
  }
}
