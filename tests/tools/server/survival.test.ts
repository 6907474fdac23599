import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {rename, symlink} from 'node:fs/promises'
import type {RequestOptions, Server} from 'node:http'
import {connect} from 'node:net'
import {join} from 'node:path'
import {beforeEach, describe, expect, test, vi} from 'vitest'
import {root} from '../../../tools/disk/root.ts'
import {serve} from '../../../tools/server/serve.ts'
import {askServer, connectTo, portOf, readToEnd, stop} from '../ask.ts'
import {writeFolder} from '../temp-folder.ts'

let server: Server
const dir = await writeFolder({
  'index.html': '<p>home</p>',
  '404.html': '<p>not found</p>',
  'concepts/index.html': '<p>concepts</p>',
  'data/v1/redirects.json': '[{"from": "/old/", "to": "/concepts/"}]',
  'large.txt': 'x'.repeat(20 * 1024 * 1024),
})

beforeEach(async () => {
  server = await serve({dir, port: 0})
  return () => stop(server)
})

const ask = (path: string, options?: RequestOptions) => askServer(server, path, options)

describe('a file that cannot be read', () => {
  let printed: string[] = []

  beforeEach(() => {
    printed = []
    const print = vi.spyOn(console, 'error').mockImplementation(line => printed.push(String(line)))
    return () => print.mockRestore()
  })

  test('is a 500 and a line on the console, and nothing for other requests', async () => {
    await symlink('loop.json', join(dir, 'loop.json')) // a link to itself
    const [failed, home] = await Promise.all([ask('/loop.json'), ask('/')])
    expect(failed).toMatchObject({status: 500, headers: {'cache-control': 'no-store'}})
    expect(failed.body).not.toContain(dir)
    expect(home.status).toBe(200)
    expect(printed).toEqual([expect.stringContaining('GET /loop.json: 500. ELOOP')])
  })

  test('does not end the process if it is one of the rules of the site', async () => {
    const broken = await writeFolder({'index.html': 'home', 'data/v1/redirects.json': '{'})
    const other = await serve({dir: broken, port: 0})
    const statusOf = async (path: string) => (await ask(path, {port: portOf(other)})).status
    expect([await statusOf('/nowhere/'), await statusOf('/')]).toEqual([500, 200])
    other.close()
  })
})

test.each(['Content-Length: 1000000000', 'Transfer-Encoding: chunked'])(
  'a client that sends more than it should is answered without a look at what it sends: %s',
  async header => {
    const socket = await connectTo(server, `POST / HTTP/1.1\r\nHost: a\r\n${header}\r\n\r\n`)
    const answer = await readToEnd(socket)
    expect(answer).toMatch(/^HTTP\/1\.1 405 /)
    expect(answer).toMatch(/\r\nConnection: close\r\n/)
  },
)

test('a build that replaces the folder is served from then on', async () => {
  const folder = await writeFolder({'dist/index.html': 'old', 'next/index.html': 'new'})
  const other = await serve({dir: join(folder, 'dist'), port: 0})
  const port = portOf(other)
  const bodyOf = async () => (await ask('/', {port})).body
  expect(await bodyOf()).toBe('old')
  await rename(join(folder, 'dist'), join(folder, 'old'))
  expect((await ask('/', {port})).status).toBe(404)
  await rename(join(folder, 'next'), join(folder, 'dist'))
  expect(await bodyOf()).toBe('new')
  other.close()
})

test('npm run serve sends what it has begun before it ends, and waits for no client that reads nothing', async () => {
  const program = ['tools/commands/serve.ts', '--dir', dir, '--port', '0']
  const child = spawn(process.execPath, ['--import', 'tsx', ...program], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [printed] = await once(child.stdout.setEncoding('utf8'), 'data')
  const port = Number(/localhost:(\d+)\//.exec(String(printed))?.[1])
  const [finishing, stalled, idle] = await Promise.all(
    ['GET /large.txt', 'GET /large.txt', 'GET /'].map(async line => {
      const socket = connect(port).on('error', () => undefined)
      socket.write(`${line} HTTP/1.1\r\nHost: a\r\n\r\n`)
      await once(socket, 'readable')
      return socket
    }),
  )
  if (!finishing || !stalled || !idle) throw new Error('No connection')
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  expect(await readToEnd(idle)).toContain('<p>home</p>')
  await expect.poll(() => ask('/', {port}).catch(String)).toContain('ECONNREFUSED')
  const received = await readToEnd(finishing)
  expect(received.slice(received.indexOf('\r\n\r\n') + 4)).toHaveLength(20 * 1024 * 1024)
  expect(await exited).toEqual([0, null])
  stalled.destroy()
})

test.each(
  [
    ['//evil.example/', '///evil.example/%2e%2e', '/%2F%2Fevil.example', '/\\evil.example/'],
    ['/%5cevil.example', '/concepts//', '//concepts/', '/CONCEPTS/', '/concepts./'],
    ['/concepts/./', '/concepts%2f', '/concepts/..;/', '/%00', '/concepts/%00.html'],
    ['/%E0%A4%A', '/%', '/.git/config', '/a'.repeat(5000), `/${'a'.repeat(5000)}`],
    ['/old//', '//old/'],
  ].flat(),
)('hostile paths lead to no other origin and to nothing else: %s', async path => {
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
])('hostile paths keep the redirects within the site: %s', async path => {
  const {status, headers} = await ask(path)
  expect(status).toBe(301)
  expect(headers.location).toMatch(/^\/concepts\/(?:\?[!-~]*)?$/)
  expect(headers).not.toHaveProperty('set-cookie')
  const {origin} = new URL(headers.location ?? '', 'http://localhost:3000/a/b/')
  expect(origin).toBe('http://localhost:3000')
})
