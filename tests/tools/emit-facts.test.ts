import {expect, test} from 'vitest'
import {factsSchema} from '#contract/webpack.ts'
import {emitFacts} from '../../tools/emit-facts.ts'
import {factFileNames, readSnapshots} from '../../tools/facts/fact-snapshots.ts'
import {makeFiles} from './made-files.ts'

test('each snapshot is a file, with the URL of what is described', async () => {
  const snapshots = readSnapshots()
  const factUrls = new Map([['option:mode', '/configuration/mode/#mode']])
  const files = await makeFiles(emitFacts({snapshots, factUrls}))
  expect([...files.keys()]).toEqual(factFileNames.map(file => `data/v1/webpack/${file}.json`))
  const {facts} = factsSchema.parse(JSON.parse(`${files.get('data/v1/webpack/options.json')}`))
  expect(facts).toEqual(
    snapshots.options?.facts.map(fact =>
      fact.id === 'option:mode' ? {...fact, url: '/configuration/mode/#mode'} : fact,
    ),
  )
})

test('a snapshot that was never made is no file', () => {
  expect(emitFacts({snapshots: {}, factUrls: new Map()})).toEqual([])
})
