import {existsSync, readFileSync} from 'node:fs'
import {createRequire, register} from 'node:module'
import os from 'node:os'
import {join, relative, sep} from 'node:path'
import {pathToFileURL} from 'node:url'
import {shareMinimized} from '../../../authoring/samples/worker/share-minimized.ts'

// Builds the project in this folder for each message, as `npx webpack` would, and sends what came
// of it. All projects are written into the same folder.
const dir = process.cwd()
const require = createRequire(join(dir, 'package.json'))
const kept = process.argv.slice(2).map(name => join(dir, 'node_modules', name) + sep)
register('./changed-modules.mjs', import.meta.url)
os.availableParallelism = () => 1 // then nothing is minimized in a thread, which each build would start
process.on('message', async ({config}) => {
  for (const path of Object.keys(require.cache)) {
    if (!kept.some(folder => path.startsWith(folder))) delete require.cache[path]
  }
  process.send(await build(config).catch(({message}) => describe({errors: [{message}]})))
})

async function build(config) {
  const loaded = config === undefined ? {} : await loadConfig(join(dir, config))
  const compiler = require('webpack')(loaded)
  shareMinimized(compiler, loaded) // the engine minimizes all by itself
  const stats = await run(compiler)
  const assets = (stats.stats ?? [stats]).flatMap(({compilation}) => readAssets(compilation))
  return describe({assets, ...stats.toJson({all: false, errors: true, warnings: true})})
}

function describe({assets = [], errors, warnings = []}) {
  const issues = [
    ...errors.map(({message}) => ({severity: 'error', message})),
    ...warnings.map(({message}) => ({severity: 'warning', message})),
  ]
  return {dir, assets, issues}
}

async function loadConfig(file) {
  const {default: value} = await import(pathToFileURL(file).href)
  const env = {WEBPACK_BUNDLE: true, WEBPACK_BUILD: true}
  const resolve = each => (typeof each === 'function' ? each(env, {env}) : each)
  const config = await resolve(await value)
  return Array.isArray(config) ? Promise.all(config.map(resolve)) : config
}

function run(compiler) {
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => (stats ? resolve(stats) : reject(error)))
    })
  })
}

function readAssets({emittedAssets, comparedForEmitAssets, outputOptions, assets}) {
  const names = Object.keys(assets).filter(
    name => emittedAssets.has(name) || comparedForEmitAssets.has(name),
  )
  return names.flatMap(name => {
    const path = join(outputOptions.path, name.replace(/[?#].*$/, ''))
    if (!existsSync(path)) return []
    return [{path: relative(dir, path), content: readFileSync(path, 'base64')}]
  })
}
