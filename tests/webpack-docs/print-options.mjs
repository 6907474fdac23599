/*
 * Prints the options that webpack holds for configurations, as JSON, or with `--list` the files
 * among them that Node.js can load and webpack accepts: node print-options.mjs [--list] [MODE] FILE…
 */
import {createRequire} from 'node:module'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'

const webpack = createRequire(join(process.cwd(), 'package.json'))('webpack')
console.log = console.error // configurations print as well
const args = process.argv.slice(2)
const isListing = args[0] === '--list' && args.shift() !== undefined
const mode = args[0] === 'production' ? args.shift() : undefined
const answer = isListing ? await listUsable(args) : await readOptions(args)
process.stdout.write(JSON.stringify(answer))

/** @param {readonly string[]} files */
async function readOptions(files) {
  const loaded = []
  for (const file of files) loaded.push(await load(file))
  const isList = files.length > 1 || Array.isArray(loaded[0])
  const configs = loaded.flat().map(config => (mode ? {...config, mode} : config))
  const compiler = webpack(isList ? configs : configs[0])
  return isList ? compiler.compilers.map(each => toJson(each.options)) : toJson(compiler.options)
}

/** @param {readonly string[]} files */
async function listUsable(files) {
  const usable = []
  for (const file of files) {
    try {
      const config = await load(file)
      if (Array.isArray(config)) continue
      webpack(config)
      usable.push(file)
    } catch {
      // It needs packages or settings that are not here.
    }
  }
  return usable
}

/** @param {string} file */
async function load(file) {
  const settle = async config => {
    const settled = await config
    return typeof settled === 'function' ? settled({}, {mode}) : settled
  }
  const {default: exported} = await import(pathToFileURL(file).href)
  const config = await settle(exported)
  return Array.isArray(config) ? Promise.all(config.map(settle)) : config
}

/** @param {unknown} value */
function toJson(value) {
  if (typeof value === 'function') return '[function]'
  if (value === Infinity) return 'Infinity'
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof RegExp) return String(value)
  if (Array.isArray(value)) return value.map(toJson)
  const isPlain = ['Object', undefined].includes(value.constructor?.name)
  if (!isPlain) return `[${value.constructor.name}]`
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, toJson(field)]))
}
