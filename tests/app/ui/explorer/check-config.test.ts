import {readFileSync} from 'node:fs'
import {describe, expect, test} from 'vitest'
import webpack from 'webpack'
import {defaultsSchema} from '#contract/defaults.ts'
import {factsSchema} from '#contract/webpack.ts'
import {limit} from '../../../machine-speed.ts'
import {checkConfig} from '../../../../app/ui/explorer/check/check-config.ts'
import {formatConfig} from '../../../../app/ui/explorer/format-config.ts'
import {listValues} from '../../../../app/ui/explorer/explorer-state.ts'

const options = factsSchema.parse(JSON.parse(readFileSync('facts/options.json', 'utf8')))
const defaults = defaultsSchema.parse(JSON.parse(readFileSync('facts/defaults.json', 'utf8')))

const check = (text: string) => checkConfig(text, options, defaults)
const findings = (text: string) =>
  check(text).findings.map(({kind, line, name}) => `${line} ${kind} ${name}`)

describe('the check of a configuration', () => {
  test.each([
    ['a module', 'export default {\n  modee: "production",\n}'],
    ['a CommonJS module', 'module.exports = {\n  modee: "production",\n};'],
    ['an object', '{\n  modee: "production",\n}'],
    ['an object with comments', '// Shop\n{ modee: "production" /* ! */ }; '],
    ['JSON', '{\n  "modee": "production"\n}'],
    ['defineConfig', 'export default defineConfig({\n  modee: "production",\n})'],
    ['a name', 'const config = {\n  modee: "production",\n}\nmodule.exports = config'],
    ['a function', 'export default env => ({\n modee: env.mode })'],
    ['a function with a body', 'module.exports = (env, argv) => {\n  return { modee: "x" }\n}'],
    ['several configurations', 'export default [{},\n{ modee: "production" }]'],
  ])('reads %s', (_, text) => {
    expect(findings(text)).toEqual(['2 unknown modee'])
    expect(check(text).findings[0]?.options).toEqual(['mode'])
  })

  test('reports every option that webpack does not know, with the nearest ones', () => {
    const text = `export default {
  publicPath: "/",
  output: { fileName: "[name].js", jsonpFunction: "load", library: { tpye: "umd" } },
  module: { rules: [{ tset: /a/, oneOf: [{ use: [{ lodaer: "css-loader" }] }] }] },
  optimization: { splitChunks: { cacheGroups: { vendor: { tset: /b/ } } } },
}`
    const {findings: found} = check(text)
    expect(found.map(({line, name, options: nearest}) => [line, name, nearest[0]])).toEqual([
      [2, 'publicPath', 'output.publicPath'],
      [3, 'output.fileName', 'output.filename'],
      [3, 'output.jsonpFunction', 'output.chunkLoadingGlobal'],
      [3, 'output.library.tpye', 'output.library.type'],
      [4, 'module.rules[].tset', 'module.rules[].test'],
      [4, 'module.rules[].use[].lodaer', 'module.rules[].use.loader'],
      [
        5,
        'optimization.splitChunks.cacheGroups.<key>.tset',
        'optimization.splitChunks.cacheGroups.<key>.test',
      ],
    ])
    expect(found.map(({kind}) => kind).filter(kind => kind === 'removed')).toHaveLength(1)
  })

  test('reports values of a wrong kind, and deprecated options', () => {
    const text = `export default {
  mode: "prod",
  bail: "yes",
  output: { filename: 1, strictModuleExceptionHandling: true },
  entry: null,
}`
    expect(findings(text)).toEqual([
      '2 value mode',
      '3 value bail',
      '4 value output.filename',
      '4 deprecated output.strictModuleExceptionHandling',
      '5 value entry',
    ])
    expect(check(text).findings[0]?.message).toBe(
      'mode cannot be "prod". Its type is "development" | "production" | "none".',
    )
  })

  test('says nothing about what is only known when the code runs', () => {
    const text = `import path from "node:path"
import {rules} from "./rules.js"
export default {
  ...common,
  [key]: 1,
  mode: process.env.MODE,
  bail: isCi,
  devtool: isProduction ? false : "eval",
  output: { path: path.resolve("dist"), ...names },
  plugins: [new Plugin({ modee: 1 })],
  externals: { react: "React" },
  module: { rules, parser: { mine: { any: 1 } } },
  resolve: { alias: { any: "./any" } },
  devServer: { port: 1 },
}`
    expect(findings(text)).toEqual([])
  })

  test('reports options that repeat the default in force', () => {
    const text = `export default {
  mode: "production",
  target: "node20",
  cache: false,
  devtool: false,
  performance: false,
  output: { chunkFormat: "commonjs", publicPath: "" },
  optimization: { minimize: true, nodeEnv: "production" },
}`
    expect(findings(text)).toEqual([
      '4 default cache',
      '5 default devtool',
      '6 default performance',
      '7 default output.chunkFormat',
      '7 default output.publicPath',
      '8 default optimization.minimize',
      '8 default optimization.nodeEnv',
    ])
    expect(check(text).settings).toMatchObject({mode: '"production"', target: '"node20"'})
  })

  test('does not report a default that depends on an unknown setting', () => {
    expect(findings('({ mode: isDev ? "development" : "production", cache: false })')).toEqual([])
    expect(findings('export default { ...base, cache: false }')).toEqual([])
    expect(findings('export default { mode, cache: false, bail: false }')).not.toContain(
      '1 default cache',
    )
  })
})

describe('hostile input', () => {
  test.each([
    ['', '1 syntax '],
    ['export default {\n  mode: "production\n}', '2 syntax '],
    ['{\n  "mode": "production",\n  oops\n  bail: true }', '4 syntax '],
    ['export default { a: 1 } satisfies Configuration', '1 syntax '],
    ['alert(1)', '1 syntax '],
    [`{a:${'['.repeat(50_000)}${']'.repeat(50_000)}}`, '1 syntax '],
    [`export default ${'{a:'.repeat(33_000)}1${'}'.repeat(33_000)}`, '1 syntax '],
    ['x'.repeat(600_000), '1 syntax '],
    ['const a = b; const b = a; export default a', '1 syntax '],
    ['const f = () => f; export default f', '1 syntax '],
  ])('is reported with its line: %.40s', (text, expected) => {
    expect(findings(text)).toEqual([expected])
  })

  test('does not reach the prototype of objects', () => {
    const text =
      '{ "__proto__": { "modee": 1 }, constructor: { a: 1 }, toString: 1, hasOwnProperty: 1 }'
    expect(findings(text)).toEqual([
      '1 unknown constructor',
      '1 unknown toString',
      '1 unknown hasOwnProperty',
    ])
    expect(findings('{ output: { __proto__: null, constructor: 1, valueOf: 2 } }')).toEqual([
      '1 unknown output.constructor',
      '1 unknown output.valueOf',
    ])
  })

  const list = (count: number, write: (index: number) => string) =>
    Array.from({length: count}, (_, index) => write(index)).join(',\n')

  test('of thousands of mistakes is reported with the first hundred and the number of the rest', () => {
    const text = `{\n${list(20_000, index => `unknownKey${index}: 1`)} }`
    const {findings: found, more} = check(text)
    expect({count: found.length, last: found.at(-1)?.line, more}).toEqual({
      count: 100,
      last: 101,
      more: 19_900,
    })
    expect(check('{ modee: 1 }').more).toBe(0)
  })

  test.each([
    ['repeats a default', `{ mode: "none",\n${list(20_000, () => 'cache: false')} }`],
    ['repeats an input', `{\n${list(20_000, () => 'mode: "production"')} }`],
    ['has many configurations', `[${list(20_000, () => '{ mode: "none", cache: false }')}]`],
    ['has many calls', `merge(${list(10_000, () => 'merge({ modee: 1 })')})`],
    ['has a long name', `{ ${'x'.repeat(400_000)}: 1 }`],
    ['has a long name of many parts', `{ "${'x.'.repeat(200_000)}": 1 }`],
    ['has many long names', `{ ${list(1_000, index => `${'x'.repeat(400)}${index}: 1`)} }`],
    ['has a long value', `{ mode: "${'x'.repeat(400_000)}" }`],
  ])('that %s is checked at once', (_, text) => {
    const {findings: found} = check(text)
    expect(found.length).toBeLessThanOrEqual(100)
    for (const {message} of found) expect(message.length).toBeLessThan(400)
  })

  test('that names one object many times is checked once', () => {
    const names = 'abcdefghijklmnop'
    const nested = [...names].slice(1).map((name, index) => {
      const before = names[index]
      return `const ${name} = [${before}, ${before}, ${before}]`
    })
    const text = `const a = { modee: 1 }\n${nested.join('\n')}\nexport default p`
    expect(findings(text)).toEqual(['1 unknown modee'])
  })

  test('is not run', () => {
    expect(
      findings('globalThis.wasRun = true; export default { bail: (globalThis.wasRun = 1) }'),
    ).toEqual([])
    expect('wasRun' in globalThis).toBe(false)
  })
})

/** Whether webpack accepts a configuration. */
function isAccepted(config: unknown): boolean {
  try {
    Reflect.apply(webpack.validate, webpack, [config])
    return true
  } catch (error) {
    if (error instanceof webpack.ValidationError) return false
    throw error
  }
}

/** `output.path`, 1 → `{output: {path: 1}}` */
const nest = (name: string, value: unknown) =>
  name.split('.').reduceRight((inner: unknown, key) => ({[key]: inner}), value)

describe('webpack', () => {
  const plain = options.facts.map(({name}) => name).filter(name => !/[<[]/.test(name))

  test(
    'rejects every value that is reported',
    () => {
      const values = [1, 'any', null, {}]
      const wrong = plain.flatMap(name =>
        values.flatMap(value => {
          const text = JSON.stringify(nest(name, value))
          const isReported = check(text).findings.some(
            each => each.kind === 'value' && each.name === name,
          )
          return isReported && isAccepted(nest(name, value)) ? [text] : []
        }),
      )
      expect(wrong).toEqual([])
    },
    limit(120_000),
  )

  test(
    'rejects every name that is reported',
    () => {
      const parents = new Set(plain.map(name => name.split('.').slice(0, -1).join('.')))
      const wrong = [...parents].filter(parent => {
        const config = nest(parent === '' ? 'zzzz' : `${parent}.zzzz`, {})
        const isReported = check(JSON.stringify(config)).findings.some(
          ({kind}) => kind === 'unknown',
        )
        return isReported && isAccepted(config)
      })
      expect(wrong).toEqual(['experiments']) // ignores what it does not know there
    },
    limit(120_000),
  )

  test(
    'accepts the configuration of every setting',
    async () => {
      const rejected: string[] = []
      for (const input of defaults.inputs) {
        for (const value of listValues(input)) {
          const text = formatConfig({mode: '"production"', [input.name]: value})
          const {default: config}: {default: unknown} = await import(
            `data:text/javascript,${encodeURIComponent(text)}`
          )
          if (!isAccepted(config)) rejected.push(text)
          expect(findings(text).filter(each => !each.includes(' default '))).toEqual([])
        }
      }
      expect(rejected).toEqual([])
    },
    limit(120_000),
  )
})
