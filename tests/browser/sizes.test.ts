import {describe, expect, test} from 'vitest'
import {takenOver, useSite, type OpenPage} from './browser.ts'
import {misfits} from './misfits.ts'
import {
  answerImages,
  openMenu,
  openScreen,
  openSidebarItem,
  screenNames,
  screens,
} from './screens.ts'
import {smallTargets} from './small-targets.ts'

const site = useSite('screens')

/** Gives the window a width and the text a size. */
async function resize(page: OpenPage, width: number, text: string): Promise<void> {
  await page.setViewportSize({width, height: 900})
  await page.evaluate(size => {
    document.documentElement.style.fontSize = size
    return new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
  }, text)
}

describe.each(screenNames)('the screen %s', screen => {
  test('fits any window and text of twice the size, and has targets that a finger hits', async () => {
    const page = await openScreen(site, screen, {bypassCSP: true})
    for (const width of [1440, 390]) {
      await page.setViewportSize({width, height: 900})
      expect({width, small: await smallTargets(page)}).toEqual({width, small: []})
    }
    for (const [width, text] of [
      [320, '100%'],
      [390, '100%'],
      [320, '200%'],
      [390, '200%'],
      [768, '200%'],
      [1024, '200%'],
      [1440, '200%'],
    ] as const) {
      await resize(page, width, text)
      expect({width, text, found: await misfits(page)}).toEqual({width, text, found: []})
    }
  })
})

describe('what a reader opens', () => {
  test('has targets that a finger hits, and fits a narrow window and text of twice the size', async () => {
    const page = await openScreen(site, 'page', {bypassCSP: true})
    await openSidebarItem(page)
    await page.getByRole('button', {name: 'Select language'}).click()
    expect(await smallTargets(page)).toEqual([])
    await page.setViewportSize({width: 390, height: 900})
    await openMenu(page)
    expect(await smallTargets(page)).toEqual([])
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
})

describe('the header', () => {
  test('is not higher than the scroll padding that is kept free for it, however large the text is', async () => {
    const page = await site.open(screens.page, {bypassCSP: true, prepare: answerImages})
    await takenOver(page)
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
})
