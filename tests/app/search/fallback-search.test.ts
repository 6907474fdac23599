import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest'
import {createFallbackSearch} from '../../../app/search/fallback-search.ts'
import type {Search, SearchHit} from '../../../search/hit.ts'
import {hitAt} from './hits.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function createSearch(answer: () => Promise<readonly SearchHit[]>) {
  const first = vi.fn<Search['search']>(answer)
  const device = {isOnline: true}
  const search = createFallbackSearch({
    first: {search: first},
    fallback: {search: () => Promise.resolve([hitAt('/fallback/')])},
    isOnline: () => device.isOnline,
    now: () => performance.now(),
  })
  const ask = async () => (await search.search('x')).map(({url}) => url)
  return {first, device, ask}
}

describe('createFallbackSearch', () => {
  test('answers with what the first says, also if it finds nothing', async () => {
    const {ask} = createSearch(() => Promise.resolve([]))
    expect(await ask()).toEqual([])
  })

  test('asks the other if the first fails, and spares the first for 30 seconds', async () => {
    const {first, ask} = createSearch(() => Promise.resolve([hitAt('/first/')]))
    first.mockRejectedValueOnce(new Error('No'))
    expect(await ask()).toEqual(['/fallback/'])
    vi.advanceTimersByTime(29_000)
    expect(await ask()).toEqual(['/fallback/'])
    expect(first).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(2000)
    expect(await ask()).toEqual(['/first/'])
  })

  test('waits two seconds for the first, and no longer', async () => {
    const {first, ask} = createSearch(() => new Promise(() => {}))
    const answer = ask()
    await vi.advanceTimersByTimeAsync(1999)
    expect(await Promise.race([answer, 'waits'])).toBe('waits')
    await vi.advanceTimersByTimeAsync(1)
    expect(await answer).toEqual(['/fallback/'])
    expect(first).toHaveBeenCalledTimes(1)
  })

  test('does not ask the first without a network, and asks it again with one', async () => {
    const {first, device, ask} = createSearch(() => Promise.resolve([hitAt('/first/')]))
    device.isOnline = false
    expect(await ask()).toEqual(['/fallback/'])
    expect(first).not.toHaveBeenCalled()
    device.isOnline = true
    expect(await ask()).toEqual(['/first/'])
  })
})
