import type {Fact, Facts} from '#contract/webpack.ts'
import {listDeprecatedHooks} from './deprecated-hooks.ts'
import {isEarlierRelease} from './documented.ts'
import {buildFact, buildFacts} from './fact.ts'
import {keepCompilationHooks, keepHandedOut, keepHooks, type HookHolders} from './hook-holders.ts'
import {createHookOrder, type HookOrder} from './hook-order.ts'
import {describeHook} from './hook-shape.ts'
import {callMethod, classNameOf, fieldOf, isObject} from './live-objects.ts'
import {loadWebpack, runWebpack, type Compiler} from './webpack-module.ts'
import {writeProject} from './write-project.ts'

/**
 * Reads the hooks of webpack from the objects of a real build, and the order in which they fire.
 */
export async function readHooks(): Promise<Facts> {
  const holders: HookHolders = new Map()
  const order = createHookOrder()
  await writeProject(process.cwd(), project)
  const stats = await runWebpack({
    mode: 'production',
    entry: './main.js',
    experiments: {css: true},
    parallelism: 1, // so that the order of modules is fixed
    plugins: [{apply: (compiler: Compiler) => keepAll(compiler, holders, order)}],
  })
  if (stats.hasErrors() && !isEarlierRelease) throw new Error(stats.toString('errors-only'))
  stats.toJson({all: true})
  stats.toString()
  keepMultiCompiler(holders)
  return buildFacts('webpack', [...buildHooks(holders, order), ...buildStages()])
}

const project = {
  'package.json': '{"name": "project"}',
  'main.js': `import {value} from './side.js'
import './page.css'
import data from './data.json'
const all = require.context('./folder', false, /\\.js$/)
import(/* webpackChunkName: "late" */ './late.js').then(late => {
  console.log(late.default, value, all.keys(), data, typeof __webpack_hash__)
})
`,
  'side.js': 'export const value = 2\n',
  'late.js': "export default 'late'\n",
  'page.css': '.page { color: red }\n',
  'data.json': '{"key": 1}',
  'folder/one.js': 'module.exports = 1\n',
}

function keepAll(compiler: Compiler, holders: HookHolders, order: HookOrder): void {
  const keep = (name: string, object: unknown) => {
    keepHooks(holders, name, fieldOf(object, 'hooks'))
    order.follow(name, fieldOf(object, 'hooks'))
  }
  keep('Compiler', compiler)
  const factory = fieldOf(compiler, 'resolverFactory')
  keep('ResolverFactory', factory)
  keep('Cache', fieldOf(compiler, 'cache'))
  tapFor(factory, 'resolver', 'normal', resolver => keep('Resolver', resolver))
  callMethod(
    compiler.hooks.thisCompilation,
    'tap',
    'facts',
    (compilation: unknown, params: unknown) => {
      if (fieldOf(compilation, 'compiler') !== compiler) return
      keep('Compilation', compilation)
      const modules = fieldOf(params, 'normalModuleFactory')
      keep('NormalModuleFactory', modules)
      keep('ContextModuleFactory', fieldOf(params, 'contextModuleFactory'))
      keepCompilationHooks(holders, compilation)
      for (const type of ['javascript/auto', 'css', 'css/auto', 'json']) {
        tapFor(modules, 'parser', type, parser => keepParser(parser, keep, holders))
      }
      keepHandedOut(holders, {webpack: loadWebpack(), compiler, compilation})
    },
  )
}

type Keep = (name: string, object: unknown) => void

function keepParser(parser: unknown, keep: Keep, holders: HookHolders): void {
  const name = classNameOf(parser)
  keep(name, parser)
  if (name !== 'JavascriptParser') return
  const plugin = fieldOf(loadWebpack(), 'HotModuleReplacementPlugin')
  const hooks = callMethod(plugin, 'getParserHooks', parser)
  keepHooks(holders, 'HotModuleReplacementPlugin.getParserHooks', hooks)
}

function keepMultiCompiler(holders: HookHolders): void {
  const several = loadWebpack()([{entry: './side.js'}])
  keepHooks(holders, 'MultiCompiler', several.hooks)
  if ('close' in several) several.close(() => {})
}

/** Taps one hook of a HookMap. */
function tapFor(owner: unknown, map: string, key: string, tell: (made: unknown) => void): void {
  callMethod(callMethod(fieldOf(fieldOf(owner, 'hooks'), map), 'for', key), 'tap', 'facts', tell)
}

function buildHooks(holders: HookHolders, order: HookOrder): Fact[] {
  const deprecated = listDeprecatedHooks(holders.keys())
  return [...holders].flatMap(([holder, hooks]) =>
    Object.keys(Object.getOwnPropertyDescriptors(hooks)).flatMap(name => {
      const hook = fieldOf(hooks, name)
      if (!isObject(hook)) return []
      const {isFake, ...shape} = describeHook(hook)
      const place = order.placeOf(holder, name)
      return buildFact('hook', `${holder}.${name}`, {
        deprecated: isFake || deprecated.has(`${holder}.${name}`),
        hook: {...shape, ...(place !== undefined && {order: place})},
      })
    }),
  )
}

/** The stages of `processAssets`, with the numbers that order them. */
function buildStages(): Fact[] {
  const compilation = fieldOf(loadWebpack(), 'Compilation')
  if (!isObject(compilation)) throw new Error('webpack exports no Compilation')
  return Object.getOwnPropertyNames(compilation)
    .filter(name => name.startsWith('PROCESS_ASSETS_STAGE_'))
    .map(name => buildFact('stage', name, {values: [String(fieldOf(compilation, name))]}))
}
