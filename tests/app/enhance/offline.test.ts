import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest'
import {watchNetwork} from '../../../app/enhance/offline.ts'

let isOnline = true

beforeEach(() => {
  document.body.innerHTML = '<p id="AppOffline"></p>'
  Object.defineProperty(navigator, 'onLine', {get: () => isOnline, configurable: true})
})

afterEach(() => {
  Reflect.deleteProperty(navigator, 'onLine')
  isOnline = true
})

function setOnline(value: boolean): void {
  isOnline = value
  window.dispatchEvent(new Event(value ? 'online' : 'offline'))
}

const banner = () => document.getElementById('AppOffline')?.textContent

describe('the banner of a tab without a network', () => {
  test.each([
    ['everything', 'You are offline. All pages are stored on this device.'],
    ['something', 'You are offline. Pages that you have opened before are still available.'],
    ['nothing', 'You are offline. Only pages that you have opened in this tab are available.'],
  ] as const)('shows what can be read where the store has %s, and goes away', async (...row) => {
    const [stored, text] = row
    watchNetwork(window, async () => stored)
    await vi.waitFor(() => expect(banner()).toBe(''))
    setOnline(false)
    await vi.waitFor(() => expect(banner()).toBe(text))
    setOnline(true)
    await vi.waitFor(() => expect(banner()).toBe(''))
  })

  test('is there at once if the tab was opened without a network', async () => {
    isOnline = false
    watchNetwork(window, async () => 'everything')
    await vi.waitFor(() => expect(banner()).toMatch(/^You are offline/))
  })

  test('stays away if the network is back before the store has answered', async () => {
    let answer: ((stored: 'everything') => void) | undefined
    const stored = new Promise<'everything'>(resolve => (answer = resolve))
    isOnline = false
    watchNetwork(window, () => stored)
    isOnline = true
    answer?.('everything')
    await stored
    await Promise.resolve()
    expect(banner()).toBe('')
  })
})
