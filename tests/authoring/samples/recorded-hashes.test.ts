import {expect, test} from 'vitest'
import {takeRecordedHashes} from '../../../authoring/samples/recorded-hashes.ts'
import {nothingBuilt} from '../../../authoring/samples/worker/finding.ts'
import {someExample} from '../../tools/examples/some-example.ts'

const built = {
  ...nothingBuilt,
  assets: {'app.0123456789.js': 20, 'style.aaaaaaaa.css': 5, 'plain.js': 1},
  files: {'app.0123456789.js': 'load("style.aaaaaaaa.css", "deadbeef")'},
  stats: 'asset app.0123456789.js 20 bytes',
  prints: ['app.0123456789.js'],
}

const exampleOf = (assets: Record<string, number>) =>
  someExample({'expect.json': JSON.stringify({assets})})

test('hashes of files that differ by nothing else are those that are recorded, wherever they stand', () => {
  const example = exampleOf({'app.fedcba9876.js': 20, 'style.bbbbbbbb.css': 6})
  expect(takeRecordedHashes(built, example)).toEqual({
    ...built,
    assets: {'app.fedcba9876.js': 20, 'style.bbbbbbbb.css': 5, 'plain.js': 1},
    files: {'app.fedcba9876.js': 'load("style.bbbbbbbb.css", "deadbeef")'},
    stats: 'asset app.fedcba9876.js 20 bytes',
    prints: ['app.fedcba9876.js'],
  })
})

test('a build stays as it is where nothing like its files is recorded', () => {
  expect(takeRecordedHashes(built, exampleOf({'other.fedcba9876.js': 20}))).toEqual(built)
})

test('names that are nothing but a hash stay apart', () => {
  const assets = {'aaaaaaaa.svg': 1, 'bbbbbbbb.svg': 2, 'cccccccc.svg': 3}
  const pictures = {...built, assets, files: {}, stats: 'aaaaaaaa bbbbbbbb cccccccc', prints: []}
  const example = exampleOf({'bbbbbbbb.svg': 2, 'dddddddd.svg': 3, 'eeeeeeee.svg': 1})
  expect(takeRecordedHashes(pictures, example)).toMatchObject({
    assets: {'eeeeeeee.svg': 1, 'bbbbbbbb.svg': 2, 'dddddddd.svg': 3},
    stats: 'eeeeeeee bbbbbbbb dddddddd',
  })
})
