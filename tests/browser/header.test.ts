import {describe, expect, test} from 'vitest'
import {takenOver, useSite, type OpenPage} from './browser.ts'

const site = useSite('small')

const widths = [320, 390, 479, 480, 600, 700, 767, 768, 900, 1440]

function siteLinks(page: OpenPage) {
  return page.getByRole('navigation', {name: 'Site'})
}

/** The visible parts of the header in a window of this width, and whether the header fits. */
async function lookAt(page: OpenPage, width: number) {
  await page.setViewportSize({width, height: 800})
  const banner = page.getByRole('banner')
  const edges = await banner
    .locator('a, button, summary')
    .evaluateAll(controls => controls.map(control => control.getBoundingClientRect().right))
  return {
    width,
    fits: Math.max(...edges) <= width,
    links: await siteLinks(page).getByText('Documentation').isVisible(),
    menu: (await banner.locator('[aria-label="Menu"]').filter({visible: true}).count()) === 1,
    height: (await banner.boundingBox())?.height,
    sections: await page.getByTestId('sub-navigation').isVisible(),
  }
}

describe('the header', () => {
  test('fits into any width, has a menu button on narrow screens and links on wide ones', async () => {
    const page = await site.open('/configuration/output/')
    await takenOver(page)
    for (const width of widths) {
      const isWide = width >= 768
      const expected = {
        width,
        height: 60,
        fits: true,
        links: isWide,
        menu: !isWide,
        sections: isWide,
      }
      expect(await lookAt(page, width)).toEqual(expected)
    }
    await page.evaluate(() => scrollTo(0, 2000))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(2000)
    const box = await page.getByRole('banner').boundingBox()
    expect(box?.y, 'the header while the page is scrolled').toBe(0)
    const isOnTop = await page.evaluate(
      () => document.elementFromPoint(innerWidth / 2, 30)?.closest('header') !== null,
    )
    expect(isOnTop).toBe(true)
  })

  test('fits into any width in a single row without scripts, too, with a menu', async () => {
    const page = await site.open('/concepts/', {javaScriptEnabled: false})
    for (const width of widths) {
      const isWide = width >= 768
      const expected = {
        width,
        height: 60,
        fits: true,
        links: isWide,
        menu: !isWide,
        sections: isWide,
      }
      expect(await lookAt(page, width)).toEqual(expected)
    }
    await page.setViewportSize({width: 320, height: 600})
    const menu = page.getByRole('navigation', {name: 'All pages'})
    expect(await menu.isVisible()).toBe(false)
    await page.getByRole('banner').locator('summary').click()
    await menu.getByRole('link', {name: 'The plugins'}).click()
    await page.waitForURL(`${site.url}/plugins/`)
  })

  test('marks the part and the section of the page that the reader goes to', async () => {
    const page = await site.open('/configuration/output/')
    await takenOver(page)
    const part = siteLinks(page).locator('[aria-current]')
    const section = page.getByTestId('sub-navigation').locator('[aria-current]')
    const marked = async () => [
      ...(await part.allTextContents()),
      ...(await section.allTextContents()),
    ]
    expect(await marked()).toEqual(['Documentation', 'Configuration'])
    await page.getByTestId('sub-navigation').getByText('Plugins').click()
    await page.getByRole('heading', {level: 1, name: 'The plugins'}).waitFor()
    await expect.poll(marked).toEqual(['Documentation', 'Plugins'])
    for (const name of ['Contribute', 'Documentation', 'Blog']) {
      await siteLinks(page).getByText(name).click()
      const expected = name === 'Documentation' ? [name, 'Concepts'] : [name]
      await expect.poll(marked).toEqual(expected)
      expect(await page.getByTestId('sub-navigation').count()).toBe(expected.length - 1)
    }
    await page.getByRole('banner').getByRole('link', {name: 'webpack', exact: true}).click()
    await page.waitForURL(`${site.url}/`)
    await expect.poll(marked).toEqual([])

    await page.goto(`${site.url}/nowhere/`)
    await takenOver(page)
    expect(await marked()).toEqual([])
    await page.goto(`${site.url}/guides/printable/`)
    await takenOver(page)
    expect(await marked()).toEqual(['Documentation', 'Guides'])
  })
})

describe('the footer', () => {
  test('is on every kind of document, even without scripts', async () => {
    const page = await site.open('/', {javaScriptEnabled: false})
    for (const path of ['/', '/concepts/', '/nowhere/', '/app-shell/', '/guides/printable/']) {
      await page.goto(site.url + path)
      const isVisible = await page.getByRole('contentinfo').getByText('License').isVisible()
      expect({path, isVisible}).toEqual({path, isVisible: true})
    }
  })
})
