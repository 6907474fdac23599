import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {recordAnchors} from '../../../authoring/commands/record-anchors.ts'
import {createStore} from '../../../tools/disk/store.ts'
import {writeFolder} from '../../tools/temp-folder.ts'

const store = createStore('.cache')

const home = '---\ntitle: Home\n---\n\n# Start\n\n## Next\n\nA note.[^1]\n\n[^1]: Here.\n'

async function record(content: string): Promise<string> {
  const said: string[] = []
  await recordAnchors({content, store, log: line => said.push(line)})
  return said.join('\n').replace(content, 'content')
}

function readRecord(content: string): Promise<string> {
  return readFile(join(content, 'anchors.json'), 'utf8')
}

test('recordAnchors adds the ids of all headings, says how many, and removes none', async () => {
  const content = await writeFolder({
    'index.md': home,
    'guides/a.mdx': '---\ntitle: A\n---\n\n## Größe\n',
    '_note.md': '---\ntitle: Note\n---\n\n## Not published\n',
    'anchors.json': '{"/": ["last", "start"]}',
  })
  expect(await record(content)).toBe('content/anchors.json: 4 ids, 2 new')
  const added = await readRecord(content)
  expect(added).toBe(
    '{\n "/": [\n  "last",\n  "next",\n  "start"\n ],\n "/guides/a/": [\n  "größe"\n ]\n}\n',
  )
  expect(await record(content)).toBe('content/anchors.json: 4 ids, 0 new')
  expect(await readRecord(content)).toBe(added)
})

test('recordAnchors leaves the record alone if it cannot be read, or a page has errors', async () => {
  const broken = '{\n "/": ["a"],\n "/": []\n}\n'
  const content = await writeFolder({
    'index.md': '---\ntitel: Home\n---\n',
    'anchors.json': broken,
  })
  await expect(record(content)).rejects.toMatchObject({
    name: 'ContentError',
    issues: [
      {rule: 'bad-json', file: 'anchors.json', line: 3},
      {rule: 'missing-title', file: 'index.md'},
      {rule: 'unknown-key', file: 'index.md'},
    ],
  })
  expect(await readRecord(content)).toBe(broken)
  await expect(record(await writeFolder())).rejects.toThrow('The content folder has no pages.')
})
