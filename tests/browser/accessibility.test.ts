import {describe, expect, test} from 'vitest'
import {expectAccessible} from './axe.ts'
import {useSite} from './browser.ts'
import {widthsOf} from './page-parts.ts'
import {openMenu, openScreen, openSidebarItem} from './screens.ts'
import {visit} from './stored-content.ts'

const site = useSite('screens')

describe('axe finds nothing, best practices included, in both themes', () => {
  test('about what a reader opens', async () => {
    const page = await openScreen(site, 'page', {bypassCSP: true})
    await openSidebarItem(page)
    await page.getByRole('button', {name: 'Select language'}).click()
    await expectAccessible(page, 'an item of the sidebar and the language menu are open')
    await page.keyboard.press('Escape')
    await page.context().setOffline(true)
    await page.getByText('You are offline').waitFor()
    await expectAccessible(page, 'there is no network')
    await page.context().setOffline(false)
    await page.setViewportSize({width: 390, height: 900})
    await openMenu(page)
    await expectAccessible(page, 'the menu is open')
  })

  test('about what is stored to be read offline', async () => {
    const page = await visit(site, '/guides/', {bypassCSP: true})
    await page.getByRole('button', {name: 'Offline reading'}).click()
    const dialog = page.getByRole('dialog', {name: 'Offline reading'})
    await dialog.getByText('stored on this device').waitFor()
    for (const width of [320, 1440]) {
      await page.setViewportSize({width, height: 900})
      await expectAccessible(page, `${width} px`)
      const {inner, outer} = await widthsOf(page)
      expect(inner).toBe(outer)
      expect(await dialog.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBe(
        0,
      )
    }
  })

  test('about a sponsor under the pointer', async () => {
    const page = await openScreen(site, 'home', {bypassCSP: true})
    await page.locator('[data-group="gold"] li a').hover()
    await page.getByRole('tooltip').waitFor()
    await expectAccessible(page, 'a tooltip is shown')
  })
})
