import {expect, test} from 'vitest'
import {useSite, type OpenPage} from './browser.ts'

const site = useSite('small')
const widths = [320, 390, 479, 600, 767, 768, 900, 1024, 1119, 1120, 1440]

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

/** The header fits into a row, with a menu on narrow screens and with links on wide ones. */
async function expectHeaderFits(page: OpenPage, width: number): Promise<void> {
  const isWide = width >= 768
  const parts = {links: isWide, menu: !isWide, sections: isWide}
  expect(await lookAt(page, width)).toEqual({width, height: 60, fits: true, ...parts})
}

test('the header fits into any width, has a menu button on narrow screens and links on wide ones; the tabs of the sections stay below it where they fit into a row, and targets below the tabs', async () => {
  const page = await site.start('/configuration/output/')
  for (const width of widths) await expectHeaderFits(page, width)
  await page.evaluate(() => scrollTo(0, 2000))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(2000)
  const box = await page.getByRole('banner').boundingBox()
  expect(box?.y, 'the header while the page is scrolled').toBe(0)
  const isOnTop = await page.evaluate(
    () => document.elementFromPoint(innerWidth / 2, 30)?.closest('header') !== null,
  )
  expect(isOnTop).toBe(true)

  await page.setViewportSize({width: 1024, height: 800})
  const tabs = page.getByTestId('sub-navigation')
  const top = async () => (await tabs.boundingBox())?.y
  await page.goto(`${site.url}/configuration/output/#examples`)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  expect(await top()).toBe(60)
  const bottom = 60 + ((await tabs.boundingBox())?.height ?? 0)
  const heading = await page.locator('#examples').boundingBox()
  expect(heading?.y).toBeGreaterThanOrEqual(bottom)
  await page.setViewportSize({width: 1024, height: 500})
  await page.evaluate(() => scrollTo(0, 1500))
  await expect.poll(top, {message: 'in a low window'}).toBeLessThan(0)
})

test('without scripts the header fits into any width, with a menu; lists are open, and what needs scripts is hidden', async () => {
  const page = await site.open('/configuration/output/', {javaScriptEnabled: false})
  for (const width of widths) await expectHeaderFits(page, width)
  const languages = page.locator('#AppLanguages').getByText('中文')
  expect(await languages.isVisible()).toBe(false)
  await page.getByRole('button', {name: 'Select language'}).hover()
  await languages.waitFor()
  expect(await languages.getAttribute('href')).toBe(
    'https://webpack.docschina.org/configuration/output/',
  )
  const sidebar = page.getByRole('complementary', {name: 'Sidebar'})
  await page.setViewportSize({width: 1024, height: 900})
  const stats = sidebar.getByRole('link', {name: 'Stats'})
  expect(await stats.isVisible()).toBe(false)
  await sidebar.getByText('Reports').click()
  expect(await stats.isVisible()).toBe(true)
  await siteLinks(page).locator('summary').click()
  expect(await siteLinks(page).getByText('Word List').isVisible()).toBe(true)
  await siteLinks(page).locator('summary').click()
  expect(await sidebar.getByRole('link', {name: 'library'}).isVisible()).toBe(true)
  expect(await page.getByRole('complementary', {name: 'News'}).isVisible()).toBe(true)
  for (const name of [/^Headings of/, 'Close the notification', 'Search', 'Offline reading']) {
    const count = await page.getByRole('button', {name}).count()
    expect({name, count}).toEqual({name, count: 0})
  }
  expect(await page.getByRole('combobox', {name: /^Version/}).count()).toBe(0)

  await page.setViewportSize({width: 320, height: 600})
  const menu = page.getByRole('navigation', {name: 'All pages'})
  expect(await menu.isVisible()).toBe(false)
  await page.getByRole('banner').locator('summary[aria-label="Menu"]').click()
  await menu.getByRole('link', {name: 'The plugins'}).click()
  await page.waitForURL(`${site.url}/plugins/`)
})
