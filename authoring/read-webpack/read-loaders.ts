import {readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import type {Fact, Facts} from '#contract/webpack.ts'
import {openDeclarations} from './declarations.ts'
import {isEarlierRelease} from './documented.ts'
import {buildFact, buildFacts} from './fact.ts'
import {listMembers} from './type-members.ts'
import {createHotPlugin, runWebpack} from './webpack-module.ts'

/** Reads what a loader finds in `this`: what is declared, and what is there in a real build. */
export async function readLoaders(): Promise<Facts> {
  const declared = readDeclared()
  const missing = (await probeContext()).filter(name => !declared.has(name))
  const undeclared = missing.map(name => buildFact('loader', name))
  return buildFacts('webpack', [...declared.values(), ...undeclared])
}

/** The types that make up the context of a loader, with the prefixes of their names. */
const parts = [
  ['NormalModuleLoaderContext', ''],
  ['LoaderRunnerMutableContext', ''],
  ['LoaderRunnerReadonlyContext', ''],
  ['LoaderPluginLoaderContext', ''],
  ['HotModuleReplacementPluginLoaderContext', ''],
  ['LoaderContextUtils', 'utils.'],
] as const

function readDeclared(): Map<string, Fact> {
  const declarations = openDeclarations('webpack', 'types.d.ts')
  const found = new Map<string, Fact>()
  for (const [part, prefix] of parts) {
    if (isEarlierRelease && !declarations.declares(part)) continue
    for (const {name, ...details} of listMembers(declarations, declarations.findType(part))) {
      found.set(prefix + name, buildFact('loader', prefix + name, details))
    }
  }
  return found
}

/** The names that a loader sees in a build. */
async function probeContext(): Promise<string[]> {
  const folder = process.cwd()
  const found = join(folder, 'found.json')
  writeFileSync(join(folder, 'main.js'), 'export default 1\n')
  writeFileSync(join(folder, 'loader.cjs'), loader)
  const stats = await runWebpack({
    mode: 'development',
    entry: './main.js',
    module: {rules: [{test: /main\.js$/, loader: './loader.cjs', options: {found}}]},
    plugins: [createHotPlugin()],
  })
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'))
  const names: string[] = JSON.parse(readFileSync(found, 'utf8'))
  return names
}

const loader = `module.exports = function (source) {
  const names = new Set()
  for (let each = this; each !== Object.prototype; each = Object.getPrototypeOf(each)) {
    for (const name of Object.keys(Object.getOwnPropertyDescriptors(each))) names.add(name)
  }
  require('node:fs').writeFileSync(this.getOptions().found, JSON.stringify([...names]))
  return source
}
`
