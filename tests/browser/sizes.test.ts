import {expect, test} from 'vitest'
import {expectAccessible, smallTargets} from './axe.ts'
import {useSite} from './browser.ts'
import {misfits} from './misfits.ts'
import {openMenu, openScreen, openSidebarItem, resize} from './screens.ts'

const site = useSite('screens')

test('what a reader opens has targets that a finger hits, nothing that axe finds, and fits a narrow window and text of twice the size', async () => {
  const page = await openScreen(site, 'page', {bypassCSP: true})
  await openSidebarItem(page)
  await page.getByRole('button', {name: 'Select language'}).click()
  expect(await smallTargets(page)).toEqual([])
  await expectAccessible(page, 'an item of the sidebar and the language menu are open')
  await page.keyboard.press('Escape')
  await page.context().setOffline(true)
  await page.getByText('You are offline').waitFor()
  await expectAccessible(page, 'there is no network')
  await page.context().setOffline(false)
  await page.setViewportSize({width: 390, height: 900})
  await openMenu(page)
  expect(await smallTargets(page)).toEqual([])
  await expectAccessible(page, 'the menu is open')
  await page.keyboard.press('Escape')

  const expectFit = async (opened: string, width: number, text: string) => {
    const found = await misfits(page)
    expect({opened, width, text, found}).toEqual({opened, width, text, found: []})
  }
  for (const [width, text] of [
    [1024, '200%'],
    [390, '200%'],
    [320, '200%'],
    [320, '100%'],
  ] as const) {
    await resize(page, width, text)
    await page.getByRole('button', {name: 'Select language'}).click()
    await expectFit('the languages', width, text)
    await page.keyboard.press('Escape')
    await page.context().setOffline(true)
    await page.getByText('You are offline').waitFor()
    await expectFit('the banner', width, text)
    await page.context().setOffline(false)
    await page.getByText('You are offline').waitFor({state: 'hidden'})
    if (width < 768) await openMenu(page)
    await expectFit('the menu, or a page of the sidebar', width, text)
    if (width < 768) await page.keyboard.press('Escape')
  }
})

test('the header is not higher than the scroll padding that is kept free for it, however large the text is', async () => {
  const page = await openScreen(site, 'not found', {bypassCSP: true})
  for (const width of [768, 1024, 1279, 1440]) {
    for (const text of ['100%', '150%', '200%']) {
      await resize(page, width, text)
      const [height, kept] = await page.evaluate(() => [
        document.querySelector('header')?.offsetHeight ?? Infinity,
        Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
      ])
      expect(height, `the header at ${width} pixels, text of ${text}`).toBeLessThanOrEqual(
        kept ?? 0,
      )
    }
  }
})
