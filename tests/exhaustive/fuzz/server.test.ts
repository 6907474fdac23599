import {join} from 'node:path'
import {setTimeout as wait} from 'node:timers/promises'
import * as fc from 'fast-check'
import {afterAll, expect, test, vi} from 'vitest'
import {serve} from '../../../tools/server/serve.ts'
import {fuzz, fuzzTimeout} from './fuzz-limits.ts'
import {askServer, connectTo, readToEnd, stop} from '../../tools/ask.ts'
import {writeFolder} from '../../tools/temp-folder.ts'

const SECRET = 'not for readers'
const root = await writeFolder({
  'secret.txt': SECRET,
  'dist/index.html': 'home',
  'dist/index.md': '# Home',
  'dist/404.html': 'not found',
  'dist/large.txt': 'text '.repeat(1000),
  'dist/empty.txt': '',
  'dist/_headers': '/*\n  X-Site: one\n',
  'dist/concepts/index.html': 'concepts',
  'dist/data/v1/redirects.json': '[{"from": "/old/", "to": "/concepts/#a"}]',
})
const server = await serve({dir: join(root, 'dist'), port: 0})

afterAll(() => stop(server))

const words = (list: string) => fc.constantFrom(...list.split(' '))
const noise = fc.string({unit: 'binary', maxLength: 8})
const join2 = (pieces: fc.Arbitrary<string>, maxLength: number) =>
  fc.array(pieces, {maxLength}).map(all => all.join(''))

const piece = fc.oneof(
  {weight: 6, arbitrary: words('/ concepts old large.txt empty.txt index.html')},
  {weight: 3, arbitrary: words('.. %2e%2e %2f %5c \\ //evil.example %00 ? #')},
  {weight: 2, arbitrary: words('% %E0%A4%A . : @ ; ~ data/v1 secret.txt')},
  {weight: 1, arbitrary: noise},
)
const path = fc.oneof(
  {weight: 4, arbitrary: words('/ /concepts/ /concepts /large.txt /empty.txt /old')},
  {weight: 4, arbitrary: join2(piece, 8).map(text => `/${text}`)},
  {weight: 1, arbitrary: words('* http://[/ http://evil.example/concepts  //')},
)
const method = words('GET GET GET HEAD OPTIONS POST PUT TRACE CONNECT X')
const value = fc.oneof(
  words('* "x" W/"x" br gzip;q=0.1 identity;q=0 bytes=0- bytes=-1 , bytes=1-0 bytes=0-0,2-3'),
  words('bytes=9999- bytes=-0 text/markdown ;q= */* bytes=99999999999999999999- chunked'),
  words('0 -1 5 close keep-alive ='),
)
const names =
  'Range If-Range If-Match If-None-Match Accept Accept-Encoding Connection Cache-Control'
const framing = 'Content-Length Transfer-Encoding Expect Upgrade Host X'
const header = fc
  .oneof(
    {weight: 9, arbitrary: fc.tuple(words(names), value)},
    {
      weight: 1,
      arbitrary: fc.tuple(words(`${framing} ${names}`), join2(fc.oneof(value, noise), 3)),
    },
  )
  .map(([key, text]) => `${key}: ${text}\r\n`)
const bodies = fc.oneof({weight: 6, arbitrary: fc.constant('')}, {weight: 1, arbitrary: noise})
const request = fc
  .tuple(method, path, join2(header, 5), bodies)
  .map(
    ([verb, target, headers, body]) =>
      `${verb} ${target} HTTP/1.1\r\nHost: a\r\n${headers}\r\n${body}`,
  )
const conversation = fc.record({
  sent: fc.oneof({weight: 9, arbitrary: join2(request, 4)}, {weight: 1, arbitrary: noise}),
  /** A part that is not sent. */
  missing: fc.oneof({weight: 3, arbitrary: fc.constant(0)}, {weight: 1, arbitrary: fc.nat(40)}),
  leaves: fc.constantFrom(true, false, false, false),
})

test(
  'any request is answered or refused, and the next one is answered',
  {timeout: fuzzTimeout()},
  async () => {
    const errors = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const seen = new Set<string>()
    await fuzz(conversation, {runs: 300}, async ({sent, missing, leaves}) => {
      const socket = await connectTo(server, sent.slice(0, sent.length - missing))
      if (leaves) {
        socket.destroySoon()
      } else {
        const ending = readToEnd(socket)
        await wait(10) // the end of a connection ends its answers
        socket.end()
        for (const status of checkAnswers(await ending)) seen.add(status)
      }
      expect(await askServer(server, '/')).toMatchObject({status: 200, body: 'home'})
    })
    const printed = errors.mock.calls.map(([line]) => String(line))
    errors.mockRestore()
    expect(printed).toEqual([])
    expect([...seen]).toEqual(expect.arrayContaining(['200', '400', '404', '405']))
  },
)

const expected = '100 200 204 206 301 304 400 404 405 408 412 413 416 417 431'.split(' ')

/** Checks all that came over a connection; returns the statuses. */
function checkAnswers(received: string): string[] {
  expect(received).not.toContain(SECRET)
  for (const [, location] of received.matchAll(/\r\nLocation: (.*)\r\n/gi)) {
    expect(location).toMatch(/^\/concepts\/(?:\?|#a$|$)/)
  }
  const statuses = [...received.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status = '']) => status)
  for (const status of statuses) expect(expected).toContain(status)
  return statuses
}
