import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest'
import {createFallbackSearch} from '../../../app/search/fallback-search.ts'
import type {Search, SearchHit} from '../../../search/hit.ts'
import {hitAt} from './hits.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A search that answers in its own way, and counts how often it is asked. */
function searchWith(answer: () => Promise<readonly SearchHit[]>): Search & {asked: number} {
  const search = {
    asked: 0,
    search() {
      search.asked++
      return answer()
    },
  }
  return search
}

function createSearch(answer: () => Promise<readonly SearchHit[]>) {
  const first = searchWith(answer)
  const device = {isOnline: true}
  const search = createFallbackSearch({
    first,
    fallback: searchWith(() => Promise.resolve([hitAt('/fallback/')])),
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
    let isBroken = true
    const {first, ask} = createSearch(() =>
      isBroken ? Promise.reject(new Error('No')) : Promise.resolve([hitAt('/first/')]),
    )
    expect(await ask()).toEqual(['/fallback/'])
    isBroken = false
    vi.advanceTimersByTime(29_000)
    expect(await ask()).toEqual(['/fallback/'])
    expect(first.asked).toBe(1)
    vi.advanceTimersByTime(2000)
    expect(await ask()).toEqual(['/first/'])
  })

  test('waits two seconds for the first, and no longer', async () => {
    const {first, ask} = createSearch(() => new Promise(() => {}))
    const answer = ask()
    await vi.advanceTimersByTimeAsync(1999)
    const early = await Promise.race([answer, Promise.resolve('waits')])
    expect(early).toBe('waits')
    await vi.advanceTimersByTimeAsync(1)
    expect(await answer).toEqual(['/fallback/'])
    expect(first.asked).toBe(1)
  })

  test('does not ask the first without a network, and asks it again with one', async () => {
    const {first, device, ask} = createSearch(() => Promise.resolve([hitAt('/first/')]))
    device.isOnline = false
    expect(await ask()).toEqual(['/fallback/'])
    expect(first.asked).toBe(0)
    device.isOnline = true
    expect(await ask()).toEqual(['/first/'])
  })
})
