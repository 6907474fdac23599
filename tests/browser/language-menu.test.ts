import {describe, expect, test} from 'vitest'
import {useSite, type OpenPage} from './browser.ts'

const site = useSite('small')

function button(page: OpenPage) {
  return page.getByRole('button', {name: 'Select language'})
}

/** The visible state and the accessible state, which must agree. */
async function expectOpen(page: OpenPage, isOpen: boolean): Promise<void> {
  const state = () =>
    page.evaluate(() => ({
      expanded: document
        .querySelector('button[aria-label="Select language"]')
        ?.getAttribute('aria-expanded'),
      links: [...document.querySelectorAll('#AppLanguages a')].map(link =>
        link.checkVisibility({visibilityProperty: true, opacityProperty: true}),
      ),
    }))
  await expect
    .poll(state, {interval: 20})
    .toEqual({expanded: `${isOpen}`, links: [isOpen, isOpen, isOpen]})
}

describe('the language menu', () => {
  test('leads to the page and the place that the reader has moved to, and shows its links under the mouse and after a tap', async () => {
    const page = await site.start('/configuration/#nowhere', {hasTouch: true})
    const hrefOf = () => page.locator('#AppLanguages [lang="zh"]').getAttribute('href')
    await button(page).click()
    await expect.poll(hrefOf).toBe('https://webpack.docschina.org/configuration/#nowhere')
    await page.getByTestId('sidebar-item-title').getByText('Output').click()
    await page.getByRole('heading', {level: 1, name: 'Output'}).waitFor()
    await expectOpen(page, false)
    await page.getByRole('navigation', {name: 'On this page'}).getByText('Examples').click()
    await page.waitForURL(/#examples$/)
    await button(page).click()
    await expect.poll(hrefOf).toBe('https://webpack.docschina.org/configuration/output/#examples')

    await page.keyboard.press('Escape')
    await page.mouse.move(300, 600)
    await expectOpen(page, false)
    await button(page).hover()
    await expectOpen(page, true)
    await page.locator('#AppLanguages').getByText('한국어').hover()
    await expectOpen(page, true)
    await page.mouse.move(300, 600)
    await expectOpen(page, false)
    await button(page).tap()
    await expectOpen(page, true)
    await page.getByRole('heading', {level: 1}).tap()
    await expectOpen(page, false)
  })
})
