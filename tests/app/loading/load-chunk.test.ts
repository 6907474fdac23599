import type {RequestListener} from 'node:http'
import {afterEach, describe, expect, test, vi} from 'vitest'
import {isOutdated} from '../../../app/release/follow-release.ts'
import {createChunkLoader, type ChunkLoader} from '../../../app/loading/load-chunk.ts'
import {serveUntilEnd} from '../../tools/serve-until-end.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const none = {
  app: [],
  'hosted-search': [],
  'search-engine': [],
  explorer: [],
  versions: [],
  playground: [],
  'config-check': [],
  'own-version': [],
}

/** A loader of a chunk, `search`, with two scripts at a real server that answers in this way. */
async function loaderOf(answer: RequestListener): Promise<ChunkLoader> {
  const url = await serveUntilEnd(answer)
  return createChunkLoader({...none, search: [`${url}/search.js`, `${url}/imported.js`]})
}

const isThere: RequestListener = (_, response) => {
  response.setHeader('Content-Type', 'text/javascript').end('export {}')
}

async function failureOf(loading: Promise<unknown>): Promise<unknown> {
  return loading.then(
    () => 'nothing failed',
    (error: unknown) => error,
  )
}

describe('a chunk', () => {
  test('is imported once its script and what that imports are there', async () => {
    const asked: Array<string | undefined> = []
    const chunks = await loaderOf((request, response) => {
      asked.push(request.url)
      isThere(request, response)
    })
    const load = async () => ({after: asked.toSorted()})
    expect(await chunks.load('search', load)).toEqual({after: ['/imported.js', '/search.js']})
    await chunks.load('search', load)
    expect(asked).toHaveLength(2)
  })

  test.each<[string, RequestListener]>([
    ['the server does not have', (_, response) => void response.writeHead(404).end()],
    ['never arrives as a whole', (_, response) => void response.socket?.destroy()],
    [
      'a network replaces with its login page',
      (_, response) => void response.setHeader('Content-Type', 'text/html; charset=utf-8').end('…'),
    ],
  ])('that needs a script that %s is missing, and is tried again', async (_, fail) => {
    let isBroken = true
    const chunks = await loaderOf((request, response) => {
      if (isBroken && request.url === '/imported.js') fail(request, response)
      else isThere(request, response)
    })
    let imports = 0
    const importChunk = async () => ++imports
    const error = await failureOf(chunks.load('search', importChunk))
    expect(error).toMatchObject({
      name: 'ChunkLoadError',
      message: 'Loading chunk search failed',
      type: 'missing',
      cause: expect.any(TypeError),
    })
    expect(isOutdated(error)).toBe(true)
    isBroken = false
    // A failed import, which browsers remember, would be the first.
    expect(await chunks.load('search', importChunk)).toBe(1)
  })

  test('that throws is neither missing nor late, and the reason is kept', async () => {
    const error = await failureOf(
      createChunkLoader({...none, search: []}).load('search', async () => {
        throw new RangeError('no part')
      }),
    )
    expect(error).toMatchObject({type: 'other', cause: {name: 'RangeError', message: 'no part'}})
    expect(isOutdated(error)).toBe(false)
  })

  test('is not reported if it cannot be loaded ahead of its use', async () => {
    const chunks = await loaderOf((_, response) => void response.writeHead(404).end())
    chunks.preload('search')
    expect(await failureOf(chunks.load('search', async () => ''))).toMatchObject({type: 'missing'})
  })

  test('that never comes is given up after 120000 ms, and not before', async () => {
    vi.useFakeTimers()
    let failure: unknown
    const loading = createChunkLoader({...none, search: []}).load(
      'search',
      () => new Promise(() => undefined),
    )
    void failureOf(loading).then(error => {
      failure = error
    })
    await vi.advanceTimersByTimeAsync(119_999)
    expect(failure).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(failure).toMatchObject({message: 'Loading chunk search failed', type: 'timeout'})
    expect(isOutdated(failure)).toBe(false)
    expect(vi.getTimerCount()).toBe(0)
  })
})
