import {writeFile, utimes} from 'node:fs/promises'
import type {RequestOptions} from 'node:http'
import {networkInterfaces} from 'node:os'
import {join} from 'node:path'
import {brotliCompressSync, gzipSync} from 'node:zlib'
import {afterAll, describe, expect, onTestFinished, test, vi} from 'vitest'
import {parsePort} from '../../../tools/command-line/port.ts'
import {addressOf, explainServeError, serve} from '../../../tools/server/serve.ts'
import {askServer, portOf} from '../ask.ts'
import {writeFolder} from '../temp-folder.ts'

const script = 'console.log(1)\n'.repeat(200)
const root = await writeFolder({
  'site/index.html': '<p>home</p>',
  'site/404.html': '<p>not found</p>',
  'site/404.html.gz': gzipSync('<p>not found</p>'),
  'site/_redirects': '/data/* /data/404.json 404\n',
  'site/guides/caching/index.html': '<p>caching</p>',
  'site/guides/node.js/index.html': '<p>node</p>',
  'site/assets/main-ABC.js': script,
  'site/assets/main-ABC.js.br': brotliCompressSync(script),
  'site/assets/main-ABC.js.gz': gzipSync(script),
  'site/sw.js': '1',
  'site/icon.svg': '<svg/>',
  'site/data/v1/tree.json': '{"a":1}',
  'site/data/v1/redirects.json': JSON.stringify([
    {from: '/old/', to: '/guides/caching/'},
    {from: '/old-hash/', to: '/guides/caching/#hashes'},
    {from: '/gone/', to: 'https://example.org/new'},
    {from: '/guides/caching/', to: '/', hash: '#cache'},
  ]),
  'site.old/secret.txt': 'secret',
  'secret.txt': 'secret',
})
const dir = join(root, 'site')
const server = await serve({dir, port: 0})
afterAll(() => void server.close())

const ask = (path: string, options?: RequestOptions) => askServer(server, path, options)

/** Serves another folder until the test is over; resolves to the port. */
async function serveOther(folder: string, more: Partial<Parameters<typeof serve>[0]> = {}) {
  const other = await serve({dir: folder, port: 0, ...more})
  onTestFinished(() => void other.close())
  return portOf(other)
}

describe('serve', () => {
  test.each([
    ['/guides/caching/?a=b', '<p>caching</p>', 'text/html; charset=utf-8'],
    ['/data/v1/tree.json', '{"a":1}', 'application/json'],
    ['/icon.svg', '<svg/>', 'image/svg+xml'],
  ])('answers with files and their types: %s', async (path, body, type) => {
    expect(await ask(path)).toMatchObject({status: 200, body, headers: {'content-type': type}})
  })

  test.each([
    ['/guides/caching', '/guides/caching/'],
    ['/guides/node.js?a=b', '/guides/node.js/?a=b'],
    ['/index.html?a=b', '/?a=b'],
    ['/guides/caching/index.html', '/guides/caching/'],
    ['/old/index.html', '/guides/caching/'],
    ['/old?a=b', '/guides/caching/?a=b'],
    ['/old-hash/?a=b', '/guides/caching/?a=b#hashes'],
    ['/gone/?a=b', 'https://example.org/new'],
  ])('redirects URLs without a final slash, of files and old ones: %s', async (path, url) => {
    expect(await ask(path)).toMatchObject({status: 301, headers: {location: url}})
  })

  test('sends the headers of the folder instead of ours, and reads those of a new build', async () => {
    const redirects = 'data/v1/redirects.json'
    const folder = await writeFolder({[redirects]: '[]', _headers: '/*\n  X-Site: one\n'})
    const port = await serveOther(folder)
    const {status, headers} = await ask('/moved/', {port})
    expect({status, site: headers['x-site']}).toEqual({status: 404, site: 'one'})
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(headers).not.toHaveProperty('content-security-policy')
    await writeFile(join(folder, redirects), '[{"from":"/moved/","to":"/"}]')
    await writeFile(join(folder, '_headers'), '/*\n  X-Site: two\n')
    for (const file of [redirects, '_headers']) await utimes(join(folder, file), 1, 1)
    expect(await ask('/moved/', {port})).toMatchObject({status: 301, headers: {'x-site': 'two'}})
  })

  test.each(
    [
      ['/nowhere/', '/index', '/index/', '/404', '/404/', '/guides/caching/index', '/guides/'],
      ['/nowhere/index.md', '/feed.xml', '/assets/main-OLD.js', '/sitemap.xml', '/sw.js/'],
      ['/_headers', '/_redirects', '/%5fheaders'],
      ['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/..%5csecret.txt'],
      ['/guides/..%2f..%2fsecret.txt', '/../site.old/secret.txt', '/..%2fsite.old/secret.txt'],
    ].flat(),
  )('answers with the 404 page for all but public files of its folder: %s', async path => {
    const {status, headers, body} = await ask(path)
    expect({status, body}).toEqual({status: 404, body: '<p>not found</p>'})
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
    })
  })

  test('answers with text where there is no 404 page either', async () => {
    expect(await ask('/nowhere/', {port: await serveOther(await writeFolder())})).toMatchObject({
      status: 404,
      headers: {'content-type': 'text/plain; charset=utf-8'},
      body: 'Not found\n',
    })
  })

  const missing = '/data /data/ /data/v1 /data/v1/ /data/v2/tree.json /data/v1/pages/nowhere.json'
  test.each(missing.split(' '))('answers %s with JSON for any origin and no cache', async path => {
    const {status, headers, body} = await ask(path)
    const message = 'There is no such file. /data/v1/index.json lists all files.'
    expect([status, JSON.parse(body)]).toEqual([404, {error: 'not-found', message}])
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=0, must-revalidate',
    })
    expect(headers).not.toHaveProperty('etag')
  })

  test.each(['/', '/guides/caching', '/old/', '/nowhere/', '/data/v1/tree.json', '/data/x'])(
    'protects readers at %s',
    async path => {
      const {headers} = await ask(path)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['x-frame-options']).toBe('SAMEORIGIN')
      if (path.startsWith('/data/') || path === '/guides/caching') return
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self';/)
    },
  )

  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliCompressSync(script)],
    ['*', 'br', brotliCompressSync(script)],
    ['gzip', 'gzip', gzipSync(script)],
    ['br;q=0, *;q=0.1', 'gzip', gzipSync(script)],
  ])('answers “%s” with the file that was compressed as %s', async (accepted, encoding, bytes) => {
    const {status, headers, body} = await ask('/assets/main-ABC.js', {
      headers: {'accept-encoding': accepted},
    })
    expect({status, encoding: headers['content-encoding']}).toEqual({status: 200, encoding})
    expect(headers).toMatchObject({
      vary: 'Accept-Encoding',
      'content-length': String(bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    })
    expect(body).toBe(bytes.toString('latin1'))
  })

  test.each([undefined, '', ';;,=q;q=', 'zstd', 'gzip;q=0'])(
    'answers with the file itself if no compressed file is accepted: %s',
    async accepted => {
      const sent = accepted === undefined ? {} : {'accept-encoding': accepted}
      const {headers, body} = await ask('/assets/main-ABC.js', {headers: sent})
      expect(body).toBe(script)
      expect(headers).toMatchObject({vary: 'Accept-Encoding'})
      expect(headers).not.toHaveProperty('content-encoding')
    },
  )

  test.each([
    ['br', '/', undefined, '<p>home</p>'], // a build has not compressed it
    ['gzip', '/nowhere/', 'gzip', gzipSync('<p>not found</p>').toString('latin1')],
    ['br', '/assets/main-ABC.js.br', undefined, brotliCompressSync(script).toString('latin1')],
  ])('answers “%s” at %s with the encoding %s', async (accepted, path, encoding, expected) => {
    const {headers, body} = await ask(path, {headers: {'accept-encoding': accepted}})
    expect({encoding: headers['content-encoding'], body}).toEqual({encoding, body: expected})
  })

  test('answers 304 to the tag that it gave, and no more once the file changes', async () => {
    const first = await ask('/icon.svg')
    const headers = {'if-none-match': first.headers.etag ?? ''}
    expect(headers['if-none-match']).not.toBe('')
    expect(await ask('/icon.svg', {headers})).toMatchObject({
      status: 304,
      headers: {etag: first.headers.etag, 'cache-control': first.headers['cache-control']},
      body: '',
    })
    await writeFile(join(dir, 'icon.svg'), '<svg></svg>')
    expect(await ask('/icon.svg', {headers})).toMatchObject({status: 200, body: '<svg></svg>'})
  })

  test('answers 304 to each way to name the tag, which each encoding has of its own', async () => {
    const {etag = ''} = (await ask('/sw.js')).headers
    const statusFor = async (tag: string, more = {}) =>
      (await ask('/sw.js', {headers: {'if-none-match': tag, ...more}})).status
    expect(await statusFor('*')).toBe(304)
    expect(await statusFor(`"other", ${etag}`)).toBe(304)
    expect(await statusFor('"other"')).toBe(200)
    expect(await statusFor(etag, {'cache-control': 'no-cache'})).toBe(304) // as `fetch` asks
    const tagOf = async (accepted: string) => {
      const headers = {'accept-encoding': accepted}
      return (await ask('/assets/main-ABC.js', {headers})).headers.etag
    }
    expect(new Set([await tagOf('br'), await tagOf('gzip'), await tagOf('identity')]).size).toBe(3)
  })

  test('sends the part that is asked for, unless it is one of another version', async () => {
    const {headers: whole} = await ask('/assets/main-ABC.js')
    const part = async (range: string, others: Record<string, string> = {}) => {
      const headers = {range, 'accept-encoding': 'br', ...others}
      const {status, headers: sent, body} = await ask('/assets/main-ABC.js', {headers})
      return [status, sent['content-range'], body]
    }
    expect(await part('bytes=0-0')).toEqual([206, 'bytes 0-0/3000', 'c'])
    expect(await part('bytes=-3')).toEqual([206, 'bytes 2997-2999/3000', '1)\n'])
    const fresh = {'if-range': whole.etag ?? ''}
    expect((await part('bytes=0-0', fresh))[0]).toBe(206)
    expect((await part('bytes=0-0', {'if-range': '"other"'}))[0]).toBe(200)
    expect((await ask('/nowhere/', {headers: {range: 'bytes=0-0'}})).body).toBe('<p>not found</p>')
  })

  test.each(
    [
      ['bytes=-5000', 'bytes=-99999999999', 'bytes=-0', 'bytes=5000-', 'lines=1-2', 'bytes='],
      ['bytes=-', 'bytes=2-1', 'bytes=x-y', 'bytes=0-1,5-6', ''],
    ].flat(),
  )('answers an odd range with the complete file: %s', async range => {
    const answer = await ask('/assets/main-ABC.js', {headers: {range}})
    expect(answer).toMatchObject({status: 200, body: script})
  })

  test.each(['/', '/nowhere/', '/data/nowhere.json'])('sends no body for HEAD %s', async path => {
    const {status, headers} = await ask(path)
    const {date: _, 'transfer-encoding': _of, ...same} = headers
    expect(await ask(path, {method: 'HEAD'})).toMatchObject({status, body: '', headers: same})
  })

  test('lets pages of other origins send any header where they may read the answer', async () => {
    const asked = {'access-control-request-method': 'GET', 'access-control-request-headers': 'a'}
    const preflight = {method: 'OPTIONS', headers: {origin: 'https://example.org', ...asked}}
    const {status, headers, body} = await ask('/data/v1/tree.json', preflight)
    expect({status, body}).toEqual({status: 204, body: ''})
    expect(headers).toMatchObject({
      allow: 'GET, HEAD, OPTIONS',
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-allow-headers': '*',
      'access-control-max-age': '86400',
    })
    const closed = await ask('/', preflight)
    expect(closed.status).toBe(204)
    expect(Object.keys(closed.headers).join()).not.toContain('access-control')
  })

  test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('refuses %s', async method => {
    const headers = {allow: 'GET, HEAD, OPTIONS'}
    expect(await ask('/', {method})).toMatchObject({status: 405, headers, body: ''})
  })

  test('listens to this computer only, unless a host is named', async () => {
    const addresses = Object.values(networkInterfaces()).flatMap(list => list ?? [])
    const outer = addresses.find(({internal, family}) => !internal && family === 'IPv4')?.address
    if (outer === undefined) return // a machine without a network
    await expect(fetch(`http://${outer}:${portOf(server)}/`)).rejects.toThrow('fetch failed')
    for (const [host, shown] of [
      ['0.0.0.0', 'localhost'],
      [outer, outer],
    ] as const) {
      const other = await serve({dir, port: 0, host})
      onTestFinished(() => void other.close())
      expect((await fetch(`http://${outer}:${portOf(other)}/`)).status).toBe(200)
      expect(addressOf(other)).toBe(`http://${shown}:${portOf(other)}/`)
    }
  })

  test('fails where the port is in use', async () => {
    const port = portOf(server)
    const error: unknown = await serve({dir, port}).catch((reason: unknown) => reason)
    expect(explainServeError(error, port)).toBe(
      `Port ${port} is in use. Stop the program that uses it, or choose another port: --port ${port + 1}.`,
    )
    expect(explainServeError(new Error('listen EACCES'), 80)).toBe(
      'The server cannot start: listen EACCES',
    )
  })
})

test('parsePort takes the argument, else the environment, else 3000', () => {
  vi.stubEnv('PORT', '4000')
  expect(parsePort('5000')).toBe(5000)
  expect(parsePort(undefined)).toBe(4000)
  vi.stubEnv('PORT', undefined)
  expect(parsePort(undefined)).toBe(3000)
  vi.unstubAllEnvs()
})
