import {describe, expect, test} from 'vitest'
import {expectAccessible} from './axe.ts'
import {useSite} from './browser.ts'
import {drawnBorders, forced} from './forced-colors.ts'
import {motions} from './motions.ts'
import {openMenu, openScreen, openSidebarItem} from './screens.ts'

const site = useSite('screens')

test('a reader who wants less motion sees no motion on a page except the spinner while another version opens', async () => {
  const allow = ['https://v4.webpack.js.org']
  const page = await openScreen(site, 'page', {reducedMotion: 'no-preference', allow})
  expect(await motions(page), 'for other readers').not.toEqual([])
  await page.emulateMedia({reducedMotion: 'reduce'})
  await openSidebarItem(page)
  expect(await motions(page), 'with an open item of the sidebar').toEqual([])
  await page.setViewportSize({width: 390, height: 900})
  await openMenu(page)
  expect(await motions(page), 'with the open menu').toEqual([])
  await page.keyboard.press('Escape')
  await page.setViewportSize({width: 1440, height: 900})
  // An answer without content leaves the document where it is.
  await page.route('https://v4.webpack.js.org/**', route => route.fulfill({status: 204}))
  await page.getByRole('combobox', {name: /^Version/}).selectOption('webpack 4')
  await page.getByText('Opening webpack 4').first().waitFor({state: 'attached'})
  expect(await motions(page)).toEqual([
    expect.stringMatching(/^span\.\S*status::before is animated$/),
    'something runs',
  ])
})

describe('where colors are forced', () => {
  test('lines mark the current links and frame the chosen tab, and no others', async () => {
    const page = await openScreen(site, 'page', forced)
    const tab = (name: string) => page.getByRole('tab', {name})
    expect(await drawnBorders(tab('npm'))).toEqual(['top', 'right', 'left'])
    expect(await drawnBorders(tab('yarn'))).toEqual([])

    const header = page.getByRole('navigation', {name: 'Site'})
    expect(await drawnBorders(header.getByRole('link', {name: 'Documentation'}))).toEqual([
      'bottom',
    ])
    expect(await drawnBorders(header.getByRole('link', {name: 'Blog'}))).toEqual([])

    const sections = page.getByTestId('sub-navigation')
    expect(await drawnBorders(sections.getByRole('link', {name: 'Guides'}))).toEqual(['bottom'])
    expect(await drawnBorders(sections.getByRole('link', {name: 'Loaders'}))).toEqual([])

    const items = page.getByTestId('sidebar-item-title')
    expect(await drawnBorders(items.filter({hasText: 'Everything'}))).toHaveLength(4)
    expect(await drawnBorders(items.filter({hasText: 'Next'}))).toEqual([])

    await page.locator('#the-end').evaluate(it => it.scrollIntoView())
    const contents = page.getByRole('navigation', {name: 'On this page'})
    const current = contents.locator('[aria-current]')
    await expect.poll(() => current.textContent()).toBe('The end')
    expect(await drawnBorders(current)).toEqual(['left'])
    expect(await drawnBorders(contents.getByRole('link', {name: 'A part'}))).toEqual([])

    await page.setViewportSize({width: 390, height: 900})
    await openMenu(page)
    const menu = page.getByRole('dialog', {name: 'Menu'})
    expect(await drawnBorders(menu.getByRole('link', {name: 'Everything'}))).toEqual(['left'])
    expect(await drawnBorders(menu.getByRole('link', {name: 'Guides'}).first())).toEqual(['left'])
    expect(await drawnBorders(menu.getByRole('link', {name: 'Next'}))).toEqual([])
    expect(await drawnBorders(menu)).toContain('right')
  })

  test('the notification, the banner, the link to skip and the button of a missing page have frames', async () => {
    const page = await openScreen(site, 'not found', forced)
    const framed = [
      page.getByRole('link', {name: 'Go to the home page'}),
      page.locator('#AppNotification'),
      page.locator('.skip-link').first(),
    ]
    for (const element of framed) expect(await drawnBorders(element)).toHaveLength(4)
    await page.context().setOffline(true)
    await page.getByText('You are offline').waitFor()
    expect(await drawnBorders(page.getByTestId('offline-banner'))).toHaveLength(4)
    expect(await drawnBorders(page.getByRole('banner'))).toEqual(['bottom'])
  })

  test('a sponsor is accessible under the pointer, and has a frame, light paper behind the image, and a tooltip with a frame', async () => {
    const page = await openScreen(site, 'home', {bypassCSP: true})
    const sponsor = page.locator('[data-group="gold"] li a')
    await sponsor.hover()
    await page.getByRole('tooltip').waitFor()
    await expectAccessible(page, 'a tooltip is shown')
    await page.emulateMedia(forced)
    expect(await drawnBorders(page.getByRole('tooltip'))).toHaveLength(4)
    expect(await drawnBorders(sponsor)).toHaveLength(4)
    const box = sponsor.locator('span').first()
    expect(await box.evaluate(it => getComputedStyle(it).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    )
    expect(await page.getByRole('checkbox').evaluate(it => getComputedStyle(it).appearance)).toBe(
      'auto',
    )
  })
})
