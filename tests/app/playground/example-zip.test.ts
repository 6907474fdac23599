import {strFromU8, unzipSync} from 'fflate'
import {expect, test} from 'vitest'
import {formatZip, parseZip} from '../../../app/playground/project/example-zip.ts'
import type {Draft} from '../../../app/playground/project/draft.ts'

function manifestIn(draft: Partial<Draft>): unknown {
  const zip = unzipSync(formatZip({name: 'shop', files: new Map(), ...draft}))
  return JSON.parse(strFromU8(zip['shop/package.json'] ?? new Uint8Array()))
}

test('the zip of a project builds with the mode and the target that the reader has chosen', () => {
  const text = '{"type": "module", "scripts": {"build": "webpack --config a.mjs"}}'
  const files = new Map([['package.json', text]])
  expect(manifestIn({files, mode: 'none', target: 'es2022'})).toEqual({
    type: 'module',
    scripts: {build: 'webpack --config a.mjs --mode none --target es2022'},
  })
  expect(manifestIn({mode: 'production'})).toEqual({scripts: {build: 'webpack --mode production'}})
  expect(manifestIn({files})).toEqual(JSON.parse(text))
})

test('a zip with several configurations is built with the one that webpack finds', () => {
  const names = ['webpack.array-push.mjs', 'webpack.config.mjs', 'src/index.js']
  const files = new Map(names.map(name => [name, '']))
  expect(parseZip('shop', formatZip({name: 'shop', files})).config).toBe('webpack.config.mjs')
})
