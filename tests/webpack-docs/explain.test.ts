import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {useDocumentation} from './package.ts'

const project = useDocumentation()

/** Ways in which people write a configuration, with the options that webpack-cli would pass. */
const shapes: Readonly<Record<string, string>> = {
  'object.cjs': 'module.exports = {mode: "production", entry: "./a.js"}',
  'module.mjs': 'export default {mode: "development", devtool: "source-map"}',
  'function.cjs': 'module.exports = (env, {mode}) => ({mode, output: {filename: "[name].js"}})',
  'promise.mjs': 'export default Promise.resolve({target: "node"})',
  'async.mjs': 'export default async () => ({mode: "none", externalsPresets: {node: true}})',
  'list.cjs': 'module.exports = [{name: "a", target: "web"}, () => ({name: "b", target: "node"})]',
  'plugin.cjs':
    'const {DefinePlugin} = require("webpack"); module.exports = {plugins: [new DefinePlugin({A: 1})]}',
  'library.mjs': 'export default {output: {library: {type: "module"}}}',
  'cache.cjs': 'module.exports = {cache: {type: "filesystem"}, snapshot: {managedPaths: [/x/]}}',
  'entries.cjs': 'module.exports = {entry: {a: "./a.js", b: {import: "./b.js", dependOn: "a"}}}',
  'changing.cjs':
    'module.exports = {plugins: [c => { c.options.output.publicPath = "/made/"; }], mode: "none"}',
}

describe('explain', () => {
  test('prints the options as webpack holds them, for every shape of a configuration', async () => {
    await project.write(shapes)
    const files = Object.keys(shapes)
    const flags = ['--mode', 'production', '--json']
    const {stdout, stderr} = await project.docs(['explain', ...files, ...flags])
    const paths = files.map(file => join(project.dir, file))
    expect({stderr, options: JSON.parse(stdout).options}).toEqual({
      stderr: '',
      options: JSON.parse(await project.printOptions(['production', ...paths])),
    })
  })

  test('passes flags to a configuration as webpack-cli does', async () => {
    await project.write({
      'flags.cjs':
        'module.exports = (env, {env: _, ...argv}) => ({name: JSON.stringify([env, argv, process.env.NODE_ENV])})',
    })
    const flags = ['--env', 'api=staging', '--mode', 'none', '--config-node-env', 'test', '--json']
    const {stdout} = await project.docs(['explain', 'flags.cjs', ...flags])
    const [env, argv, nodeEnv] = JSON.parse(JSON.parse(stdout).options.name)
    expect(env).toMatchObject({api: 'staging'})
    expect(argv).toEqual({mode: 'none', config: ['flags.cjs'], configNodeEnv: 'test'})
    expect(nodeEnv).toBe('test')
  })

  test('names the settings that decide a default', async () => {
    await project.write({'reasons.cjs': 'module.exports = {mode: "production", target: "node"}'})
    const {stdout} = await project.docs(['explain', 'reasons.cjs', '--json'])
    const {reasons} = JSON.parse(stdout)
    expect(reasons['optimization.minimize']).toMatchObject({
      value: 'true',
      origin: 'default',
      because: [{name: 'mode', value: '"production"', given: true}],
    })
    expect(reasons['target'].origin).toBe('set')
    expect(JSON.stringify(reasons['output.chunkLoading'].because)).toContain('"name":"target"')
    expect(reasons['output.filename'].url).toContain('/configuration/output/#outputfilename')
  })

  test('shows what is not a default, a part of the options, and a difference', async () => {
    await project.write({'some.cjs': 'module.exports = {output: {clean: true}, mode: "none"}'})
    const changed = await project.docs(['explain', 'some.cjs', '--changed'])
    expect(changed.stdout).toContain('output.clean = true — set in the configuration')
    expect(changed.stdout).not.toContain('output.filename')
    const only = await project.docs(['explain', 'some.cjs', '--only', 'optimization.*'])
    expect(only.stdout).toContain('optimization.minimize = false — default')
    expect(only.stdout).not.toContain('output.clean')
    await project.write({'webpack.config.cjs': 'module.exports = {}'})
    const diff = await project.docs(['explain', '--diff', 'production', 'development'])
    expect(diff.stdout).toContain('optimization.minimize')
    expect(diff.stdout).toContain('production: true — default, because mode is "production"')
  })

  test.each([
    ['throws.cjs', 'throw new Error("no database")', 'no database'],
    ['broken.cjs', 'module.exports = {', 'SyntaxError'],
    ['exits.cjs', 'process.exit(3)', 'ended its process with code 3'],
    ['killed.cjs', 'process.kill(process.pid, "SIGKILL")', 'The system ended the process of the'],
    ['wrong.cjs', 'module.exports = {plugins: [3]}', 'plugins[0] should be one of these'],
    ['lacks.cjs', 'require("./common.cjs")', "Cannot find module './common.cjs'"],
    ['text.cjs', 'module.exports = "production"', 'must be an object'],
  ])('says what is wrong with %s, without a stack of its own', async (file, text, message) => {
    await project.write({[file]: text})
    const {code, stdout, stderr} = await project.docs(['explain', file])
    expect({code, stdout}).toEqual({code: 1, stdout: ''})
    expect(stderr).toContain(message)
    expect(stderr).not.toContain('webpack-docs.js')
    // Messages of webpack have a page, and what a configuration throws has none.
    const page = /What it means: https:\S+\/errors\/configuration\/#/
    if (file === 'wrong.cjs') expect(stderr).toMatch(page)
    if (file === 'throws.cjs') expect(stderr).not.toContain('What it means')
    if (file === 'lacks.cjs')
      expect(stderr).toMatch(/What it means: \S+\/errors\/cli\/#failed-to-load-config/)
  })

  test('names what to change with its line, and explains the rest', async () => {
    await project.write({
      'old.cjs': `module.exports = {
  mode: "production",
  output: {fileName: "a.js", libraryTarget: "umd"},
  experiments: {outputModule: true},
  devServer: {https: true, proxy: {"/api": "http://localhost"}},
}`,
    })
    const {code, stdout} = await project.docs(['explain', 'old.cjs'])
    expect(code).toBe(0)
    expect(stdout.match(/old\.cjs:\d: [a-z ]+/g)).toEqual([
      'old.cjs:3: rejected',
      'old.cjs:3: deprecated',
      'old.cjs:4: without effect',
      'old.cjs:5: rejected',
      'old.cjs:5: rejected',
    ])
    expect(stdout.replaceAll(/\s+/g, ' ')).toMatch(/:3: deprecated: .* Set output\.library\.type/)
    expect(stdout).toContain('optimization.minimize = true — default')
  })

  test('explains a configuration whose packages are missing, and says how to install them', async () => {
    await project.write({
      'html.cjs': `const HtmlPlugin = require("html-webpack-plugin")
module.exports = {plugins: [new HtmlPlugin({title: "a"})], output: {clean: true},
  module: {rules: [{test: /a/, loader: require.resolve("babel-loader")}]}}`,
      'html.mjs': `import HtmlPlugin from "html-webpack-plugin"
import { merge, mergeWithRules as rules } from "webpack-merge"
import common from "@shop/config/common.js"
export default {plugins: [new HtmlPlugin(), rules({}), common], output: {clean: true}}`,
    })
    for (const [file, names] of [
      ['html.cjs', 'html-webpack-plugin babel-loader'],
      ['html.mjs', 'html-webpack-plugin webpack-merge @shop/config'],
    ] as const) {
      const {stdout, stderr} = await project.docs(['explain', file, '--changed'])
      expect({stderr, file}).toEqual({stderr: '', file})
      expect(stdout.replaceAll(/\s+/g, ' ')).toContain(`npm install --save-dev ${names}`)
      expect(stdout).toContain('output.clean = true — set in the configuration')
    }
  })

  test('loads a configuration in TypeScript with the compiler of the project', async () => {
    await project.write({'typed.ts': 'const mode: string = "none"; export default {mode}'})
    const {stdout, stderr} = await project.docs(['explain', 'typed.ts', '--json'])
    const {options} = JSON.parse(stdout || '{}')
    expect({stderr, mode: options?.mode}).toEqual({stderr: '', mode: 'none'})
  })

  test('keeps what a configuration prints apart from its answer', async () => {
    await project.write({'loud.cjs': 'console.log("loading"); module.exports = {}'})
    const {stdout, stderr} = await project.docs(['explain', 'loud.cjs', '--json'])
    expect(JSON.parse(stdout).options.mode).toBeUndefined()
    expect(stderr).toBe('loading\n')
  })

  test('says that a project has no configuration, and how to name one', async () => {
    const {code, stderr} = await project.docs(['explain'], {cwd: join(project.dir, 'node_modules')})
    expect(code).toBe(1)
    expect(stderr).toContain('Name the file: webpack-docs explain build/webpack.mjs')
  })
})
