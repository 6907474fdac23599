import {expect, test} from 'vitest'
import {takeRecordedHashes} from '../../../tools/samples/recorded-hashes.ts'

const built = {
  errors: [],
  warnings: [],
  assets: {'app.0123456789.js': 20, 'style.aaaaaaaa.css': 5, 'plain.js': 1},
  files: {'app.0123456789.js': 'load("style.aaaaaaaa.css", "deadbeef")'},
  stats: 'asset app.0123456789.js 20 bytes',
  log: [],
  prints: ['app.0123456789.js'],
}

function exampleOf(assets: Record<string, number>) {
  const files = new Map([['expect.json', JSON.stringify({assets})]])
  return {name: 'shop', files, owners: new Map()}
}

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
