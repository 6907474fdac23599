import {execFile, spawn} from 'node:child_process'
import {once} from 'node:events'
import {chmod, symlink, truncate, writeFile} from 'node:fs/promises'
import type {RequestOptions, Server} from 'node:http'
import {connect, type Socket} from 'node:net'
import {join} from 'node:path'
import {setTimeout as wait} from 'node:timers/promises'
import {fileURLToPath} from 'node:url'
import {promisify} from 'node:util'
import {beforeAll, beforeEach, describe, expect, test, vi} from 'vitest'
import {serve} from '../../../tools/server/serve.ts'
import {askServer, connectTo, portOf, readToEnd} from '../ask.ts'
import {writeFolder} from '../temp-folder.ts'

const GIGABYTE = 1024 ** 3

let dir = ''
let server: Server

beforeAll(async () => {
  dir = await writeFolder({
    'index.html': '<p>home</p>',
    '404.html': '<p>not found</p>',
    'concepts/index.html': '<p>concepts</p>',
    'data/v1/nav.json': '{}',
    'data/v1/redirects.json': '[{"from": "/old/", "to": "/concepts/"}]',
    'huge.bin': '',
    'large.txt': 'x'.repeat(20 * 1024 * 1024),
  })
  await truncate(join(dir, 'huge.bin'), 3 * GIGABYTE)
})

beforeEach(async () => {
  server = await serve({dir, port: 0})
  return () => {
    server.closeAllConnections()
    server.close()
  }
})

const ask = (path: string, options?: RequestOptions) => askServer(server, path, options)

describe('a file that cannot be read', () => {
  /** Runs as a user to whom files can be forbidden: root may read everything. */
  async function asUser<T>(run: () => Promise<T>): Promise<T> {
    const user = process.geteuid?.()
    if (user === 0) process.seteuid?.(65534)
    try {
      return await run()
    } finally {
      if (user === 0) process.seteuid?.(user)
    }
  }

  test('is a 500 and a line on the console, and nothing for other requests', async () => {
    const errors = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const file = join(dir, 'data/v1/nav.json')
    await chmod(dir, 0o755)
    await chmod(file, 0o000)
    const answers = await asUser(() =>
      Promise.all(['/data/v1/nav.json', '/', '/data/v1/nav.json'].map(path => ask(path))),
    )
    await chmod(file, 0o644)
    const printed = errors.mock.calls.map(([line]) => String(line))
    errors.mockRestore()
    expect(answers.map(({status}) => status)).toEqual([500, 200, 500])
    expect(answers[0]).toMatchObject({headers: {'cache-control': 'no-store'}})
    expect(answers[0]?.body).not.toContain(dir)
    const line = expect.stringContaining(`GET /data/v1/nav.json: 500. EACCES: permission denied`)
    expect(printed).toEqual([line, line])
    expect((await ask('/data/v1/nav.json')).body).toBe('{}')
  })

  test('is a 500 if it is a link to itself', async () => {
    const errors = vi.spyOn(console, 'error').mockReturnValue(undefined)
    await symlink('loop.json', join(dir, 'loop.json'))
    expect((await ask('/loop.json')).status).toBe(500)
    expect(errors).toHaveBeenCalledOnce()
    errors.mockRestore()
  })

  test('does not end the process if it is one of the rules of the site', async () => {
    const errors = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const broken = await writeFolder({'index.html': 'home', 'data/v1/redirects.json': '{'})
    const other = await serve({dir: broken, port: 0})
    const statusOf = async (path: string) => (await ask(path, {port: portOf(other)})).status
    expect(await statusOf('/nowhere/')).toBe(500)
    expect(await statusOf('/')).toBe(200)
    errors.mockRestore()
    other.close()
  })
})

describe('a huge file', () => {
  test('has the headers of any other', async () => {
    const {status, headers} = await ask('/huge.bin', {method: 'HEAD'})
    expect(status).toBe(200)
    expect(headers).toMatchObject({'content-length': String(3 * GIGABYTE)})
    const again = {headers: {'if-none-match': headers.etag ?? ''}}
    expect((await ask('/huge.bin', again)).status).toBe(304)
  })

  test('is sent in the parts that are asked for', async () => {
    const part = await ask('/huge.bin', {headers: {range: 'bytes=-4'}})
    expect(part).toMatchObject({
      status: 206,
      headers: {'content-range': `bytes ${3 * GIGABYTE - 4}-${3 * GIGABYTE - 1}/${3 * GIGABYTE}`},
      body: '\0\0\0\0',
    })
  })

  test('is streamed, and no further when the client leaves', async () => {
    const before = process.memoryUsage().rss
    const sockets = await Promise.all(
      Array.from({length: 20}, () =>
        connectTo(server, 'GET /huge.bin HTTP/1.1\r\nHost: a\r\n\r\n'),
      ),
    )
    await Promise.all(sockets.map(socket => once(socket, 'data')))
    await wait(200)
    expect(process.memoryUsage().rss - before).toBeLessThan(GIGABYTE / 4)
    for (const socket of sockets) socket.destroy()
    expect((await ask('/')).status).toBe(200)
  })

  test('ends the connection if it becomes shorter while it is sent', async () => {
    const file = join(dir, 'shrinking.bin')
    await writeFile(file, Buffer.alloc(64 * 1024 * 1024))
    const socket = await connectTo(server, 'GET /shrinking.bin HTTP/1.1\r\nHost: a\r\n\r\n')
    await once(socket, 'readable')
    await truncate(file, 16 * 1024 * 1024)
    const received = await readToEnd(socket)
    expect(received.length).toBeLessThan(64 * 1024 * 1024)
  })
})

describe('clients that are slow or idle', () => {
  test('are held by the thousand, while others are answered, and then let go', async () => {
    const sockets: Socket[] = []
    while (sockets.length < 2000) {
      sockets.push(...(await Promise.all(Array.from({length: 100}, () => connectTo(server, '')))))
    }
    const ends = Promise.all(sockets.map(readToEnd))
    const start = performance.now()
    for (let count = 0; count < 20; count++) expect((await ask('/')).status).toBe(200)
    expect(performance.now() - start).toBeLessThan(2000)
    server.headersTimeout = 100
    expect(new Set((await ends).map(text => text.split('\r\n')[0]))).toEqual(
      new Set(['HTTP/1.1 408 Request Timeout']),
    )
  })

  test('have limited time for a request', async () => {
    server.headersTimeout = 100
    server.requestTimeout = 100
    const begun = await connectTo(server, 'GET / HTTP/1.1\r\nX-A: 1')
    expect(await readToEnd(begun)).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('lose the connection if they do not read what they asked for', async () => {
    server.timeout = 300
    const socket = await connectTo(server, 'GET /large.txt HTTP/1.1\r\nHost: a\r\n\r\n')
    await once(socket, 'readable')
    await wait(1500)
    expect((await readToEnd(socket)).length).toBeLessThan(20 * 1024 * 1024)
  })

  test('cannot send more than a limited header', async () => {
    const long = await connectTo(server, `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: a\r\n\r\n`)
    expect(await readToEnd(long)).toMatch(/^HTTP\/1\.1 431 /)
  })

  test.each(['Content-Length: 1000000000', 'Transfer-Encoding: chunked'])(
    'have no body read: %s',
    async header => {
      const socket = await connectTo(server, `POST / HTTP/1.1\r\nHost: a\r\n${header}\r\n\r\n`)
      const answer = await readToEnd(socket)
      expect(answer).toMatch(/^HTTP\/1\.1 405 /)
      expect(answer).toMatch(/\r\nConnection: close\r\n/)
    },
  )

  test('may have sent several requests before they read the answers', async () => {
    const one = 'GET /concepts/ HTTP/1.1\r\nHost: a\r\n\r\n'
    const last = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'
    const received = await readToEnd(await connectTo(server, one.repeat(200) + last))
    expect(received.match(/<p>concepts<\/p>/g)).toHaveLength(200)
    expect(received).toMatch(/<p>home<\/p>$/)
  })
})

describe('a build that replaces the folder', () => {
  test('gives every request the old site or the new one', {timeout: 60_000}, async () => {
    const out = join(await writeFolder(), 'dist')
    const program = fileURLToPath(new URL('../disk/swap-repeatedly.ts', import.meta.url))
    const build = (name: string, count: number) =>
      promisify(execFile)(process.execPath, ['--import', 'tsx', program, out, name, String(count)])
    await build('zero', 1)
    const other = await serve({dir: out, port: 0})
    const port = portOf(other)
    const ended = new AbortController()
    const builds = Promise.all([build('one', 80), build('three', 80)]).finally(() => ended.abort())
    const seen = new Set<string>()
    let asked = 0
    while (!ended.signal.aborted) {
      const answers = await Promise.all(['/a', '/b'].map(path => ask(path, {port})))
      for (const {status, headers, body} of answers) {
        expect({status, version: headers['x-version']}).toEqual({status: 200, version: body})
        seen.add(body)
        asked++
      }
    }
    await builds
    other.close()
    expect(seen.size).toBeGreaterThan(1)
    expect(asked).toBeGreaterThan(100)
  })

  test('is not waited for if the folder stays away', async () => {
    const errors = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const other = await serve({dir: join(await writeFolder(), 'nowhere'), port: 0})
    expect((await ask('/', {port: portOf(other)})).status).toBe(500)
    expect(errors).toHaveBeenCalledWith(expect.stringContaining('There is no folder'))
    errors.mockRestore()
    other.close()
  })
})

describe('npm run serve', () => {
  async function start() {
    const program = fileURLToPath(new URL('../../../tools/commands/serve.ts', import.meta.url))
    const args = ['--import', 'tsx', program, '--dir', dir, '--port', '0']
    const child = spawn(process.execPath, args, {stdio: ['ignore', 'pipe', 'inherit']})
    let printed = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
    const port = await vi.waitFor(() => {
      const [, digits] = /localhost:(\d+)\//.exec(printed) ?? []
      if (digits === undefined) throw new Error('It has not started')
      return Number(digits)
    }, 20_000)
    return {child, port}
  }

  test('sends what it has begun before it ends, within five seconds', async () => {
    const {child, port} = await start()
    const [finishing, stalled, idle] = await Promise.all(
      ['GET /large.txt', 'GET /huge.bin', 'GET /'].map(async line => {
        const socket = connect(port).on('error', () => undefined)
        socket.write(`${line} HTTP/1.1\r\nHost: a\r\n\r\n`)
        await once(socket, 'readable')
        return socket
      }),
    )
    if (!finishing || !stalled || !idle) throw new Error('No connection')
    const begin = performance.now()
    child.kill('SIGTERM')
    await wait(200)
    const refused = connect(port)
    await expect(once(refused, 'connect')).rejects.toThrow('ECONNREFUSED')
    expect(await readToEnd(idle)).toContain('<p>home</p>')
    const received = await readToEnd(finishing)
    expect(performance.now() - begin).toBeLessThan(4000)
    expect(received.slice(received.indexOf('\r\n\r\n') + 4)).toHaveLength(20 * 1024 * 1024)
    const [code] = await once(child, 'exit')
    expect(code).toBe(0)
    expect(performance.now() - begin).toBeGreaterThan(4500)
    expect(performance.now() - begin).toBeLessThan(7000)
    stalled.destroy()
  })
})

describe('hostile paths', () => {
  const paths = [
    '//evil.example/',
    '//evil.example',
    '///evil.example/%2e%2e',
    '/%2F%2Fevil.example',
    '/%2f%2fevil.example/',
    '/\\evil.example/',
    '/\\/evil.example',
    '/%5cevil.example',
    '//concepts',
    '/concepts//',
    '//concepts/',
    '/CONCEPTS/',
    '/concepts./',
    '/concepts/.',
    '/concepts/./',
    '/concepts%2f',
    '/concepts%2findex.html',
    '/..%2fetc/passwd',
    '/..%5c..%5cetc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/concepts/..;/',
    '/%00',
    '/concepts/%00.html',
    '/%E0%A4%A',
    '/%',
    '/.git/config',
    '/%2egit/config',
    '/a'.repeat(5000),
    `/${'a'.repeat(5000)}`,
    '/old//',
    '//old/',
  ]

  test.each(paths)('lead to no other origin and to nothing else: %s', async path => {
    const {status, headers, body} = await ask(path)
    expect({status, location: headers.location, body}).toEqual({
      status: 404,
      location: undefined,
      body: '<p>not found</p>',
    })
  })

  test.each([
    'http://evil.example/concepts',
    '/concepts?//evil.example',
    '/concepts?"<script>',
    '/concepts?%0d%0aSet-Cookie:a=b',
    '/old?@evil.example',
    '/old/?%00',
  ])('keep the redirects within the site: %s', async path => {
    const {status, headers} = await ask(path)
    expect(status).toBe(301)
    expect(headers.location).toMatch(/^\/concepts\/(?:\?[!-~]*)?$/)
    expect(headers).not.toHaveProperty('set-cookie')
    const {origin} = new URL(headers.location ?? '', 'http://localhost:3000/a/b/')
    expect(origin).toBe('http://localhost:3000')
  })
})
