import {describe, expect, test} from 'vitest'
import {takenOver, useSite, type OpenPage} from './browser.ts'

const site = useSite('small')

async function openPage(path = '/concepts/', hasTouch = false): Promise<OpenPage> {
  const page = await site.open(path, {hasTouch})
  await takenOver(page)
  return page
}

function button(page: OpenPage) {
  return page.getByRole('button', {name: 'Select language'})
}

/** What is seen, and what is said of it: the two have to agree. */
async function expectOpen(page: OpenPage, isOpen: boolean): Promise<void> {
  await page.locator(`button[aria-label="Select language"][aria-expanded="${isOpen}"]`).waitFor()
  const links = page.locator('#AppLanguages a')
  for (const link of await links.all()) expect(await link.isVisible()).toBe(isOpen)
  expect(await links.count()).toBe(3)
}

/** The language that has the focus. */
async function expectFocus(page: OpenPage, title: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(title)
}

function hrefs(page: OpenPage): Promise<Array<string | null>> {
  return page
    .locator('#AppLanguages a')
    .evaluateAll(links => links.map(link => link.getAttribute('href')))
}

describe('the language menu', () => {
  test('lists the languages, each marked as such', async () => {
    const page = await openPage()
    const links = await page
      .locator('#AppLanguages a')
      .evaluateAll(all =>
        all.map(link => [
          link.textContent,
          link.getAttribute('lang'),
          link.getAttribute('hreflang'),
        ]),
      )
    expect(links).toEqual([
      ['English', 'en', 'en'],
      ['中文', 'zh', 'zh'],
      ['한국어', 'ko', 'ko'],
    ])
    expect(await button(page).getAttribute('aria-controls')).toBe('AppLanguages')
  })

  test('leads to the same page and the same place on it', async () => {
    const page = await openPage('/configuration/output/#examples')
    await button(page).click()
    expect(await hrefs(page)).toEqual([
      'https://webpack.js.org/configuration/output/#examples',
      'https://webpack.docschina.org/configuration/output/#examples',
      'https://webpack.kr/configuration/output/#examples',
    ])
  })

  test('leads to the page and the place that the reader has moved to', async () => {
    const page = await openPage('/configuration/')
    await button(page).click()
    await page.getByTestId('sidebar-item-title').getByText('Output').click()
    await page.getByRole('heading', {level: 1, name: 'Output'}).waitFor()
    await expectOpen(page, false)
    await page.getByRole('navigation', {name: 'On this page'}).getByText('Examples').click()
    await page.waitForURL(/#examples$/)
    await button(page).click()
    expect((await hrefs(page))[1]).toBe(
      'https://webpack.docschina.org/configuration/output/#examples',
    )
  })
})

describe('the pointer', () => {
  test('opens the menu by coming and closes it by going', async () => {
    const page = await openPage()
    await expectOpen(page, false)
    await button(page).hover()
    await expectOpen(page, true)
    await page.locator('#AppLanguages').getByText('한국어').hover()
    await expectOpen(page, true)
    await page.mouse.move(300, 600)
    await expectOpen(page, false)
  })

  test('leaves it open with the click that follows, and closes it with the next', async () => {
    const page = await openPage()
    await button(page).hover()
    await expectOpen(page, true)
    await page.mouse.down()
    await page.mouse.up()
    await expectOpen(page, true)
    await page.mouse.move(300, 600)
    await expectOpen(page, true)
    await button(page).click()
    await expectOpen(page, false)
    await button(page).click()
    await expectOpen(page, true)
  })

  test('closes it by a click elsewhere', async () => {
    const page = await openPage()
    await button(page).click()
    await expectOpen(page, true)
    await page.getByRole('heading', {level: 1}).click()
    await expectOpen(page, false)
  })

  test('that is a finger opens and closes it, too', async () => {
    const page = await openPage('/concepts/', true)
    await button(page).tap()
    await expectOpen(page, true)
    await button(page).tap()
    await expectOpen(page, false)
    await button(page).tap()
    await expectOpen(page, true)
    await page.getByRole('heading', {level: 1}).tap()
    await expectOpen(page, false)
  })
})

describe('the keyboard', () => {
  test('opens and closes the menu', async () => {
    const page = await openPage()
    await button(page).focus()
    await page.keyboard.press('Enter')
    await expectOpen(page, true)
    await page.keyboard.press('Space')
    await expectOpen(page, false)
  })

  test('moves through the languages with the arrows, and round', async () => {
    const page = await openPage()
    await button(page).focus()
    await page.keyboard.press('ArrowDown')
    await expectOpen(page, true)
    await expectFocus(page, 'English')
    for (const title of ['中文', '한국어', 'English']) {
      await page.keyboard.press('ArrowDown')
      await expectFocus(page, title)
    }
    for (const title of ['한국어', '中文', 'English']) {
      await page.keyboard.press('ArrowUp')
      await expectFocus(page, title)
    }
    await expectOpen(page, true)
  })

  test('comes in from the end with the upper arrow', async () => {
    const page = await openPage()
    await button(page).focus()
    await page.keyboard.press('ArrowUp')
    await expectFocus(page, '한국어')
    await expectOpen(page, true)
  })

  test('goes to the first and to the last', async () => {
    const page = await openPage()
    await button(page).focus()
    await page.keyboard.press('ArrowDown')
    await expectFocus(page, 'English')
    await page.keyboard.press('End')
    await expectFocus(page, '한국어')
    await page.keyboard.press('Home')
    await expectFocus(page, 'English')
  })

  test('closes it with Escape and is back at the button', async () => {
    const page = await openPage()
    await button(page).focus()
    await page.keyboard.press('ArrowDown')
    await expectFocus(page, 'English')
    await page.keyboard.press('Escape')
    await expectOpen(page, false)
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Select language')
  })

  test('closes with Escape what the pointer has opened', async () => {
    const page = await openPage()
    await button(page).hover()
    await expectOpen(page, true)
    await page.keyboard.press('Escape')
    await expectOpen(page, false)
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Select language')
  })

  test('closes it by going on', async () => {
    const page = await openPage()
    await button(page).focus()
    await page.keyboard.press('Enter')
    for (const title of ['English', '中文', '한국어']) {
      await page.keyboard.press('Tab')
      await expectFocus(page, title)
      await expectOpen(page, true)
    }
    await page.keyboard.press('Tab')
    await expectOpen(page, false)
  })

  test('closes it by going back', async () => {
    const page = await openPage()
    await button(page).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Shift+Tab')
    await expectOpen(page, false)
  })

  test('closes what the pointer has opened by going elsewhere', async () => {
    const page = await openPage()
    await button(page).hover()
    await expectOpen(page, true)
    await page.getByTestId('hello-darkness').focus()
    await expectOpen(page, false)
  })
})

describe('without scripts', () => {
  test('the languages are reached all the same', async () => {
    const page = await site.open('/concepts/', {javaScriptEnabled: false})
    const link = page.locator('#AppLanguages').getByText('中文')
    expect(await link.isVisible()).toBe(false)
    await button(page).hover()
    expect(await link.isVisible()).toBe(true)
    expect(await link.getAttribute('href')).toBe('https://webpack.docschina.org/concepts/')
  })
})
