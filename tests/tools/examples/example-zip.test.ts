import {strFromU8, unzipSync} from 'fflate'
import {describe, expect, test} from 'vitest'
import {lineWithRegions} from '../../../tools/examples/example.ts'
import {buildExampleZip, buildPackageJson} from '../../../tools/examples/example-zip.ts'
import {someExample} from './some-example.ts'

const packages = {
  '@babel/core': {version: '7.0.1', peers: []},
  '@babel/preset-env': {version: '7.0.2', peers: ['@babel/core']},
  'babel-loader': {version: '10.0.0', peers: ['@babel/core', 'webpack']},
  'css-loader': {version: '7.0.0', peers: ['webpack', 'not-documented']},
  lodash: {version: '4.0.0', peers: []},
  'style-loader': {version: '4.0.1', peers: []},
  webpack: {version: '5.112.2', peers: []},
  'webpack-cli': {version: '7.3.1', peers: ['webpack']},
  'webpack-dev-server': {version: '6.1.0', peers: []},
}

const webpack = {webpack: '5.112.2', 'webpack-cli': '7.3.1'}

function manifestOf(files: Readonly<Record<string, string>>, config?: string) {
  return JSON.parse(buildPackageJson(someExample(files, 'shop', config), packages))
}

function dependenciesOf(text: string): string[] {
  const {devDependencies} = manifestOf({'src/index.js': text})
  return Object.keys(devDependencies).filter(name => !(name in webpack))
}

function unzip(bytes: Uint8Array): Array<[path: string, text: string]> {
  return Object.entries(unzipSync(bytes)).map(([path, content]) => [path, strFromU8(content)])
}

describe('the zip of an example', () => {
  test('contains its files in one folder, sorted, with a package.json', () => {
    const example = someExample({'src/index.js': 'run()\n', 'src/a/b.js': 'b\n', '.env': 'A=1\n'})
    const files = unzip(buildExampleZip(example, packages))
    const paths = files.map(([path]) => path).join(' ')
    expect(paths).toBe('shop/.env shop/package.json shop/src/a/b.js shop/src/index.js')
    expect(new Map(files).get('shop/src/index.js')).toBe('run()\n')
  })

  test('has neither the marks of regions nor the files of the check', () => {
    const example = someExample({
      'example.json': '{}',
      'expect.json': '{}',
      'emitted/main.js': 'emitted',
      'check.config.mjs': 'export {default} from "./webpack.config.mjs"\n',
      'webpack.config.mjs':
        '// #region all\nexport default {\n// #region x\n};\n// #endregion\n// #endregion\n',
    })
    const files = new Map(unzip(buildExampleZip(example, packages)))
    expect([...files.keys()]).toEqual(['shop/package.json', 'shop/webpack.config.mjs'])
    expect(files.get('shop/webpack.config.mjs')).toBe('export default {\n};\n')
  })

  test('keeps every byte of files that are no text, and every character of those that are', () => {
    const picture = Buffer.from([0x89, 0x50, 0xff, 0x0d, 0x0a, 0x00])
    const zip = buildExampleZip(someExample({'a.png': picture, 'ä.txt': 'Größe 📦\n'}), packages)
    expect(Buffer.from(unzipSync(zip)['shop/a.png'] ?? '')).toEqual(picture)
    expect(new Map(unzip(zip)).get('shop/ä.txt')).toBe('Größe 📦\n')
  })

  test('is the same for the same files, in whatever order and at whatever time they were read', () => {
    const files = {'src/a.js': 'a', 'src/b.js': 'b'}
    const reversed = Object.fromEntries(Object.entries(files).toReversed())
    const zip = buildExampleZip(someExample(files), packages)
    expect(buildExampleZip(someExample(reversed), packages)).toEqual(zip)
    // The time and the date of the first file, in the two formats of MS-DOS: 1980-01-01, 00:00.
    expect(Buffer.from(zip).readUInt32LE(10)).toBe(0x00210000)
  })
})

describe('the package.json of a downloaded example', () => {
  test('builds with webpack, in the documented version, and has no name, which would be in the scripts', () => {
    const manifest = {private: true, scripts: {build: 'webpack'}, devDependencies: webpack}
    const text = buildPackageJson(someExample({'src/index.js': ''}), packages)
    expect(text).toBe(`${JSON.stringify(manifest, null, 2)}\n`)
  })

  test.each([
    ["import _ from 'lodash'", ['lodash']],
    ['const load = () => import(`lodash`)', ['lodash']],
    ['export default {use: "css-loader?modules"}', ['css-loader']],
    ['import "!style-loader!css-loader!./a.css"', ['css-loader', 'style-loader']],
    ['{"presets": ["@babel/preset-env"]}', ['@babel/core', '@babel/preset-env']],
    ['export default {devServer: {}}', ['webpack-dev-server']],
    ['// lodash and css-loader\nimport "./lodash.js"; import "lodash-es"', []],
  ])('has the packages that %j names, with their peers', (text, names) => {
    expect(dependenciesOf(text)).toEqual(names)
  })

  test.each([
    [{}, undefined, 'webpack'],
    [{}, 'webpack.prod.mjs', 'webpack --config webpack.prod.mjs'],
    [{}, 'app/webpack.config.mjs', 'webpack --config app/webpack.config.mjs'],
    [{'webpack.dev.mjs': ''}, undefined, 'webpack --config webpack.dev.mjs'],
  ])('names the configuration in %j or %s if webpack does not find it', (files, config, build) => {
    expect(manifestOf(files, config).scripts).toEqual({build})
  })

  test('keeps the package.json of the example, with its scripts and its versions', () => {
    const own = {
      name: 'tally',
      type: 'module',
      scripts: {build: 'webpack --mode production', start: 'webpack serve'},
      dependencies: {lodash: '^4.0.0'},
      devDependencies: {webpack: '^5.0.0'},
    }
    const files = {'package.json': JSON.stringify(own), 'src/index.js': 'import "lodash"'}
    expect(manifestOf(files)).toEqual({
      ...own,
      devDependencies: {webpack: '^5.0.0', 'webpack-cli': '7.3.1'},
    })
  })
})

test('lineWithRegions counts the marks of regions, which readers do not see', () => {
  const text = '// #region a\none\n// #endregion\ntwo\n'
  expect([1, 2].map(line => lineWithRegions(text, line))).toEqual([2, 4])
})
