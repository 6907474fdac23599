import path from 'path'
import type {Compiler, Configuration, MultiCompiler, MultiStats, Stats} from 'webpack'
import type Webpack from 'webpack'
import {listOverrides} from '../project/overrides.ts'
import type {Project} from '../protocol.ts'
import {PROJECT} from './file-system.ts'
import {loadEsLoaders} from './load-es-loaders.ts'
import {forgetModules, importModule, requireModule} from './module-loader.ts'
import {writeProject} from './project.ts'

/** webpack, which is loaded with its first use. */
export function loadWebpack(): typeof Webpack {
  return Reflect.get<object, string>({webpack: requireModule('webpack', PROJECT)}, 'webpack')
}

/** Builds a project as `npx webpack` would in its folder. Throws what its configuration throws. */
export async function runBuild(project: Project): Promise<Stats | MultiStats> {
  forgetModules()
  writeProject(project)
  const webpack = loadWebpack()
  const loadedConfig = project.config === undefined ? {} : await loadConfig(project.config)
  const configs = [loadedConfig].flat().map(config => override(config, project))
  const [first = {}] = configs
  const compiler = Array.isArray(loadedConfig) ? webpack(configs) : webpack(first)
  loadEsLoaders(compiler)
  return run(compiler)
}

/** The value of a configuration file: its functions are called, and its promises awaited. */
export async function loadConfig(file: string): Promise<Configuration | Configuration[]> {
  const {default: value} = await importConfig(file)
  const env = {WEBPACK_BUNDLE: true, WEBPACK_BUILD: true}
  const resolve = async (each: unknown) =>
    typeof each === 'function' ? Reflect.apply(each, undefined, [env, {env}]) : each
  const config = await resolve(await value)
  return Array.isArray(config) ? Promise.all(config.map(resolve)) : config
}

async function importConfig(file: string): Promise<{default?: unknown}> {
  const exports = await importModule(path.join(PROJECT, file), PROJECT)
  return exports instanceof Object ? exports : {}
}

/**
 * Applies the choices of the page, and keeps a cache for disks in memory: only Node.js could store
 * it.
 */
function override(config: Configuration, project: Project): Configuration {
  const {cache = false} = config
  const isOnDisk = typeof cache === 'object' && cache.type === 'filesystem'
  return {
    ...config,
    ...Object.fromEntries(listOverrides(project)),
    ...(isOnDisk && {cache: {type: 'memory'}}),
  }
}

function run(compiler: Compiler | MultiCompiler): Promise<Stats | MultiStats> {
  return new Promise((resolve, reject) => {
    const done = (error: unknown, stats?: Stats | MultiStats) => {
      compiler.close(() => (stats ? resolve(stats) : reject(error)))
    }
    compiler.run(done)
  })
}
