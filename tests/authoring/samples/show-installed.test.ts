import {existsSync, mkdirSync, readFileSync, symlinkSync} from 'node:fs'
import {join} from 'node:path'
import webpack from 'webpack'
import {expect, test} from 'vitest'
import {installPackages} from '../../../authoring/samples/install-packages.ts'
import {showInstalled} from '../../../authoring/samples/worker/show-installed.ts'
import {writeFolder} from '../../tools/temp-folder.ts'

const loader = `
module.exports = function (text) {
  const own = this.utils.contextify(this.context, require.resolve('./own.js'))
  return 'import ' + JSON.stringify(own) + ';' + text
}
`

/** Builds a project with links to packages, which are in a folder further up. */
async function buildProject(): Promise<string> {
  const dir = await writeFolder({
    'node_modules/cups/index.js': 'console.log("cups")',
    'node_modules/own-loader/index.js': loader,
    'node_modules/own-loader/own.js': 'console.log("own")',
    'shop/src/index.js': 'import "cups"',
  })
  const project = join(dir, 'shop')
  mkdirSync(join(project, 'node_modules'))
  for (const name of ['cups', 'own-loader'])
    symlinkSync(join(dir, 'node_modules', name), join(project, 'node_modules', name), 'junction')
  const compiler = webpack({
    mode: 'development',
    devtool: false,
    context: project,
    module: {rules: [{test: /src/, loader: 'own-loader'}]},
    output: {path: join(project, 'dist')},
  })
  showInstalled(compiler, project)
  await new Promise(resolve => compiler.run(resolve))
  return readFileSync(join(project, 'dist/main.js'), 'utf8')
}

test('linked packages are folders of the project for webpack, also where loaders name them', async () => {
  const code = await buildProject()
  expect(code).toContain('"./node_modules/cups/index.js"')
  expect(code).toContain('"./node_modules/own-loader/own.js"')
  expect(code).toContain('/*! ../node_modules/own-loader/own.js */')
  expect(code).not.toContain('../../node_modules')
})

test('packages are installed with what they import, but without what webpack imports', async () => {
  const dir = await writeFolder({})
  installPackages(dir, ['webpack', 'css-loader', '@babel/core'])
  const names = ['webpack', 'css-loader', 'postcss', '@babel/core', '@babel/types', 'terser']
  const found = names.filter(name => existsSync(join(dir, 'node_modules', name, 'package.json')))
  expect(found).toEqual(names.slice(0, -1))
})
