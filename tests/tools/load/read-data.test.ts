import {describe, expect, test} from 'vitest'
import {formatIssues} from '../../../tools/content/issue.ts'
import {readData} from '../../../tools/load/read-data.ts'
import {writeFolder} from '../temp-folder.ts'

describe('readData', () => {
  test('needs none of the files', async () => {
    expect(readData(await writeFolder())).toMatchObject({
      site: {title: 'Documentation', branch: 'main'},
      sponsors: {currency: 'USD', sponsors: []},
      redirects: [],
      search: {synonyms: {}, reference: [], background: []},
      issues: [],
    })
  })

  test('reads what is there', async () => {
    const dir = await writeFolder({
      'site.json': '{"title": "webpack"}',
      'redirects.json': '[{"from": "/old/", "to": "/new/"}]',
      'sponsors.json': '{"currency": "EUR", "sponsors": []}',
      '_search.json': '{"synonyms": {"typescript": ["ts"]}}',
    })
    expect(readData(dir)).toMatchObject({
      site: {title: 'webpack'},
      sponsors: {currency: 'EUR'},
      redirects: [{from: '/old/', to: '/new/'}],
      search: {synonyms: {typescript: ['ts']}, reference: [], background: []},
      issues: [],
    })
  })

  test('reads what readers type, and on which line', async () => {
    const dir = await writeFolder({
      '_search.json': '{\n  "queries": {\n    "/a/": ["b"],\n    "/c/#d": ["e"]\n  }\n}',
    })
    const {search, searchLineOf} = readData(dir)
    expect(search.queries).toEqual({'/a/': ['b'], '/c/#d': ['e']})
    expect(searchLineOf(['queries', '/c/#d'])).toBe(4)
  })

  test('reports synonyms that cannot be typed, and unknown keys', async () => {
    const dir = await writeFolder({
      '_search.json': '{\n  "synonyms": {\n    "typescript": ["…"]\n  },\n  "synonym": {}\n}',
    })
    expect(formatIssues(readData(dir).issues)).toBe(
      `content/_search.json:3  bad-json
  The value of “synonyms.typescript.0” is not valid: has no letters or digits.
  Change the value.

content/_search.json:5  unknown-key
  Unknown key “synonym”.
  Did you mean “synonyms”?`,
    )
  })

  test('reports the mistakes of all files together', async () => {
    const dir = await writeFolder({
      'site.json': '{\n  "url": "webpack.js.org"\n}',
      'redirects.json': '[\n  {"from": "old", "to": "/new/"}\n]',
      'sponsors.json': Buffer.from('{"currency": "\xE9"}', 'latin1'),
    })
    expect(formatIssues(readData(dir).issues)).toBe(
      `content/redirects.json:2  bad-json
  The value of “0.from” is not valid: has to begin with /.
  Change the value.

content/site.json:2  bad-json
  The value of “url” is not valid: Invalid URL.
  Change the value.

content/sponsors.json:1  not-utf8
  The file is not UTF-8: this line contains invalid bytes.
  Save it as UTF-8 in your editor.`,
    )
  })

  test('reports what is wrong with the service that counts page views', async () => {
    const site = {analytics: {trackingId: 'G 1', script: '/tag.js', id: 1}}
    const dir = await writeFolder({'site.json': JSON.stringify(site, null, 2)})
    expect(formatIssues(readData(dir).issues)).toBe(
      `content/site.json:3  bad-json
  The value of “analytics.trackingId” is not valid: has to be an id such as G-ABC123.
  Change the value.

content/site.json:4  bad-json
  The value of “analytics.script” is not valid: Invalid URL.
  Change the value.

content/site.json:5  unknown-key
  Unknown key “id”.
  Remove it.`,
    )
  })

  test('reports what is wrong with the hosted search', async () => {
    const search = {appId: 'a b', apiKey: 'ä', indexName: '', host: 'https://a.example/path'}
    const dir = await writeFolder({'site.json': JSON.stringify({search}, null, 2)})
    expect(formatIssues(readData(dir).issues)).toBe(
      `content/site.json:3  bad-json
  The value of “search.appId” is not valid: has to be an application id such as BH4D9OD16A.
  Change the value.

content/site.json:4  bad-json
  The value of “search.apiKey” is not valid: has to be a key that may only search.
  Change the value.

content/site.json:5  bad-json
  The value of “search.indexName” is not valid: has to be the name of an index.
  Change the value.

content/site.json:6  bad-json
  The value of “search.host” is not valid: has to be an origin, without a path.
  Change the value.`,
    )
  })
})
