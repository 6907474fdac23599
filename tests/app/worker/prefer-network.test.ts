// @vitest-environment node
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest'
import type * as Module from '../../../app/worker/prefer-network.ts'

let preferNetwork: typeof Module.preferNetwork

beforeEach(async () => {
  vi.resetModules() // a network that was slow is remembered
  vi.useFakeTimers()
  ;({preferNetwork} = await import('../../../app/worker/prefer-network.ts'))
})

afterEach(() => {
  vi.useRealTimers()
})

const copy = () => Promise.resolve(new Response('copy'))
const none = Promise.resolve(undefined)

/** A network that answers after so many milliseconds. */
function network(delay: number): Promise<Response> {
  return new Promise(resolve => setTimeout(() => resolve(new Response('network')), delay))
}

async function textAfter(answer: Promise<Response>, milliseconds: number): Promise<string> {
  await vi.advanceTimersByTimeAsync(milliseconds)
  const response = await Promise.race([answer, Promise.resolve(undefined)])
  return response ? response.text() : 'nothing yet'
}

describe('preferNetwork', () => {
  test('waits a moment for the network', async () => {
    expect(await textAfter(preferNetwork(network(299), copy()), 299)).toBe('network')
  })

  test('takes the copy if the network takes longer', async () => {
    const answer = preferNetwork(network(5000), copy())
    expect(await textAfter(answer, 299)).toBe('nothing yet')
    expect(await textAfter(answer, 1)).toBe('copy')
  })

  test('does not wait again for a network that was slow, until it is quick again', async () => {
    await textAfter(preferNetwork(network(5000), copy()), 300)
    expect(await textAfter(preferNetwork(network(10_000), copy()), 0)).toBe('copy')
    expect(await textAfter(preferNetwork(network(100), copy()), 0)).toBe('copy')
    await vi.advanceTimersByTimeAsync(100)
    expect(await textAfter(preferNetwork(network(200), copy()), 200)).toBe('network')
  })

  test('waits again after half a minute', async () => {
    await textAfter(preferNetwork(network(60_000), copy()), 300)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await textAfter(preferNetwork(network(200), copy()), 200)).toBe('network')
  })

  test('waits for as long as it takes if there is no copy', async () => {
    expect(await textAfter(preferNetwork(network(50_000), none), 50_000)).toBe('network')
  })

  test('takes the copy at once if the network fails, and fails without one', async () => {
    const failing = () => Promise.reject(new TypeError('Failed to fetch'))
    expect(await textAfter(preferNetwork(failing(), copy()), 0)).toBe('copy')
    await expect(preferNetwork(failing(), none)).rejects.toThrow('Failed to fetch')
  })
})
