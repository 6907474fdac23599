import {afterEach, describe, expect, test, vi} from 'vitest'
import {isOutdated} from '../../../app/loading/follow-release.ts'
import {loadChunk} from '../../../app/loading/load-chunk.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** The error with which loading a chunk rejects. */
async function failureOf(loading: Promise<unknown>): Promise<unknown> {
  return loading.then(
    () => 'nothing failed',
    (error: unknown) => error,
  )
}

function load(text: string): Promise<unknown> {
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`)
}

describe('a chunk', () => {
  test('is what its script exports', async () => {
    expect(await loadChunk('part', () => load('export const one = 1'))).toMatchObject({one: 1})
  })

  test('that throws is neither missing nor late, and the reason is kept', async () => {
    const error = await failureOf(loadChunk('part', () => load('throw new RangeError("no part")')))
    expect(error).toMatchObject({
      name: 'ChunkLoadError',
      message: 'Loading chunk part failed',
      type: 'other',
      cause: {name: 'RangeError', message: 'no part'},
    })
    expect(error).toBeInstanceOf(Error)
    expect(isOutdated(error)).toBe(false)
  })

  test('that the browser cannot fetch is missing, and the reason is kept', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module: /assets/part.js')
    const error = await failureOf(loadChunk('part', () => Promise.reject(cause)))
    expect(error).toMatchObject({
      name: 'ChunkLoadError',
      message: 'Loading chunk part failed',
      type: 'missing',
      cause,
    })
    expect(isOutdated(error)).toBe(true)
  })

  test('that needs another chunk fails as that one does', async () => {
    const inner = () => loadChunk('inner', () => Promise.reject(new TypeError('not there')))
    const error = await failureOf(loadChunk('outer', inner))
    expect(error).toMatchObject({message: 'Loading chunk inner failed', type: 'missing'})
  })

  test('is tried again when it is asked for again', async () => {
    const answers = [Promise.reject(new TypeError('not there')), Promise.resolve('there')]
    const next = () => answers.shift() ?? Promise.reject(new Error('asked too often'))
    await expect(loadChunk('part', next)).rejects.toMatchObject({type: 'missing'})
    expect(await loadChunk('part', next)).toBe('there')
  })
})

describe('a chunk that never comes', () => {
  test('is given up after 120000 ms, and not before', async () => {
    vi.useFakeTimers()
    let failure: unknown
    void failureOf(loadChunk('slow', () => new Promise(() => undefined))).then(error => {
      failure = error
    })
    await vi.advanceTimersByTimeAsync(119_999)
    expect(failure).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(failure).toMatchObject({
      name: 'ChunkLoadError',
      message: 'Loading chunk slow failed',
      type: 'timeout',
    })
    expect(isOutdated(failure)).toBe(false)
  })

  test('leaves no timer behind once it is there', async () => {
    vi.useFakeTimers()
    await loadChunk('quick', () => Promise.resolve())
    expect(vi.getTimerCount()).toBe(0)
  })
})
