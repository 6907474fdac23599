import {expect, test} from 'vitest'
import type {Example} from '../../../tools/examples/example.ts'
import {buildFactSet} from '../../../tools/facts/fact-set.ts'
import {createSourceReader, type PageSettings} from '../../../tools/load/page-source.ts'
import {readContentFolder} from '../../../tools/load/read-content-folder.ts'
import {someExample} from '../examples/some-example.ts'
import {someFacts, someFactSet} from '../facts/some-facts.ts'
import {writeFolder} from '../temp-folder.ts'

const front = '---\ntitle: A\n---\n\n'

const pages = {
  'plain.md': `${front}Text of example=counter in words.\n`,
  'option.md': `${front}::option{path="mode"}\n`,
  'coverage.md': `${front}::coverage\n`,
  'counter.md': `${front}~~~js title="src/a.js" check=build example=counter\n~~~\n`,
  'both.md': `${front}~~~diff title="src/a.js" check=build example="other" from=counter\n~~~\n`,
  'lost.md': `${front}~~~js title="src/a.js" check=build example=countr\n~~~\n`,
}

const settings: PageSettings = {
  siteUrl: 'https://a.org',
  search: {synonyms: {}, reference: [], background: []},
  factContext: {facts: someFactSet, coverage: undefined},
  packages: {},
  timeoutMs: 1000,
}

const exampleOf = (name: string, text: string) => someExample({'src/a.js': text}, name)
const byName = (...examples: Example[]) => new Map(examples.map(each => [each.name, each]))
const examples = [exampleOf('counter', 'a'), exampleOf('other', 'b')]

type Context = Partial<Parameters<typeof createSourceReader>[0]>

function keysOf(contentDir: string, context: Context = {}): Map<string, string> {
  const nothing = {contentDir, settings, readmes: [], examples: byName(...examples), codeKey: 'a'}
  const readSource = createSourceReader({...nothing, ...context})
  return new Map(
    readContentFolder(contentDir).pages.map(path => {
      const source = readSource(path)
      if ('rule' in source) throw new Error(source.message)
      return [path, source.key]
    }),
  )
}

/** The pages that get another key. */
async function changedBy(context: Context): Promise<string[]> {
  const dir = await writeFolder(pages)
  const before = keysOf(dir)
  return [...keysOf(dir, context)]
    .filter(([path, key]) => before.get(path) !== key)
    .map(([path]) => path)
}

test('the key of a page changes with an example only where the page names it', async () => {
  const counterEdited = byName(exampleOf('counter', 'A'), exampleOf('other', 'b'))
  expect(await changedBy({examples: counterEdited})).toEqual([
    'both.md',
    'counter.md',
    'lost.md', // its nearest name is suggested
    'plain.md', // it could be a fence
  ])
  const otherEdited = byName(exampleOf('counter', 'a'), exampleOf('other', 'B'))
  expect(await changedBy({examples: otherEdited})).toEqual(['both.md', 'lost.md'])
  expect(await changedBy({examples: byName(...examples, exampleOf('more', ''))})).toEqual([
    'lost.md',
  ])
})

test('the key of a page changes with facts, and with how many are documented, only where the page shows them', async () => {
  const facts = buildFactSet([{facts: someFacts.slice(1)}])
  const fewer = {...settings, factContext: {facts, coverage: undefined}}
  expect(await changedBy({settings: fewer})).toEqual(['coverage.md', 'option.md'])
  const coverage = {sections: {a: ['*']}, documented: {}}
  const covered = {...settings, factContext: {facts: someFactSet, coverage}}
  expect(await changedBy({settings: covered})).toEqual(['coverage.md'])
})

test('the key of a page changes with what all pages depend on', async () => {
  const all = Object.keys(pages).toSorted()
  expect(await changedBy({codeKey: 'edited'})).toEqual(all)
  expect(await changedBy({settings: {...settings, siteUrl: 'https://b.org'}})).toEqual(all)
  const search = {synonyms: {typescript: ['ts']}, reference: [], background: []}
  expect(await changedBy({settings: {...settings, search}})).toEqual(all)
})
