import {afterAll, expect, test} from 'vitest'
import {createConfigProject} from '../../../app/playground/project/config-project.ts'
import {startEngineThread} from './engine-thread.ts'

const engine = await startEngineThread()
afterAll(() => engine.close())

const check = (text: string) => engine.check(createConfigProject(text))

test.each([
  ['a module', 'export default {\n  modee: "production",\n}'],
  ['a CommonJS module', 'module.exports = {\n  modee: "production",\n};'],
  ['an object', '{\n  modee: "production",\n}'],
  ['an object with comments', '// Shop\n{ modee: "production" /* ! */ }; '],
  ['JSON', '{\n  "modee": "production"\n}'],
  ['TypeScript', 'const a: object = { modee: 1 }\nexport default a satisfies object'],
  [
    'defineConfig',
    'import { defineConfig } from "webpack"\nexport default defineConfig({ modee: "production" })',
  ],
  [
    'webpack-merge',
    'const { merge } = require("webpack-merge")\nmodule.exports = merge({ modee: 1 }, { bail: true })',
  ],
  ['a function', 'export default env => ({\n modee: env.mode ?? 1 })'],
  ['a promise', 'module.exports = Promise.resolve({ modee: 1 })'],
  [
    'packages that are not there',
    `import HtmlWebpackPlugin from "html-webpack-plugin"
import { VueLoaderPlugin } from "vue-loader"
import path, { resolve } from "node:path"
import { createRequire } from "node:module"
export default { modee: 1, output: { path: resolve("out") },
  module: { rules: [{ test: /a/, loader: createRequire(import.meta.url).resolve("babel-loader") }] },
  plugins: [new HtmlWebpackPlugin({ title: "a" }), new VueLoaderPlugin()] }`,
  ],
])('the check of a configuration reads %s', async (_, text) => {
  const [config] = await check(text)
  expect(config?.problems.map(({path}) => path)).toEqual([['modee']])
})

test('the check of a configuration reads each of several configurations', async () => {
  const configs = await check('export default [{ bail: 1 }, { modee: "production" }]')
  const paths = configs.map(({problems}) => problems.map(({path}) => path.join()))
  expect(paths).toEqual([['bail'], ['modee']])
})

test.each([
  ['export default {\n  mode: "production\n}', /^Line 2: Unterminated string constant$/],
  ['{', /^Line 2: Unexpected token, expected ","$/],
  ['throw new Error("no license")', /^Line 1: no license$/],
  ['const a = 1\nnull.a', /^Line 2: TypeError: Cannot read properties of null/],
  [
    '// a\nconst fs = require("fs")\nmodule.exports = {name: fs.readdirSync("./locale")[0]}',
    /^Line 3: It reads \.\/locale, but there are no other files here\. Paste the object/,
  ],
  [
    'export default async () => {\n  await fetch("http://127.0.0.1:9/")\n}',
    /It asks the network, which it cannot reach from here/,
  ],
  [
    'import common from "./webpack.common.js"\nexport default common',
    /It reads \.\/webpack\.common\.js, but there are no other files here/,
  ],
  ['import wrap from "wrap-config"\nexport default wrap({ mode: "none" })', /Paste the object/],
  ['require("child_process").execSync("ls")', /browser, which has no child_process/],
  ['export default 1', /not an object/],
])('the check of a configuration says why it cannot read %s', async (text, reason) => {
  await expect(check(text)).rejects.toThrow(reason)
})

test('the check of a configuration leaves missing packages missing for the next build', async () => {
  await check('export default {}')
  const files = new Map([
    ['webpack.config.mjs', 'import "html-webpack-plugin"\nexport default {}'],
    ['src/index.js', ''],
  ])
  const {issues} = await engine.build({files, config: 'webpack.config.mjs'})
  expect(issues.map(({message}) => message)).toEqual(["Cannot find module 'html-webpack-plugin'"])
})
