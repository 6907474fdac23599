import {expect, test} from 'vitest'
import {readData} from '../../../tools/load/read-data.ts'
import {writeFolder} from '../temp-folder.ts'

const issuesOf = (dir: string) =>
  readData(dir).issues.map(({file, line, message}) => `${file}:${line} ${message}`)

test('readData needs none of the files', async () => {
  expect(readData(await writeFolder())).toMatchObject({
    site: {title: 'Documentation', branch: 'main'},
    sponsors: {currency: 'USD', sponsors: []},
    redirects: [],
    search: {synonyms: {}, reference: [], background: []},
    issues: [],
  })
})

test('readData reads what is there, and on which line readers type what', async () => {
  const dir = await writeFolder({
    'site.json': '{"title": "webpack"}',
    'redirects.json': '[{"from": "/old/", "to": "/new/"}]',
    'sponsors.json': '{"currency": "EUR", "sponsors": []}',
    '_search.json':
      '{"synonyms": {"typescript": ["ts"]},\n"queries": {\n"/a/": ["b"],\n"/c/#d": ["e"]}}',
  })
  const {searchLineOf, ...data} = readData(dir)
  expect(data).toMatchObject({
    site: {title: 'webpack'},
    sponsors: {currency: 'EUR'},
    redirects: [{from: '/old/', to: '/new/'}],
    search: {synonyms: {typescript: ['ts']}, queries: {'/a/': ['b'], '/c/#d': ['e']}},
    issues: [],
  })
  expect(searchLineOf(['queries', '/c/#d'])).toBe(4)
})

test('readData reports the mistakes of all files together', async () => {
  const dir = await writeFolder({
    '_search.json': '{\n  "synonyms": {\n    "typescript": ["…"]\n  },\n  "synonym": {}\n}',
    'site.json': '{\n  "url": "webpack.js.org"\n}',
    'redirects.json': '[\n  {"from": "old", "to": "/new/"}\n]',
    'sponsors.json': Buffer.from('{"currency": "\xE9"}', 'latin1'),
  })
  expect(issuesOf(dir)).toEqual([
    'site.json:2 The value of “url” is not valid: Invalid URL.',
    'sponsors.json:1 The file is not UTF-8: this line contains invalid bytes.',
    'redirects.json:2 The value of “0.from” is not valid: has to begin with /.',
    '_search.json:3 The value of “synonyms.typescript.0” is not valid: has no letters or digits.',
    '_search.json:5 Unknown key “synonym”.',
  ])
})

test('readData reports what is wrong with the services that count page views and search', async () => {
  const analytics = {trackingId: 'G 1', script: '/tag.js', id: 1}
  const search = {appId: 'a b', apiKey: 'ä', indexName: '', host: 'https://a.example/path'}
  const dir = await writeFolder({'site.json': JSON.stringify({analytics, search}, null, 1)})
  expect(issuesOf(dir)).toEqual([
    'site.json:3 The value of “analytics.trackingId” is not valid: has to be an id such as G-ABC123.',
    'site.json:4 The value of “analytics.script” is not valid: Invalid URL.',
    'site.json:5 Unknown key “id”.',
    'site.json:8 The value of “search.appId” is not valid: has to be an application id such as BH4D9OD16A.',
    'site.json:9 The value of “search.apiKey” is not valid: has to be a key that may only search.',
    'site.json:10 The value of “search.indexName” is not valid: has to be the name of an index.',
    'site.json:11 The value of “search.host” is not valid: has to be an origin, without a path.',
  ])
})
