import {createRequire} from 'node:module'
import {dirname, join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {inspect} from 'node:util'
import {NoAnswerError} from '../answer.ts'
import {loadConfigs} from './load-config.ts'
import {checkAll} from './check-all.ts'
import {readValues, type Webpack} from './read-values.ts'
import type {ConfigRequest, ReadAnswer} from './request.ts'
import {replaceMissingPackages} from './stand-ins.ts'

/*
 * Loads a configuration in a separate process: configurations print, throw, wait, change
 * `process.env` and end their process.
 */
process.once('message', (request: ConfigRequest) => {
  void readProject(request)
    .catch(explainFailure('The configuration could not be loaded.'))
    .then(answer => process.send?.(answer, () => process.exit(0)))
})

async function readProject(request: ConfigRequest): Promise<ReadAnswer> {
  if (request.nodeEnv !== undefined) process.env['NODE_ENV'] = request.nodeEnv
  const endReplacement = replaceMissingPackages()
  const {configs, ...loaded} = await loadConfigs(request)
  const missing = endReplacement()
  const webpack = loadWebpack(loaded.files)
  try {
    const {checked, valid} = checkAll(webpack, configs, loaded.files)
    const read = readValues(webpack, valid, loaded.isList)
    const webpackVersion = webpack.version ?? '4.0.0'
    return {project: {...loaded, webpackVersion, configs: read, checked, missing}}
  } catch (error) {
    return explainFailure('webpack rejects the configuration.')(error)
  }
}

/** The webpack of the project: the one that the configuration would import. */
function loadWebpack(files: readonly string[]): Webpack {
  const folders = [process.cwd(), ...files.map(file => dirname(file))]
  for (const folder of folders) {
    const load = createRequire(pathToFileURL(join(folder, 'package.json')))
    if (isInstalled(load)) return load('webpack')
  }
  throw new NoAnswerError(
    'webpack is not installed in this project: npm install --save-dev webpack webpack-cli',
  )
}

function isInstalled(load: NodeJS.Require): boolean {
  try {
    return load.resolve('webpack') !== ''
  } catch {
    return false
  }
}

function explainFailure(message: string) {
  return (error: unknown): ReadAnswer => {
    if (error instanceof NoAnswerError) return {failure: {message: error.message, detail: ''}}
    const isValidation = error instanceof Error && error.name === 'ValidationError'
    return {failure: {message, detail: isValidation ? error.message : inspect(error)}}
  }
}
