import {writeFile} from 'node:fs/promises'
import type {RequestOptions, Server} from 'node:http'
import {join} from 'node:path'
import {brotliDecompressSync, gunzipSync} from 'node:zlib'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {serve} from '../../../tools/server/serve.ts'
import {askServer} from '../ask.ts'
import {writeFolder} from '../temp-folder.ts'

const text = '<p>Text that is worth compressing.</p>\n'.repeat(100)
const chrome = 'gzip, deflate, br, zstd'
let dir = ''
let server: Server

beforeAll(async () => {
  dir = await writeFolder({
    'index.html': text,
    '404.html': text,
    'short.html': '<p>short</p>',
    'data/v1/nav.json': JSON.stringify({text}),
    'picture.png': text,
    'noise.txt': Uint8Array.from({length: 3000}, (_, number) => (number * number * 7919) >> 8),
  })
  server = await serve({dir, port: 0})
})

afterAll(() => {
  server.close()
})

const ask = (path: string, options?: RequestOptions) => askServer(server, path, options)
const askFor = (path: string, accepted: string, headers: Record<string, string> = {}) =>
  ask(path, {headers: {...headers, 'accept-encoding': accepted}})

describe('a text file', () => {
  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is compressed with %s', async (encoding, decompress) => {
    const {status, headers, body} = await askFor('/', encoding)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(body.length),
      'content-type': 'text/html; charset=utf-8',
      vary: 'Accept-Encoding',
    })
    expect(body.length).toBeLessThan(text.length / 5)
    expect(decompress(Buffer.from(body, 'latin1')).toString()).toBe(text)
  })

  test.each([
    [chrome, 'br'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['br;q=0.5, gzip;q=0.4', 'br'],
    ['*', 'br'],
    ['gzip, *;q=0', 'gzip'],
    ['identity, br;q=0.5', undefined],
    ['br;q=0, *;q=0.1', 'gzip'],
    ['identity;q=0, gzip', 'gzip'],
    ['', undefined],
    [';;,=q;q=', undefined],
    ['zstd', undefined],
  ])('has the encoding that is preferred in “%s”: %s', async (accepted, encoding) => {
    const {status, headers} = await askFor('/', accepted)
    expect([status, headers['content-encoding']]).toEqual([200, encoding])
  })

  test('has a tag for each encoding, which says whether it has changed', async () => {
    const tags = await Promise.all(
      ['identity', 'br', 'gzip'].map(async name => (await askFor('/', name)).headers.etag ?? ''),
    )
    expect(new Set(tags).size).toBe(3)
    const [plain = '', br = ''] = tags
    const again = await askFor('/', 'br', {'if-none-match': br})
    expect(again).toMatchObject({status: 304, headers: {etag: br, vary: 'Accept-Encoding'}})
    expect((await askFor('/', 'br', {'if-none-match': plain})).status).toBe(200)
    expect((await askFor('/', 'br', {'if-match': plain})).status).toBe(412)
    expect((await askFor('/', 'br', {'if-match': `"x", ${br}`})).status).toBe(200)
    expect((await askFor('/', 'br', {'if-match': `W/${br}`})).status).toBe(412)
  })

  test('is sent in parts of the file itself', async () => {
    const plain = await ask('/')
    const part = await askFor('/', chrome, {range: 'bytes=3-6'})
    expect(part).toMatchObject({status: 206, body: 'Text'})
    expect(part.headers).not.toHaveProperty('content-encoding')
    expect(part.headers.etag).toBe(plain.headers.etag)
    const compressed = await askFor('/', chrome)
    const other = {range: 'bytes=3-6', 'if-range': compressed.headers.etag ?? ''}
    expect(await askFor('/', chrome, other)).toMatchObject({status: 200, body: text})
    const head = {method: 'HEAD', headers: {range: 'bytes=3-6', 'accept-encoding': 'br'}}
    expect((await ask('/', head)).headers.etag).toBe(compressed.headers.etag)
  })

  test('is compressed again when it changes', async () => {
    const file = join(dir, 'changing.json')
    for (const word of ['one', 'other']) {
      await writeFile(file, word.repeat(1000))
      const {body} = await askFor('/changing.json', 'br')
      expect(brotliDecompressSync(Buffer.from(body, 'latin1')).toString()).toBe(word.repeat(1000))
    }
  })

  test('is compressed where it stands in for a missing page', async () => {
    const {status, headers} = await askFor('/nowhere/', chrome)
    expect([status, headers['content-encoding']]).toEqual([404, 'br'])
  })
})

test.each(['/short.html', '/picture.png', '/noise.txt'])(
  'what would not get smaller is sent as it is: %s',
  async path => {
    const {status, headers} = await askFor(path, chrome)
    expect(status).toBe(200)
    expect(headers).not.toHaveProperty('content-encoding')
  },
)

test('more files than are kept in memory are sent at the same time', async () => {
  const paths = Array.from({length: 80}, (_, number) => `/large-${number}.txt`)
  await Promise.all(paths.map(path => writeFile(join(dir, path), path.repeat(80_000))))
  const answers = await Promise.all(paths.map(path => askFor(path, 'gzip')))
  for (const [number, {status, body}] of answers.entries()) {
    expect(status).toBe(200)
    expect(gunzipSync(Buffer.from(body, 'latin1')).toString()).toBe(paths[number]?.repeat(80_000))
  }
})
