import {readFileSync} from 'node:fs'
import type {ServerResponse} from 'node:http'
import {join} from 'node:path'
import {gzipSync} from 'node:zlib'
import {describe, expect, test} from 'vitest'
import {expectAccessible} from './axe.ts'
import {takenOver, useSite} from './browser.ts'
import {answerWith, heading, sidebarItem, widthsOf} from './page-parts.ts'
import {untilIdle} from './idle.ts'
import {
  listedPages,
  noteRequests,
  openSetting,
  refuseContent,
  settingButton,
  storedPages,
  storedPaths,
  visit,
  visitAndStore,
} from './stored-content.ts'

const site = useSite('screens')

describe('the button', () => {
  test('is hidden in a browser without workers, where nothing is registered and nothing fails', async () => {
    const asked = noteRequests(site)
    const page = await site.start('/guides/', {
      serviceWorkers: 'allow',
      init: () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
    })
    expect(await page.evaluate(() => 'serviceWorker' in navigator)).toBe(false)
    expect(await settingButton(page).count()).toBe(0)
    await untilIdle(page)
    expect(asked).not.toContain('/sw.js')
    expect(page.errors).toEqual([])
  })

  test('loads the dialog only when it is pressed, reports a failure for a moment, and offers nothing without a worker', async () => {
    const page = await site.start('/guides/')
    expect(page.requests.filter(url => url.includes('setting'))).toEqual([])
    answerWith(site, /^\/assets\/setting-/, response => response.writeHead(503).end())
    await page.clock.install()
    await settingButton(page).click()
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('button', {name: 'Could not load'}).waitFor()
    await page.clock.fastForward(10_000)
    await settingButton(page).waitFor()

    site.intercept = undefined
    await settingButton(page).click()
    const dialog = page.getByRole('dialog', {name: 'Offline reading'})
    await dialog.getByText(/^Pages cannot be stored yet\./).waitFor()
    expect(await dialog.getByRole('button').all()).toHaveLength(1) // Close
  })
})

describe('the dialog', () => {
  test('shows that everything is stored, works with the keyboard alone, and removes what is stored', async () => {
    const page = await visitAndStore(site, '/guides/', {bypassCSP: true})
    await settingButton(page).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', {name: 'Offline reading'})
    await dialog.waitFor()
    await dialog
      .getByText(/^All \d+ pages are stored on this device \(\d+(?:\.\d)?\s[kM]B\)\./)
      .waitFor()
    expect(await dialog.innerText()).toContain(`All ${(await listedPages(site)).length} pages`)
    for (const width of [320, 1440]) {
      await page.setViewportSize({width, height: 900})
      await expectAccessible(page, `${width} px`)
      const {inner, outer} = await widthsOf(page)
      expect(inner).toBe(outer)
      expect(await dialog.evaluate(it => it.scrollWidth - it.clientWidth)).toBe(0)
    }

    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await expect.poll(focused).toBe('Check for changes')
    await page.keyboard.press('Enter')
    await dialog.getByText('All pages are stored.').waitFor()
    await page.keyboard.press('Tab')
    expect(await focused()).toBe('Remove stored pages')
    await page.keyboard.press('Escape')
    await dialog.waitFor({state: 'detached'})
    expect(await focused()).toBe('Offline reading')

    await page.keyboard.press('Enter')
    await dialog.getByRole('button', {name: 'Close'}).click()
    await dialog.waitFor({state: 'detached'})
    await page.keyboard.press('Enter')
    await dialog.waitFor()
    await page.mouse.click(5, 5)
    await dialog.waitFor({state: 'detached'})

    await openSetting(page)
    await dialog.getByRole('button', {name: 'Remove stored pages'}).click()
    await dialog.getByText('No pages are stored on this device.').waitFor()
    await dialog.getByText('Removed.').waitFor()
    expect(await storedPaths(page)).toEqual([])
    await page.reload()
    await takenOver(page)
    await expect.poll(() => storedPages(page)).toHaveLength(1)

    const again = await openSetting(page)
    await again.getByText('The others are stored only on request.').waitFor()
    expect(await storedPages(page)).toHaveLength(1)
    await again.getByRole('button', {name: 'Store all pages'}).click()
    await again.getByText('All pages are stored.').waitFor()
    expect(await storedPages(page)).toHaveLength((await listedPages(site)).length)
  })

  test('reports a missing network and a full disk, then shows the progress, stops, and goes on', async () => {
    const page = await visit(site, '/guides/', {init: refuseContent})
    const dialog = await openSetting(page)
    const storeButton = dialog.getByRole('button', {name: 'Store all pages'})
    await page.context().setOffline(true)
    await storeButton.click()
    await dialog.getByText('The connection or the server failed.').waitFor()
    await page.context().setOffline(false)

    const session = await page.context().newCDPSession(page)
    const usage = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0)
    const limit = {origin: site.url, quotaSize: usage + 60_000}
    await session.send('Storage.overrideQuotaForOrigin', limit)
    await storeButton.click()
    await dialog.getByText('There is not enough space. Free up space on this device').waitFor()
    await dialog.getByRole('button', {name: 'Close'}).click()
    await sidebarItem(page, 'Next').click()
    await heading(page, 'Next').waitFor()
    await session.send('Storage.overrideQuotaForOrigin', {origin: site.url})

    await openSetting(page)
    await dialog.getByText(/^To download: about/).waitFor()
    const held: ServerResponse[] = []
    answerWith(site, /^\/data\/v1\/packs\//, response => held.push(response))
    await storeButton.click()
    const progress = dialog.getByRole('progressbar', {name: 'Stored'})
    await progress.waitFor()
    await dialog.getByRole('button', {name: 'Stop'}).click()
    site.intercept = undefined
    for (const response of held) response.writeHead(503).end()
    await storeButton.waitFor()
    await progress.waitFor({state: 'hidden'})
    expect((await storedPages(page)).length).toBeLessThan((await listedPages(site)).length)

    await storeButton.click()
    await dialog.getByText('All pages are stored.').waitFor()
    expect(await dialog.getByRole('status').innerText()).toBe('All pages are stored.')
  })

  test('names the download and the space before everything is asked for, and that is what it takes', async () => {
    const files = new Map<string, Buffer>()
    const sent = new Map<string, number>()
    site.intercept = ({url = '', method, headers}, response) => {
      if (!url.startsWith('/data/v1/packs/')) return false
      const file = files.get(url) ?? gzipSync(readFileSync(join(site.dir, url)))
      files.set(url, file)
      expect(headers['accept-encoding']).toContain('gzip')
      if (method === 'GET') sent.set(url, file.length)
      response.writeHead(200, {
        'Content-Type': 'application/json',
        'Content-Encoding': 'gzip',
        'Content-Length': file.length,
      })
      response.end(method === 'GET' ? file : undefined)
      return true
    }
    const page = await visit(site, '/guides/', {init: refuseContent})
    const dialog = await openSetting(page)
    const promise = dialog.getByText(/^To download: about .+ All pages take up .+ on this device\./)
    const sizesIn = (text: string) => text.match(/\d+(?:\.\d)?\s[Mk]B/g)
    const [download, space] = sizesIn(await promise.innerText()) ?? []
    expect(sent.size).toBe(0)
    await dialog.getByRole('button', {name: 'Store all pages'}).click()
    await dialog.getByText('All pages are stored.').waitFor()
    await promise.waitFor({state: 'detached'})
    const bytes = [...sent.values()].reduce((sum, size) => sum + size, 0)
    expect(download).toBe(
      bytes < 1e5 ? `${Math.ceil(bytes / 1000)}\u00a0kB` : `${(bytes / 1e6).toFixed(1)}\u00a0MB`,
    )
    const state = await dialog.getByText(/^All \d+ pages are stored on this device/).innerText()
    expect(sizesIn(state)).toEqual([space])

    await dialog.getByRole('button', {name: 'Remove stored pages'}).click()
    await dialog.getByText('Removed.').waitFor()
    expect(sizesIn(await promise.innerText())).toEqual([download, space])
  })
})
