import {writeFile, utimes} from 'node:fs/promises'
import type {RequestOptions, Server} from 'node:http'
import {join} from 'node:path'
import {brotliCompressSync, gzipSync} from 'node:zlib'
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest'
import {parsePort} from '../../../tools/command-line/port.ts'
import {explainServeError, serve} from '../../../tools/server/serve.ts'
import {askServer, portOf} from '../ask.ts'
import {writeFolder} from '../temp-folder.ts'

const script = 'console.log(1)\n'.repeat(200)
let root = ''
let dir = ''
let server: Server

beforeAll(async () => {
  root = await writeFolder({
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
  dir = join(root, 'site')
  server = await serve({dir, port: 0})
})

afterAll(() => {
  server.close()
})

/** Asks for a path as it is written: `fetch` would tidy it first. */
const ask = (path: string, options?: RequestOptions) => askServer(server, path, options)

describe('serve', () => {
  test('answers with pages', async () => {
    expect(await ask('/')).toMatchObject({status: 200, body: '<p>home</p>'})
    expect(await ask('/guides/caching/?a=b')).toMatchObject({status: 200, body: '<p>caching</p>'})
  })

  test('keeps a connection open for clients that work for a while between requests', async () => {
    const {headers} = await ask('/', {headers: {connection: 'keep-alive'}})
    expect(headers['keep-alive']).toBe('timeout=30')
  })

  test('sends a URL without its final slash to the one with it', async () => {
    expect(await ask('/guides/caching')).toMatchObject({
      status: 301,
      headers: {location: '/guides/caching/'},
    })
    expect((await ask('/guides/node.js?a=b')).headers.location).toBe('/guides/node.js/?a=b')
  })

  test('sends old URLs to the new ones, with or without the final slash', async () => {
    expect(await ask('/old/')).toMatchObject({
      status: 301,
      headers: {location: '/guides/caching/'},
    })
    expect((await ask('/old?a=b')).headers.location).toBe('/guides/caching/?a=b')
    expect((await ask('/gone/?a=b')).headers.location).toBe('https://example.org/new')
  })

  test('puts the query of an old URL before the hash of the new one', async () => {
    expect((await ask('/old-hash/?a=b')).headers.location).toBe('/guides/caching/?a=b#hashes')
  })

  test('leaves redirects that depend on a hash to the app', async () => {
    expect((await ask('/guides/caching/')).status).toBe(200)
  })

  test('reads the redirects of a new build', async () => {
    const fresh = await writeFolder({'data/v1/redirects.json': '[]', '404.html': ''})
    const other = await serve({dir: fresh, port: 0})
    const port = portOf(other)
    expect((await ask('/moved/', {port})).status).toBe(404)
    const file = join(fresh, 'data/v1/redirects.json')
    await writeFile(file, '[{"from":"/moved/","to":"/"}]')
    await utimes(file, 1, 1)
    expect((await ask('/moved/', {port})).status).toBe(301)
    other.close()
  })

  test('sends the headers that the folder gives to static hosts, and reads them again', async () => {
    const file = '_headers'
    const fresh = await writeFolder({'index.html': '', [file]: '/*\n  X-Site: one\n'})
    const other = await serve({dir: fresh, port: 0})
    const port = portOf(other)
    const {headers} = await ask('/', {port})
    expect(headers).toMatchObject({
      'x-site': 'one',
      'cache-control': 'public, max-age=0, must-revalidate',
    })
    expect(headers).not.toHaveProperty('content-security-policy')
    await writeFile(join(fresh, file), '/*\n  X-Site: two\n')
    await utimes(join(fresh, file), 1, 1)
    for (const path of ['/', '/nowhere/']) {
      expect((await ask(path, {port})).headers['x-site']).toBe('two')
    }
    other.close()
  })

  test('answers with the 404 page where nothing is', async () => {
    expect(await ask('/nowhere/')).toMatchObject({
      status: 404,
      headers: {'content-type': 'text/html; charset=utf-8'},
      body: '<p>not found</p>',
    })
  })

  test.each(['/index', '/index/', '/404', '/404/', '/guides/caching/index', '/guides/'])(
    'takes no file for a page but the index of a folder: %s',
    async path => {
      expect(await ask(path)).toMatchObject({status: 404, body: '<p>not found</p>'})
    },
  )

  test('answers with text where there is no 404 page either', async () => {
    const other = await serve({dir: await writeFolder(), port: 0})
    expect(await ask('/nowhere/', {port: portOf(other)})).toMatchObject({
      status: 404,
      headers: {'content-type': 'text/plain; charset=utf-8'},
      body: 'Not found\n',
    })
    other.close()
  })

  test('answers with JSON where a file of the API is not there', async () => {
    const {status, headers, body} = await ask('/data/v1/pages/nowhere.json')
    expect({status, type: headers['content-type'], body: JSON.parse(body)}).toEqual({
      status: 404,
      type: 'application/json',
      body: {
        error: 'not-found',
        message: 'There is no such file. /data/v1/index.json lists all files.',
      },
    })
    expect(headers['access-control-allow-origin']).toBe('*')
  })

  test.each(['/data', '/data/', '/data/v1', '/data/v1/', '/data/v2/tree.json'])(
    'answers %s with JSON that every origin may read and no cache keeps',
    async path => {
      const {status, headers, body} = await ask(path, {method: 'GET'})
      expect({status, error: JSON.parse(body).error}).toEqual({status: 404, error: 'not-found'})
      expect(headers).toMatchObject({
        'content-type': 'application/json',
        'access-control-allow-origin': '*',
        'cache-control': 'public, max-age=0, must-revalidate',
        'x-content-type-options': 'nosniff',
      })
      expect(headers).not.toHaveProperty('etag')
    },
  )

  test.each(['/nowhere/index.md', '/feed.xml', '/assets/main-OLD.js', '/sitemap.xml', '/sw.js/'])(
    'gives the 404 page neither the type nor the time of what would be at %s',
    async path => {
      const {status, headers} = await ask(path)
      expect(status).toBe(404)
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'public, max-age=0, must-revalidate',
      })
    },
  )

  test('lets every origin read the API, and nothing else', async () => {
    const {headers} = await ask('/data/v1/tree.json')
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=0, must-revalidate',
    })
    expect((await ask('/')).headers).not.toHaveProperty('access-control-allow-origin')
  })

  test.each([
    ['/', 'text/html; charset=utf-8'],
    ['/assets/main-ABC.js', 'text/javascript; charset=utf-8'],
    ['/data/v1/tree.json', 'application/json'],
    ['/icon.svg', 'image/svg+xml'],
  ])('says the type of %s: %s', async (path, type) => {
    expect((await ask(path)).headers['content-type']).toBe(type)
  })

  test.each(['/', '/old/', '/nowhere/'])('protects readers of documents at %s', async path => {
    const {headers} = await ask(path)
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self';/)
  })

  test.each(['/', '/guides/caching', '/old/', '/nowhere/', '/data/v1/tree.json', '/data/x'])(
    'lets no browser guess types or show frames on other sites at %s',
    async path => {
      const {headers} = await ask(path)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['x-frame-options']).toBe('SAMEORIGIN')
    },
  )

  test('lets browsers keep what is named after its content', async () => {
    const caching = async (path: string) => (await ask(path)).headers['cache-control']
    expect(await caching('/assets/main-ABC.js')).toBe('public, max-age=31536000, immutable')
    expect(await caching('/sw.js')).toBe('no-cache')
    expect(await caching('/')).toBe('public, max-age=0, must-revalidate')
  })

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

  test('answers with the file itself if a build has not compressed it', async () => {
    const {headers, body} = await ask('/', {headers: {'accept-encoding': 'br'}})
    expect(headers).not.toHaveProperty('content-encoding')
    expect(body).toBe('<p>home</p>')
  })

  test('answers with the compressed 404 page where nothing is', async () => {
    const {status, headers, body} = await ask('/nowhere/', {headers: {'accept-encoding': 'gzip'}})
    expect({status, encoding: headers['content-encoding']}).toEqual({status: 404, encoding: 'gzip'})
    expect(body).toBe(gzipSync('<p>not found</p>').toString('latin1'))
  })

  test.each(['/_headers', '/_redirects', '/%5fheaders'])(
    'does not serve what is for static hosts: %s',
    async path => {
      expect(await ask(path)).toMatchObject({status: 404, body: '<p>not found</p>'})
    },
  )

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

  test('answers 304 to each way to name the tag', async () => {
    const {etag = ''} = (await ask('/sw.js')).headers
    const statusFor = async (tag: string) =>
      (await ask('/sw.js', {headers: {'if-none-match': tag}})).status
    expect(await statusFor('*')).toBe(304)
    expect(await statusFor(`"other", ${etag}`)).toBe(304)
    expect(await statusFor('"other"')).toBe(200)
    const named = {headers: {'if-none-match': etag, 'cache-control': 'no-cache'}}
    expect((await ask('/sw.js', named)).status).toBe(304) // as `fetch` asks
  })

  test('gives each encoding a tag', async () => {
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

  test.each([
    'bytes=-5000',
    'bytes=-99999999999',
    'bytes=-0',
    'bytes=5000-',
    'lines=1-2',
    'bytes=',
    'bytes=-',
    'bytes=2-1',
    'bytes=x-y',
    'bytes=0-1,5-6',
    '',
  ])('answers an odd range with the complete file: %s', async range => {
    expect(await ask('/assets/main-ABC.js', {headers: {range}})).toMatchObject({
      status: 200,
      body: script,
    })
  })

  test('serves a compressed file as it is if it is requested by name', async () => {
    const {headers, body} = await ask('/assets/main-ABC.js.br')
    expect(headers).toMatchObject({'content-type': 'application/octet-stream'})
    expect(headers).not.toHaveProperty('content-encoding')
    expect(body).toBe(brotliCompressSync(script).toString('latin1'))
  })

  test('answers HEAD with the headers alone', async () => {
    const {status, headers, body} = await ask('/', {method: 'HEAD'})
    expect({status, length: headers['content-length'], body}).toEqual({
      status: 200,
      length: '11',
      body: '',
    })
    for (const path of ['/nowhere/', '/data/nowhere.json']) {
      const {headers: all} = await ask(path)
      const head = await ask(path, {method: 'HEAD'})
      expect(head).toMatchObject({status: 404, body: ''})
      expect(head.headers['content-type']).toBe(all['content-type'])
    }
  })

  test('lets pages of other origins send any header where they may read the answer', async () => {
    const preflight = {
      method: 'OPTIONS',
      headers: {
        origin: 'https://example.org',
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'if-none-match',
      },
    }
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
    const names = Object.keys(closed.headers).filter(name => name.startsWith('access-control'))
    expect(names).toEqual([])
  })

  test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('refuses %s', async method => {
    expect(await ask('/', {method})).toMatchObject({
      status: 405,
      headers: {allow: 'GET, HEAD, OPTIONS'},
      body: '',
    })
  })

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/guides/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/../site.old/secret.txt',
    '/..%2fsite.old/secret.txt',
  ])('never leaves its folder: %s', async path => {
    const {status, body} = await ask(path)
    expect({status, body}).toEqual({status: 404, body: '<p>not found</p>'})
  })

  test('leaves to another what the other answers', async () => {
    const other = await serve({
      dir,
      port: 0,
      intercept(asked, response) {
        if (asked.url !== '/live') return false
        response.end('live')
        return true
      },
    })
    const port = portOf(other)
    expect((await ask('/live', {port})).body).toBe('live')
    expect((await ask('/', {port})).body).toBe('<p>home</p>')
    other.close()
  })

  test('fails where the port is in use', async () => {
    const port = portOf(server)
    const error: unknown = await serve({dir, port}).catch((reason: unknown) => reason)
    expect(explainServeError(error, port)).toBe(
      `Port ${port} is in use. Stop the program that uses it, or choose another port: --port ${port + 1}.`,
    )
  })
})

describe('explainServeError', () => {
  test('hands on any other reason', () => {
    expect(explainServeError(new Error('listen EACCES'), 80)).toBe(
      'The server cannot start: listen EACCES',
    )
  })
})

describe('parsePort', () => {
  test('takes the argument, else the environment, else 3000', () => {
    vi.stubEnv('PORT', '4000')
    expect(parsePort('5000')).toBe(5000)
    expect(parsePort(undefined)).toBe(4000)
    vi.stubEnv('PORT', undefined)
    expect(parsePort(undefined)).toBe(3000)
    vi.unstubAllEnvs()
  })

  test.each(['abc', '-1', '65536', '80.5', ''])('refuses %j', text => {
    expect(() => parsePort(text)).toThrow(`“${text}” is not a port.`)
  })
})
