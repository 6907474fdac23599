import {readFile, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {planCoverageRecord, recordCoverage} from '../../../authoring/commands/record-coverage.ts'
import {root} from '../../../tools/disk/root.ts'
import {createStore} from '../../../tools/disk/store.ts'
import {someFacts} from '../../tools/facts/some-facts.ts'
import {writeFolder} from '../../tools/temp-folder.ts'

const store = createStore('.cache')

const sections = '"sections": {"configuration": ["option:*"], "api": ["hook:*", "*:*-*", "s*"]}'
const page =
  '---\ntitle: Mode\ncovers:\n  - option:mode\n---\n\n## `mode`\n\n::option{path="mode"}\n'

async function writeFacts(): Promise<string> {
  const kept = someFacts.filter(({kind}) => kind === 'option' || kind === 'hook')
  const snapshot = {package: 'webpack', version: '5.0.0', facts: kept}
  return writeFolder({'options.json': JSON.stringify(snapshot)})
}

async function record(content: string): Promise<string> {
  const said: string[] = []
  const facts = await writeFacts()
  await recordCoverage({content, store, facts, log: line => said.push(line)})
  return said.join('\n').replace(content, 'content')
}

test('recordCoverage writes the ids of what is documented, and says how many', async () => {
  const content = await writeFolder({'mode.md': page, '_coverage.json': `{${sections}}`})
  expect(await record(content)).toBe('content/_coverage.json: 1 facts, 1 new')
  expect(await readFile(join(content, '_coverage.json'), 'utf8')).toBe(`{
 "sections": {
  "configuration": ["option:*"],
  "api": ["hook:*", "*:*-*", "s*"]
 },
 "documented": {
  "configuration": [
   "option:mode"
  ],
  "api": []
 }
}
`)
  expect(await record(content)).toBe('content/_coverage.json: 1 facts, 0 new')
})

test('recordCoverage never records less', async () => {
  const content = await writeFolder({'mode.md': page, '_coverage.json': `{${sections}}`})
  await record(content)
  const before = await readFile(join(content, '_coverage.json'), 'utf8')
  await writeFile(join(content, 'mode.md'), '---\ntitle: Mode\n---\n')
  await expect(record(content)).rejects.toMatchObject({issues: [{rule: 'coverage-fell', line: 8}]})
  expect(await readFile(join(content, '_coverage.json'), 'utf8')).toBe(before)
})

test('recordCoverage wants to know to which section each fact belongs', async () => {
  const content = await writeFolder({'mode.md': page})
  expect(await record(content)).toBe('content/_coverage.json: 0 facts, 0 new')
  await expect(record(content)).rejects.toMatchObject({issues: [{rule: 'bad-section'}]})
})

test('the record of the site is what its pages document: npm run record-coverage', async () => {
  const {file, text} = await planCoverageRecord({content: join(root, 'content'), store})
  expect(await readFile(file, 'utf8')).toBe(text)
})
