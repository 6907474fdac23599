import {readFileSync} from 'node:fs'
import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {defaultsSchema} from '#contract/defaults.ts'
import {factsSchema} from '#contract/webpack.ts'
import {checkConfig} from '../../../../app/ui/explorer/check/check-config.ts'
import {countCases, limitsOf, seed, timeoutOf} from '../../../fuzz-limits.ts'

const options = factsSchema.parse(JSON.parse(readFileSync('facts/options.json', 'utf8')))
const defaults = defaultsSchema.parse(JSON.parse(readFileSync('facts/defaults.json', 'utf8')))

const names = options.facts.flatMap(({name}) => name.split(/[.[\]<>]+/)).filter(Boolean)
const key = fc.oneof(
  {weight: 6, arbitrary: fc.constantFrom(...names)},
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      '__proto__',
      'constructor',
      'modee',
      'toString',
      '"a\\u0000"',
      '1e3',
    ),
  },
  {
    weight: 1,
    arbitrary: fc.string({unit: 'binary', maxLength: 6}).map(text => JSON.stringify(text)),
  },
)
const scalar = fc.oneof(
  fc.constantFrom('true', 'null', '"x"', '0x1F', '1n', '/a(/', '`${a}`', '-1', 'NaN', 'void 0'),
  fc.constantFrom('env.mode', 'new Plugin()', '() => ({})', 'a ? {} : []', 'require("x")', '...b'),
  fc.constantFrom('/[/', 'async function* f() {}', 'class {}', 'a = {', 'import("x")', '{}.a', ''),
)
const {value} = fc.letrec<{value: string}>(tie => ({
  value: fc.oneof(
    {depthSize: 'small', withCrossShrink: true},
    scalar,
    fc.array(tie('value'), {maxLength: 4}).map(items => `[${items.join(', ')}]`),
    fc
      .array(fc.tuple(key, tie('value')), {maxLength: 5})
      .map(rows => `{${rows.map(([name, text]) => `${name}: ${text}`).join(',\n')}}`),
  ),
}))
const frame = fc.constantFrom(
  (text: string) => `export default ${text}`,
  (text: string) => `module.exports = ${text};`,
  (text: string) => `const a = a, c = ${text}\nexport default c`,
  (text: string) => `export default (env, argv) => { if (env) return ${text}; return a }`,
  (text: string) => `export default defineConfig([${text}, ...c, c])`,
  (text: string) => text,
)
const pasted = fc.oneof(
  {weight: 6, arbitrary: fc.tuple(frame, value).map(([wrap, text]) => wrap(text))},
  {
    weight: 3, // cut off while it was copied
    arbitrary: fc
      .tuple(frame, value, fc.nat(200))
      .map(([wrap, text, end]) => wrap(text).slice(0, end)),
  },
  {weight: 1, arbitrary: fc.string({unit: 'binary', maxLength: 200})},
)

test('any configuration has findings with their lines', {timeout: timeoutOf(60)}, () => {
  const count = countCases()
  fc.assert(
    fc.property(pasted, text => {
      count.add()
      const {findings, ...check} = checkConfig(text, options, defaults)
      const lines = text.split(/\r\n|[\r\n\u2028\u2029]/).length
      for (const {line} of findings) {
        expect(Number.isInteger(line) && line >= 1 && line <= lines, `${line} of ${lines}`).toBe(
          true,
        )
      }
      expect(JSON.stringify({findings, ...check})).toBe(
        JSON.stringify(checkConfig(text, options, defaults)),
      )
    }),
    {seed, ...limitsOf({runs: 400})},
  )
  expect(count.report()).toBeGreaterThan(10)
})
