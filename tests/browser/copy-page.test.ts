import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {imageHosts, takenOver, useSite, type OpenPage} from './browser.ts'

const site = useSite()

const LABEL = 'Copy page as Markdown'

async function open(): Promise<OpenPage> {
  const page = await site.open('/concepts/output/', {
    allow: imageHosts,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await takenOver(page)
  return page
}

/** The button that copies the page; it has one name, and others for a while. */
const buttonOf = (page: OpenPage) => page.locator('button[data-markdown]')

const copied = (page: OpenPage) => page.evaluate(() => navigator.clipboard.readText())

const markdownOf = (path: string) => readFile(join(site.dir, path, 'index.md'), 'utf8')

describe('a page', () => {
  test('is copied as Markdown, also after a navigation and with the keyboard', async () => {
    const page = await open()
    const button = buttonOf(page)
    expect(await button.innerText()).toBe(LABEL)
    const {width} = (await button.boundingBox()) ?? {}
    await button.click()
    await expect.poll(() => button.innerText()).toBe('Copied!')
    expect((await button.boundingBox())?.width).toBeCloseTo(width ?? 0, 0)
    await expect.poll(() => page.locator('#AppAnnouncer').textContent()).toBe('Copied')
    expect(await copied(page)).toBe(await markdownOf('concepts/output'))

    await page.getByTestId('sidebar-item-title').getByText('Loaders', {exact: true}).click()
    await page.getByRole('heading', {level: 1, name: 'Loaders'}).waitFor()
    await expect.poll(() => button.innerText()).toBe(LABEL)
    await button.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => button.innerText()).toBe('Copied!')
    expect(await copied(page)).toBe(await markdownOf('concepts/loaders'))
    expect(await button.evaluate(element => element === document.activeElement)).toBe(true)
  })

  test('says that its Markdown is not on the server or out of reach, and can be copied later', async () => {
    const page = await open()
    const button = buttonOf(page)
    const announcer = page.locator('#AppAnnouncer')
    await button.waitFor()
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 3_600_000)
    site.intercept = (request, response) => {
      if (request.url !== '/concepts/output/index.md') return false
      response.writeHead(404).end('Not this')
      return true
    }
    for (const isOffline of [false, true]) {
      await page.context().setOffline(isOffline)
      await button.click()
      await expect
        .poll(async () => ({isOffline, text: await button.innerText()}))
        .toEqual({isOffline, text: 'Could not load'})
      await page.clock.fastForward(1999)
      expect({isOffline, told: await announcer.textContent()}).toEqual({
        isOffline,
        told: 'Could not load the Markdown of this page',
      })
      expect({isOffline, text: await button.innerText()}).toEqual({
        isOffline,
        text: 'Could not load',
      })
      await page.clock.fastForward(1)
      expect({isOffline, text: await button.innerText()}).toEqual({isOffline, text: LABEL})
    }
    site.intercept = undefined
    await page.context().setOffline(false)
    await button.click()
    await expect.poll(() => button.innerText()).toBe('Copied!')
  })

  test('links to its Markdown, is printed without either, and the home page has neither', async () => {
    const page = await open()
    const link = page.getByText('View as Markdown')
    await link.waitFor()
    expect(await buttonOf(page).isVisible()).toBe(true)
    await page.emulateMedia({media: 'print'})
    expect(await buttonOf(page).isVisible()).toBe(false)
    expect(await link.isVisible()).toBe(false)

    await page.emulateMedia({media: 'screen'})
    await page.goto(`${site.url}/`)
    await takenOver(page)
    expect(await buttonOf(page).count()).toBe(0)
    expect(await link.count()).toBe(0)
  })

  test('leads to its Markdown without scripts, and has no button that needs them', async () => {
    const page = await site.open('/concepts/output/', {javaScriptEnabled: false})
    expect(await buttonOf(page).isVisible()).toBe(false)
    const link = page.getByRole('link', {name: 'View as Markdown'})
    expect(await link.getAttribute('href')).toBe('/concepts/output/index.md')
    await link.click()
    expect(await page.locator('body').innerText()).toContain('# Output')
  })
})
