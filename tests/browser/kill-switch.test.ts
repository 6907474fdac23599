import {describe, expect, test} from 'vitest'
import {takenOver, useSite, type OpenPage} from './browser.ts'
import {sidebarItem} from './page-parts.ts'
import {untilIdle} from './idle.ts'
import {useRelease} from './releases.ts'
import {countDocuments, documentsOf, visitAndStore} from './stored-content.ts'

const site = useSite('outdated')
const switched = useRelease(site, {of: 'workerless'})

function leftOf(page: OpenPage): Promise<unknown[]> {
  return page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations()
    return [registrations.length, await caches.keys()]
  })
}

describe('a site that is deployed without a worker', () => {
  test('removes it and all that it has stored at the next visit, and the reader reads on', async () => {
    const page = await visitAndStore(site, '/guides/', {init: countDocuments})
    switched.deploy()
    await page.goto(`${site.url}/guides/other/`)
    await takenOver(page)
    await expect.poll(() => leftOf(page)).toEqual([0, []])
    await sidebarItem(page, 'Guides').click()
    await page.getByText('All guides.').waitFor()
    expect(await documentsOf(page)).toBe(2)
    await page.reload()
    await takenOver(page)
    await page.getByText('All guides.').waitFor()
    expect(await leftOf(page)).toEqual([0, []])
    expect(page.errors).toEqual([])

    await page.getByRole('button', {name: 'Offline reading'}).click()
    await page.getByText('Offline reading is not available on this site at the moment.').waitFor()
    expect(await leftOf(page)).toEqual([0, []])
    await page.context().setOffline(true)
    await expect(page.reload()).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  })

  test('removes it from a tab that stays open, without loading the tab again', async () => {
    const page = await visitAndStore(site, '/guides/', {init: countDocuments})
    switched.deploy()
    await page.clock.install()
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await expect.poll(() => leftOf(page)).toEqual([0, []])
    await page.clock.fastForward(70_000) // longer than a worker is asked for its release
    await untilIdle(page)
    expect(await documentsOf(page)).toBe(1)
    await sidebarItem(page, 'Other').click()
    await page.getByText('The other old text.').waitFor()
    expect(await leftOf(page)).toEqual([0, []])
    expect(page.errors).toEqual([])
  })
})
