import {describe, expect, test} from 'vitest'
import {buildPackageJson} from '../../../tools/content/example-zip.ts'
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

describe('the package.json of a downloaded example', () => {
  test('builds with webpack, in the documented version, and has no name, which would be in the scripts', () => {
    expect(buildPackageJson(someExample({'src/index.js': ''}), packages)).toBe(`{
  "private": true,
  "scripts": {
    "build": "webpack"
  },
  "devDependencies": {
    "webpack": "5.112.2",
    "webpack-cli": "7.3.1"
  }
}
`)
  })

  test.each([
    ["import _ from 'lodash'", ['lodash']],
    ['import chunk from "lodash/chunk.js"', ['lodash']],
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
    [undefined, 'webpack'],
    ['webpack.config.cjs', 'webpack'],
    ['webpack.prod.mjs', 'webpack --config webpack.prod.mjs'],
    ['app/webpack.config.mjs', 'webpack --config app/webpack.config.mjs'],
    ['build.mjs', 'webpack --config build.mjs'],
  ])('names the configuration %s if webpack does not find it', (config, build) => {
    expect(manifestOf({}, config).scripts).toEqual({build})
  })

  test('names the only configuration, whatever it is called', () => {
    const {scripts} = manifestOf({'webpack.dev.mjs': '', 'src/index.js': ''})
    expect(scripts).toEqual({build: 'webpack --config webpack.dev.mjs'})
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
