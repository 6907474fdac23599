import type {RequestListener} from 'node:http'
import {afterEach, describe, expect, test, vi} from 'vitest'
import {createApi, type Api} from '../../../app/loading/api.ts'
import {serveUntilEnd} from '../../tools/serve-until-end.ts'

afterEach(() => void vi.useRealTimers())

/** The API of a real server that answers every request in this way. */
async function apiOf(listener: RequestListener): Promise<Api> {
  return createApi(await serveUntilEnd(listener))
}

function failureOf(api: Api): Promise<unknown> {
  return api.page('guides/x.md').catch((reason: unknown) => reason)
}

function answer(status: number, body: string): RequestListener {
  return (_, response) => void response.writeHead(status).end(body)
}

describe('a page', () => {
  test('is asked for by the path of its file, once', async () => {
    const asked: Array<string | undefined> = []
    const api = await apiOf((request, response) => {
      asked.push(request.url)
      response.end('{"path": "guides/deep/x.mdx"}')
    })
    expect(await api.page('guides/deep/x.mdx')).toEqual({path: 'guides/deep/x.mdx'})
    expect(asked).toEqual(['/data/v1/pages/guides/deep/x.json'])
  })

  test.each([
    [1, {path: 'guides/x.md'}],
    [2, expect.any(Error)],
  ])('is asked for again, once, if the connection ends: %i times', async (ends, expected) => {
    let asked = 0
    const api = await apiOf((request, response) => {
      if (++asked > ends) response.end('{"path": "guides/x.md"}')
      else request.socket.destroy()
    })
    expect(await failureOf(api)).toEqual(expected)
    expect(asked).toBe(2)
  })

  test.each(['{"path": "guides/y.md"}', '{}'])('is not shown if its file has %s', async body => {
    const api = await apiOf(answer(200, body))
    await expect(api.page('guides/x.md')).rejects.toThrow(
      'The file of guides/x.md contains another page',
    )
  })

  test.each([400, 401, 403, 410, 429, 500, 502, 503, 504])(
    'that the server answers with %i may be there all the same, and is asked for once',
    async status => {
      let asked = 0
      const api = await apiOf((_, response) => {
        asked++
        response.writeHead(status).end('{}')
      })
      const error = await failureOf(api)
      expect(error).toMatchObject({name: 'HTTPError', response: {status}})
      expect(error).not.toHaveProperty('code', 'MODULE_NOT_FOUND')
      expect(asked).toBe(1)
    },
  )

  test.each([
    ['is damaged', answer(200, '{"title": "X')],
    ['never comes', (request => request.destroy()) satisfies RequestListener],
  ])('whose answer %s is an error that is not that of a missing file', async (_, listener) => {
    const error = await failureOf(await apiOf(listener))
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toHaveProperty('code', 'MODULE_NOT_FOUND')
  })

  test('is no longer requested once no caller waits for it', async () => {
    let closed = () => {}
    const isClosed = new Promise<void>(resolve => (closed = resolve))
    const controller = new AbortController()
    const api = await apiOf(request => {
      request.on('close', closed)
      controller.abort()
    })
    await expect(api.page('guides/x.md', controller.signal)).rejects.toMatchObject({
      name: 'AbortError',
    })
    await isClosed
  })
})

test.each([
  ['a page', (api: Api) => api.page('guides/x.md'), '/data/v1/pages/guides/x.json', 'guides/x.md'],
  ['nav', (api: Api) => api.nav(), '/data/v1/nav.json', 'nav'],
  ['a section', (api: Api) => api.section('guides'), '/data/v1/sections/guides.json', 'guides'],
  ['sponsors', (api: Api) => api.sponsors(), '/data/v1/sponsors.json', 'sponsors'],
])('a file is asked for where it is, and named where it is missing: %s', async (...row) => {
  const [, ask, url, name] = row
  const asked: Array<string | undefined> = []
  const api = await apiOf((request, response) => {
    asked.push(request.url)
    response.writeHead(404).end('{}')
  })
  await expect(ask(api)).rejects.toMatchObject({
    name: 'MissingFileError',
    message: `Cannot find module '${name}'`,
    code: 'MODULE_NOT_FOUND',
  })
  expect(asked).toEqual([url])
})
