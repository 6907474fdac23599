import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest'
import {Banners} from '../../../app/documents/banners.tsx'
import {watchNetwork} from '../../../app/enhance/network-banner.ts'
import {find, showStatic} from '../dom.ts'

beforeEach(() => showStatic(<Banners notification={undefined} />))
afterEach(() => vi.restoreAllMocks())

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
}

const bannerText = () => find('[role="status"]').textContent

describe('the offline banner', () => {
  test.each([
    ['everything', 'You are offline. All pages are stored on this device.'],
    ['something', 'You are offline. Pages that you have opened before are still available.'],
    ['nothing', 'You are offline. Only pages that you have opened in this tab are available.'],
  ] as const)('says on a page opened offline that %s is stored', async (stored, text) => {
    setOnline(false)
    watchNetwork(window, () => Promise.resolve(stored))
    await expect.poll(bannerText).toBe(text)
  })

  test('is empty with a network, and follows the network', async () => {
    watchNetwork(window, () => Promise.resolve('nothing'))
    expect(bannerText()).toBe('')
    setOnline(false)
    window.dispatchEvent(new Event('offline'))
    await expect.poll(bannerText).toContain('You are offline.')
    setOnline(true)
    window.dispatchEvent(new Event('online'))
    await expect.poll(bannerText).toBe('')
  })

  test('stays empty if the network is back before the storage has answered', async () => {
    let answer = () => {}
    const stored = new Promise<'nothing'>(resolve => (answer = () => resolve('nothing')))
    setOnline(false)
    watchNetwork(window, () => stored)
    setOnline(true)
    answer()
    await stored
    expect(bannerText()).toBe('')
  })
})
