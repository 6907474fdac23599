import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {imageHosts, useSite, type OpenPage} from './browser.ts'
import {heading, holdTwoSeconds, sidebarItem} from './page-parts.ts'

const site = useSite()
const LABEL = 'Copy page as Markdown'

/** The button that copies the page; it has one name, and others for a while. */
const buttonOf = (page: OpenPage) => page.locator('button[data-markdown]')
const copied = (page: OpenPage) => page.evaluate(() => navigator.clipboard.readText())
const markdownOf = (path: string) => readFile(join(site.dir, path, 'index.md'), 'utf8')

describe('a page', () => {
  test('is copied as Markdown, also after a navigation and with the keyboard', async () => {
    const page = await site.start('/concepts/output/', {
      init: holdTwoSeconds, // for which a button says what it did
      allow: imageHosts,
      permissions: ['clipboard-read', 'clipboard-write'],
    })
    const button = buttonOf(page)
    expect(await button.innerText()).toBe(LABEL)
    await button.scrollIntoViewIfNeeded() // sections that come into view get their real height
    const {width} = (await button.boundingBox()) ?? {}
    await button.click()
    await expect.poll(() => button.innerText()).toBe('Copied!')
    expect((await button.boundingBox())?.width).toBeCloseTo(width ?? 0, 0)
    await expect.poll(() => page.locator('#AppAnnouncer').textContent()).toBe('Copied')
    expect(await copied(page)).toBe(await markdownOf('concepts/output'))
    await sidebarItem(page, 'How Loaders Work').click()
    await heading(page, 'Loaders').waitFor()
    await button.focus()
    await page.keyboard.press('Enter')
    const loaders = await markdownOf('concepts/loaders')
    await expect.poll(() => copied(page)).toBe(loaders)
    expect(await button.evaluate(element => element === document.activeElement)).toBe(true)
  })

  test('leads to its Markdown without scripts, and has no button that needs them', async () => {
    const page = await site.open('/concepts/output/', {javaScriptEnabled: false})
    expect(await buttonOf(page).isVisible()).toBe(false)
    const link = page.getByRole('link', {name: 'View as Markdown'})
    expect(await link.getAttribute('href')).toBe('/concepts/output/index.md')
    await link.click()
    await page.waitForURL('**/concepts/output/index.md')
    expect(await page.locator('body').innerText()).toContain('# Output')
    await page.goto(`${site.url}/`)
    expect(await link.count(), 'links on the home page').toBe(0)
  })
})
