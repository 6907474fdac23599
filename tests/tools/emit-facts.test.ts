import {expect, test} from 'vitest'
import {factsSchema} from '#contract/webpack.ts'
import {emitFacts} from '../../tools/emit-facts.ts'
import {
  readDefaultsSnapshot,
  factFileNames,
  readSnapshots,
} from '../../tools/facts/fact-snapshots.ts'
import {makeFiles} from './made-files.ts'

test('each snapshot is a file, with the URL of what is described', async () => {
  const snapshots = readSnapshots()
  const factUrls = new Map([['option:mode', '/configuration/mode/#mode']])
  const files = await makeFiles(emitFacts({snapshots, factUrls, defaults: undefined}))
  expect([...files.keys()]).toEqual(factFileNames.map(file => `data/v1/webpack/${file}.json`))
  const {facts} = factsSchema.parse(JSON.parse(`${files.get('data/v1/webpack/options.json')}`))
  expect(facts).toEqual(
    snapshots.options?.facts.map(fact =>
      fact.id === 'option:mode' ? {...fact, url: '/configuration/mode/#mode'} : fact,
    ),
  )
})

test('the defaults of options are a file', async () => {
  const defaults = readDefaultsSnapshot()
  const files = await makeFiles(emitFacts({snapshots: {}, factUrls: new Map(), defaults}))
  expect([...files.keys()]).toEqual(['data/v1/webpack/defaults.json'])
  expect(JSON.parse(`${files.get('data/v1/webpack/defaults.json')}`)).toEqual(defaults)
})

test('a snapshot that was never made is not a file', () => {
  expect(emitFacts({snapshots: {}, factUrls: new Map(), defaults: undefined})).toEqual([])
})
