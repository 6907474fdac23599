import {describe, expect, test} from 'vitest'
import {takenOver, useSite, type OpenPage} from './browser.ts'

const site = useSite('small')

function siteLinks(page: OpenPage) {
  return page.getByRole('navigation', {name: 'Site'})
}

/** Texts and addresses of links as they stand in the document. */
function linksIn(page: OpenPage, selector: string): Promise<Array<string | null>[]> {
  return page
    .locator(`${selector} a`)
    .evaluateAll(links =>
      links.map(link => [
        link.getAttribute('aria-label') ?? link.textContent,
        link.getAttribute('href'),
      ]),
    )
}

describe('the header', () => {
  test('stays in view while the page is scrolled', async () => {
    const page = await site.open('/configuration/output/')
    await takenOver(page)
    await page.evaluate(() => scrollTo(0, 2000))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(2000)
    const box = await page.getByRole('banner').boundingBox()
    expect(box?.y).toBe(0)
    const isOnTop = await page.evaluate(
      () => document.elementFromPoint(innerWidth / 2, 30)?.closest('header') !== null,
    )
    expect(isOnTop).toBe(true)
  })

  test('leads home, to the parts of the site, and to where webpack is elsewhere', async () => {
    const page = await site.open('/concepts/')
    expect(await linksIn(page, 'header')).toEqual([
      ['webpack', '/'],
      ['Documentation', '/concepts/'],
      ['Contribute', '/contribute/'],
      ['Blog', '/blog/'],
      ['webpack on GitHub', 'https://github.com/webpack/webpack'],
      ['webpack on X', 'https://x.com/webpack'],
      ['webpack on Stack Overflow', 'https://stackoverflow.com/questions/tagged/webpack'],
      ['English', 'https://webpack.js.org/concepts/'],
      ['中文', 'https://webpack.docschina.org/concepts/'],
      ['한국어', 'https://webpack.kr/concepts/'],
    ])
  })

  test.each([
    ['/', undefined],
    ['/license/', undefined],
    ['/nowhere/', undefined],
    ['/api/', 'Documentation'],
    ['/concepts/', 'Documentation'],
    ['/configuration/', 'Documentation'],
    ['/configuration/output/', 'Documentation'],
    ['/guides/', 'Documentation'],
    ['/guides/printable/', 'Documentation'],
    ['/loaders/', 'Documentation'],
    ['/migrate/', 'Documentation'],
    ['/plugins/', 'Documentation'],
    ['/contribute/', 'Contribute'],
    ['/blog/', 'Blog'],
    ['/blog/2020-01-01-first/', 'Blog'],
  ])('marks what %s belongs to: %s', async (path, expected) => {
    const page = await site.open(path)
    await takenOver(page)
    expect(await siteLinks(page).locator('[aria-current]').allTextContents()).toEqual(
      expected === undefined ? [] : [expected],
    )
    const home = page.getByRole('banner').getByRole('link', {name: 'webpack', exact: true})
    expect(await home.getAttribute('aria-current')).toBe(path === '/' ? 'page' : null)
  })

  test('marks the other part after a click', async () => {
    const page = await site.open('/configuration/output/')
    await takenOver(page)
    await siteLinks(page).getByText('Blog').click()
    await page.getByRole('heading', {level: 1, name: 'The blog'}).waitFor()
    const marked = siteLinks(page).locator('[aria-current]')
    await expect.poll(() => marked.allTextContents()).toEqual(['Blog'])
    await page.getByRole('banner').getByRole('link', {name: 'webpack', exact: true}).click()
    await page.waitForURL(`${site.url}/`)
    await expect.poll(() => marked.count()).toBe(0)
  })

  test.each([
    [767, true],
    [768, false],
  ])('at %i pixels has a menu button: %s', async (width, expected) => {
    const page = await site.open('/concepts/', {viewport: {width, height: 800}})
    await takenOver(page)
    const button = page.getByRole('banner').getByRole('button', {name: 'Menu', exact: true})
    expect(await button.isVisible()).toBe(expected)
  })

  test.each([true, false])('fits into any width, with scripts: %s', async javaScriptEnabled => {
    const page = await site.open('/concepts/', {javaScriptEnabled})
    if (javaScriptEnabled) await takenOver(page)
    for (const width of [320, 390, 479, 480, 600, 700, 767, 768, 900, 1440]) {
      await page.setViewportSize({width, height: 800})
      const tools = await page.getByTestId('hello-darkness').boundingBox()
      const end = tools ? tools.x + tools.width : Infinity
      expect(end).toBeLessThanOrEqual(width)
      expect(await siteLinks(page).isVisible()).toBe(width >= 768 || !javaScriptEnabled)
    }
  })

  test('has no menu button where there are no scripts', async () => {
    const page = await site.open('/concepts/', {
      viewport: {width: 390, height: 800},
      javaScriptEnabled: false,
    })
    expect(await page.getByRole('button', {name: 'Menu', exact: true}).count()).toBe(0)
    expect(await siteLinks(page).getByText('Documentation').isVisible()).toBe(true)
  })
})

describe('the sub-navigation', () => {
  test('leads to every section of the documentation and marks the one that is shown', async () => {
    const page = await site.open('/configuration/output/')
    const navigation = page.getByTestId('sub-navigation')
    expect(await linksIn(page, '[data-testid="sub-navigation"]')).toEqual([
      ['API', '/api/'],
      ['Concepts', '/concepts/'],
      ['Configuration', '/configuration/'],
      ['Guides', '/guides/'],
      ['Loaders', '/loaders/'],
      ['Migrate', '/migrate/'],
      ['Plugins', '/plugins/'],
    ])
    const marked = navigation.locator('[aria-current]')
    expect(await marked.allTextContents()).toEqual(['Configuration'])

    await takenOver(page)
    await navigation.getByText('Plugins').click()
    await page.getByRole('heading', {level: 1, name: 'The plugins'}).waitFor()
    await expect.poll(() => marked.allTextContents()).toEqual(['Plugins'])
  })

  test.each([
    [767, false],
    [768, true],
  ])('at %i pixels is shown: %s', async (width, expected) => {
    const page = await site.open('/concepts/', {viewport: {width, height: 800}})
    expect(await page.getByTestId('sub-navigation').isVisible()).toBe(expected)
  })

  test('is shown only in the documentation', async () => {
    const page = await site.open('/concepts/')
    await takenOver(page)
    const navigation = page.getByTestId('sub-navigation')
    for (const name of ['Contribute', 'Documentation', 'Blog']) {
      await siteLinks(page).getByText(name).click()
      await expect.poll(() => navigation.count()).toBe(name === 'Documentation' ? 1 : 0)
    }
    for (const path of ['/', '/license/', '/nowhere/']) {
      await page.goto(site.url + path)
      expect(await navigation.count()).toBe(0)
    }
  })
})

describe('the footer', () => {
  test('leads to these places, in this order', async () => {
    const page = await site.open('/license/')
    expect(await linksIn(page, 'footer')).toEqual([
      ['Get Started', '/guides/getting-started/'],
      ['Comparison', '/comparison/'],
      ['Awesome webpack', '/awesome-webpack/'],
      ['Glossary', '/glossary/'],
      ['Branding', '/branding/'],
      ['License', '/license/'],
      ['Privacy Policy', 'https://privacy-policy.openjsf.org/'],
      ['Swag Store', 'https://webpack.threadless.com/'],
      ['Discord', 'https://discord.com/invite/webpack'],
      ['Changelog', 'https://github.com/webpack/webpack/releases'],
    ])
  })

  test.each(['/', '/concepts/', '/nowhere/', '/app-shell/', '/guides/printable/'])(
    'is on %s',
    async path => {
      const page = await site.open(path, {javaScriptEnabled: false})
      expect(await page.getByRole('contentinfo').getByText('License').isVisible()).toBe(true)
    },
  )
})
