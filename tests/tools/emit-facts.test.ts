import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {factsSchema} from '#contract/webpack.ts'
import {hashOf} from '../../tools/output/index-file.ts'
import {emitFacts} from '../../tools/emit-facts.ts'
import {factFileNames, readSnapshots} from '../../tools/facts/fact-snapshots.ts'
import {writeFolder} from './temp-folder.ts'

test('writes each snapshot, with the url of what is described', async () => {
  const facts = await readSnapshots()
  const outDir = await writeFolder()
  const urls = new Map([['option:mode', '/configuration/mode/#mode']])
  const hashes = await emitFacts({facts, urls, outDir})
  expect([...hashes.keys()]).toEqual(factFileNames.map(file => `data/v1/webpack/${file}.json`))

  const text = await readFile(join(outDir, 'data/v1/webpack/options.json'), 'utf8')
  expect(hashes.get('data/v1/webpack/options.json')).toBe(hashOf(text))
  const written = factsSchema.parse(JSON.parse(text))
  expect(written.facts).toEqual(
    facts.options.facts.map(fact =>
      fact.id === 'option:mode' ? {...fact, url: '/configuration/mode/#mode'} : fact,
    ),
  )
})
