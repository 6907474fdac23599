import {expect, test} from 'vitest'
import {createStore} from '../../tools/disk/store.ts'
import {loadSite, type LoadedSite} from '../../tools/load/load-site.ts'
import {writeFolder} from './temp-folder.ts'

const published = `{
 "/": [
  "start"
 ],
 "/gone/": [],
 "/guides/caching/": [
  "file-hash",
  "warm-starts"
 ]
}
`

function load(files: Readonly<Record<string, string>>): Promise<LoadedSite> {
  const store = createStore('.cache')
  return writeFolder(files).then(content => loadSite({content, store, deadLinks: 'error'}))
}

test('a folder that has lost what was published is refused, with every loss and whatever else is wrong', async () => {
  const files = {
    'index.md': '---\ntitle: Home\nmoved:\n  older: begin\n---\n\n[A](/guides/caching/#old)\n',
    'guides/caching.md': '---\ntitle: Caching\nmoved:\n  old: file-hashes\n---\n\n## File hashes\n',
    'anchors.json': published,
  }
  const hint = 'It has moved. Write /guides/caching/#file-hashes.'
  await expect(load(files)).rejects.toMatchObject({
    issues: [
      {file: 'index.md', line: 7, rule: 'dead-anchor', hint},
      {file: 'index.md', line: 4, rule: 'bad-moved'},
      {file: 'anchors.json', line: 3, rule: 'lost-anchor'},
      {file: 'anchors.json', line: 5, rule: 'lost-page'},
      {file: 'anchors.json', line: 7, rule: 'lost-anchor'},
      {file: 'anchors.json', line: 8, rule: 'lost-anchor'},
    ],
  })
})

test('a folder that has lost what was published is accepted once it says where everything is', async () => {
  const {site, issues} = await load({
    'index.md': '---\ntitle: Home\nmoved: {start: /guides/caching/}\n---\n',
    'guides/caching.md':
      '---\ntitle: Caching\nmoved: {file-hash: warm-starts}\n---\n\n## Warm starts\n',
    'redirects.json': '[{"from": "/gone/", "to": "/"}]',
    'anchors.json': published,
  })
  expect(issues).toEqual([])
  expect(site.pages.map(({moved}) => moved)).toEqual([
    [{id: 'file-hash', to: '/guides/caching/#warm-starts', line: 3}],
    [{id: 'start', to: '/guides/caching/', line: 3}],
  ])
})

test('a folder that has lost what was published is reported with the place of an invalid record', async () => {
  const index = '---\ntitle: Home\n---\n'
  const files = {'index.md': index, 'anchors.json': '{\n "/": ["a", 1],\n "b": []\n}\n'}
  await expect(load(files)).rejects.toMatchObject({
    issues: [
      {file: 'anchors.json', line: 2, rule: 'bad-json'},
      {file: 'anchors.json', line: 3, rule: 'bad-json'},
    ],
  })
})
