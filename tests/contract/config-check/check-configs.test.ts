import {readFileSync} from 'node:fs'
import {expect, test} from 'vitest'
import webpack from 'webpack'
import {defaultsSchema} from '#contract/defaults.ts'
import type {CheckedConfig} from '#contract/private/config-check/checked-config.ts'
import {checkConfigs} from '#contract/private/config-check/check-configs.ts'
import {createStandIn} from '#contract/private/config-check/stand-in.ts'

const {inputs} = defaultsSchema.parse(JSON.parse(readFileSync('facts/defaults.json', 'utf8')))

const check = (config: object): CheckedConfig => {
  const [checked] = checkConfigs(config, {webpack, inputs})
  if (!checked) throw new Error('Nothing was checked.')
  return checked
}
const problems = (config: object) => check(config).problems.map(({path}) => path.join('.'))
const repeated = (config: object) =>
  check(config).options.flatMap(({path, isDefault}) => (isDefault ? [path.join('.')] : []))

test('what webpack rejects is nothing if it depends on a package that is not there', () => {
  const missing = createStandIn('missing-plugin')
  const Plugin: new () => object = Object.assign(missing)
  const rules = [{test: /a/, use: [Reflect.get(missing, 'loader'), 'css-loader']}]
  const config = {
    plugins: [new Plugin()],
    devtool: missing,
    module: {rules},
    ...missing,
    entry: [...Object.assign(missing, [])],
  }
  expect(problems(config)).toEqual(['entry'])
  expect(() => check(missing)).toThrow('Paste the object')
})

test('what webpack rejects is bounded', () => {
  const names = Array.from({length: 3000}, (_, index) => [`unknown${index}`, 1])
  const {problems: found, hasMore, options} = check(Object.fromEntries(names))
  expect([found.length, hasMore, options.length]).toEqual([20, true, 1000])
  expect(check(Object.fromEntries(names.slice(0, 20)))).toMatchObject({hasMore: false})
  const long = check({['x.'.repeat(100_000)]: 1, ['y'.repeat(100_000)]: {a: 'b'.repeat(9999)}})
  expect(JSON.stringify(long).length).toBeLessThan(30_000)
})

test('what webpack rejects leaves the prototype of objects alone', () => {
  const config: object = JSON.parse('{"__proto__": {"modee": 1}, "constructor": {"a": 1}}')
  expect(problems(config).toSorted()).toEqual(['__proto__', 'constructor'])
  expect(Object.getPrototypeOf(config)).toBe(Object.prototype)
})

test('the options that a configuration sets are compared with what webpack would use without them', () => {
  const config = {
    mode: 'production',
    target: 'node20',
    cache: false,
    devtool: false,
    performance: false,
    output: {chunkFormat: 'commonjs', publicPath: '', filename: 'app.js'},
    optimization: {minimize: true, nodeEnv: 'production', minimizer: [() => undefined]},
    externals: {react: 'React'},
  }
  const options = ['output.chunkFormat', 'output.publicPath', 'optimization.minimize']
  const others = ['cache', 'devtool', 'performance']
  expect(repeated(config)).toEqual([...others, ...options, 'optimization.nodeEnv'])
  expect(config.output.filename).toBe('app.js')
})

test('the options that a configuration sets have their paths and values, objects before their fields', () => {
  const {options} = check({entry: {app: './a.js'}, module: {rules: [{test: /\.css$/}]}})
  expect(options.map(({path, value}) => [path.join('.'), value])).toEqual([
    ['entry', undefined],
    ['entry.app', '"./a.js"'],
    ['module', undefined],
    ['module.rules', undefined],
    ['module.rules[].test', '/\\.css$/'],
  ])
})

test('the options that a configuration sets give the settings that the explorer has', () => {
  const config = {mode: 'production', target: 'node20', cache: {type: 'filesystem', name: 'a'}}
  expect(check(config).settings).toMatchObject({
    mode: '"production"',
    target: '"node20"',
    cache: '{type: "filesystem"}',
  })
})

test('a list of minimizers without one for JavaScript is found, also if its packages are missing', () => {
  const CssMinimizer: new () => object = Object.assign(
    createStandIn('css-minimizer-webpack-plugin'),
  )
  const Terser: new () => object = Object.assign(createStandIn('terser-webpack-plugin'))
  const css = new CssMinimizer()
  expect(problems({optimization: {minimizer: [css]}})).toEqual(['optimization.minimizer'])
  expect(problems({optimization: {minimizer: [css, new Terser()]}})).toEqual([])
  expect(problems({optimization: {minimizer: ['...', css]}})).toEqual([])
})
