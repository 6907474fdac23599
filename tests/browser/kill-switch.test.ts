import {describe, expect, test} from 'vitest'
import {takenOver, useSite, type OpenPage} from './browser.ts'
import {useBuild, useRelease} from './releases.ts'
import {visitAndStore} from './stored-content.ts'

const pages = {
  'index.md': '---\ntitle: Home\n---\n\nWelcome.\n',
  'guides/index.md': '---\ntitle: Guides\n---\n\nAll guides.\n',
  'guides/next.md': '---\ntitle: Next\n---\n\nThe next page.\n',
}

const site = useSite('screens')
const switched = useRelease(site, {
  dir: useBuild({...pages, 'site.json': JSON.stringify({serviceWorker: false})}),
})

/** What there is of the worker and its stores. */
function leftOf(page: OpenPage): Promise<unknown[]> {
  return page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations()
    return [registrations.length, await caches.keys()]
  })
}

function countDocuments(): void {
  sessionStorage['documents'] = Number(sessionStorage['documents'] ?? 0) + 1
}

describe('the worker', () => {
  test('is asked for anew each time: no cache keeps it', async () => {
    const page = await site.open('/guides/')
    const headers = async () => (await page.request.get(`${site.url}/sw.js`)).headers()
    expect((await headers())['cache-control']).toBe('no-cache')
    switched.deploy()
    expect((await headers())['cache-control']).toBe('no-cache')
  })
})

describe('a site that is deployed without a worker', () => {
  test('takes it away with all that it has stored, and the reader reads on', async () => {
    const page = await visitAndStore(site, '/guides/', {init: countDocuments})
    switched.deploy()
    await page.goto(`${site.url}/guides/next/`)
    await takenOver(page)
    await expect.poll(() => leftOf(page), {timeout: 20_000}).toEqual([0, []])
    await page.waitForTimeout(1000)
    expect(await page.evaluate(() => Number(sessionStorage['documents']))).toBe(2)
    await page.getByTestId('sidebar-item-title').getByText('Guides', {exact: true}).click()
    await page.getByText('All guides.').waitFor()
    await page.reload()
    await page.getByText('All guides.').waitFor()
    expect(await leftOf(page)).toEqual([0, []])
    expect(page.errors).toEqual([])

    await page.context().setOffline(true)
    await expect(page.reload()).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  })

  test('takes it away from a tab that only stays open, which is not loaded anew', async () => {
    const page = await visitAndStore(site, '/guides/', {init: countDocuments})
    switched.deploy()
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await expect.poll(() => leftOf(page), {timeout: 20_000}).toEqual([0, []])
    await page.waitForTimeout(4000) // longer than a worker is asked for its release
    expect(await page.evaluate(() => Number(sessionStorage['documents']))).toBe(1)
    await page.getByTestId('sidebar-item-title').getByText('Next', {exact: true}).click()
    await page.getByText('The next page.').waitFor()
    expect(await leftOf(page)).toEqual([0, []])
    expect(page.errors).toEqual([])
  })

  test('registers none, and says so where readers look for what is stored', async () => {
    const page = await site.open('/guides/', {serviceWorkers: 'allow'})
    await page.close()
    switched.deploy()
    const next = await site.open('/guides/', {serviceWorkers: 'allow'})
    await takenOver(next)
    await next.getByRole('button', {name: 'Offline reading'}).click()
    await next.getByText('This site offers no offline reading at the moment.').waitFor()
    expect(await leftOf(next)).toEqual([0, []])
  })
})
