import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest'
import type * as Module from '../../../app/service-worker/prefer-network.ts'

/** An event of a worker, which Node.js does not have. */
class WorkerEvent extends Event {
  waitUntil(): void {}
}

let preferNetwork: typeof Module.preferNetwork

/** The content of the cache, and the entries that were added. */
let stored: Response | undefined
let put: string[] = []

beforeEach(async () => {
  stored = new Response('copy')
  vi.useFakeTimers()
  const globals = {
    self: globalThis,
    ExtendableEvent: WorkerEvent,
    FetchEvent: class extends WorkerEvent {},
    location: new URL('https://example.org/'),
    __WB_DISABLE_DEV_LOGS: true,
    caches: {
      match: async () => stored?.clone(),
      open: async () => ({
        put: async (_: unknown, answer: Response) => put.push(await answer.text()),
      }),
    },
  }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  ;({preferNetwork} = await import('../../../app/service-worker/prefer-network.ts'))
  await textAfter(ask(0), 0) // a network that was slow before is quick again
  await vi.advanceTimersByTimeAsync(1)
  put = []
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Asks a network that answers after so many milliseconds, or that fails at once. */
function ask(delay: number | 'never', status = 200, findCopy?: () => Promise<Response>) {
  vi.stubGlobal('fetch', async () => {
    if (delay === 'never') throw new TypeError('Failed to fetch')
    await new Promise(resolve => setTimeout(resolve, delay))
    return new Response('network', {status})
  })
  const event = new WorkerEvent('fetch')
  const plugins = [{cacheWillUpdate: async ({response}: {response: Response}) => response}]
  const asked = preferNetwork(
    {event, request: new Request('https://example.org/file.json')},
    {cacheName: 'some', plugins, ...(findCopy && {findCopy})},
  )
  asked.catch(() => undefined)
  return asked
}

async function textAfter(answer: Promise<Response>, milliseconds: number): Promise<string> {
  await vi.advanceTimersByTimeAsync(milliseconds)
  const response = await Promise.race([answer, Promise.resolve(undefined)])
  return response ? response.text() : 'nothing yet'
}

describe('preferNetwork', () => {
  test('waits a moment for the network, whose answer is stored', async () => {
    expect(await textAfter(ask(299), 299)).toBe('network')
    await vi.advanceTimersByTimeAsync(1)
    expect(put).toEqual(['network'])
  })

  test('gets the copy if the network takes longer, whose answer is stored when it comes', async () => {
    const answer = ask(5000)
    expect(await textAfter(answer, 299)).toBe('nothing yet')
    expect(await textAfter(answer, 1)).toBe('copy')
    await vi.advanceTimersByTimeAsync(5000)
    expect(put).toEqual(['network'])
  })

  test('does not wait again for a network that was slow, until it is quick again', async () => {
    await textAfter(ask(5000), 300)
    expect(await textAfter(ask(10_000), 1)).toBe('copy')
    expect(await textAfter(ask(100), 1)).toBe('copy')
    await vi.advanceTimersByTimeAsync(100)
    expect(await textAfter(ask(200), 200)).toBe('network')
  })

  test('waits for as long as it takes if there is no copy, and the next one waits, too', async () => {
    stored = undefined
    expect(await textAfter(ask(50_000), 50_000)).toBe('network')
    stored = new Response('copy')
    expect(await textAfter(ask(299), 299)).toBe('network')
  })

  test('gets the copy at once if the network or the server fails, and fails without one', async () => {
    expect(await textAfter(ask('never'), 0)).toBe('copy')
    expect(await textAfter(ask(10, 500), 10)).toBe('copy')
    expect(await textAfter(ask(10, 503), 10)).toBe('copy')
    expect(put).toEqual([])
    stored = undefined
    await expect(ask('never')).rejects.toMatchObject({name: 'no-response'})
  })

  test('gets a copy from elsewhere, instead of what the cache has', async () => {
    const findCopy = async () => new Response('shell')
    expect(await textAfter(ask('never', 200, findCopy), 0)).toBe('shell')
  })
})
