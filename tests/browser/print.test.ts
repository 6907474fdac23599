import {describe, expect, test} from 'vitest'
import {takenOver, useSite, type OpenPage} from './browser.ts'
import {openScreen, screenNames, screens, settle} from './screens.ts'

const site = useSite('screens')
const everythingJson = '/data/v1/pages/guides/everything.json'

/** Counts in `data-printed` how often the print dialog was asked for. */
function countPrints(): void {
  window.print = () => {
    const {dataset} = document.documentElement
    dataset['printed'] = String(Number(dataset['printed'] ?? 0) + 1)
  }
}

function timesPrinted(page: OpenPage): Promise<string | null> {
  return page.locator('html').getAttribute('data-printed')
}

/** What belongs to the screen, not to the text. */
const chrome = [
  'header',
  'footer',
  'nav',
  'aside',
  'button',
  'select',
  '.skip-link',
  '#AppNotification',
  '#AppOffline',
  '#AppMenu',
  '.anchor',
  '[role="tablist"]',
  '[role="tooltip"]',
  '[data-testid="contributors"]',
  '[data-testid="sidebar-item-title"]',
  '[data-group]',
  'a[rel="prev"], a[rel="next"]',
]

/** Those that are in the document, and those that are printed nevertheless. */
function findChrome(page: OpenPage): Promise<{there: string[]; printed: string[]}> {
  return page.evaluate(selectors => {
    const matches = (selector: string) => [...document.querySelectorAll(selector)]
    return {
      there: selectors.filter(selector => matches(selector).length > 0),
      printed: selectors.filter(selector => matches(selector).some(it => it.checkVisibility())),
    }
  }, chrome)
}

describe.each(screenNames)('%s on paper', screen => {
  test.each([390, 1440])('is its text alone, at %i pixels', async width => {
    const page = await openScreen(site, screen, {viewport: {width, height: 900}})
    await page.context().setOffline(true)
    await page.getByText('You are offline').waitFor()
    await page.emulateMedia({media: 'print'})
    const {there, printed} = await findChrome(page)
    expect(there).toEqual(
      expect.arrayContaining(['header', 'footer', 'nav', 'button', '#AppOffline']),
    )
    expect(printed).toEqual([])
    expect(await page.locator('h1').first().isVisible()).toBe(true)
  })

  test('is dark on white, in the dark theme too', async () => {
    const page = await openScreen(site, screen)
    await page.getByTestId('hello-darkness').click()
    expect(await page.locator('html').getAttribute('class')).toContain('dark')
    await page.emulateMedia({media: 'print'})
    await settle(page)
    const {light, backgrounds} = await page.evaluate(() => {
      const luminance = (color: string) => {
        const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number)
        return alpha === 0 ? 255 : 0.2126 * red + 0.7152 * green + 0.0722 * blue
      }
      const seen = [...document.querySelectorAll('main *')].filter(it => it.checkVisibility())
      const texts = seen.filter(({childNodes}) =>
        [...childNodes].some(node => node instanceof Text && node.data.trim() !== ''),
      )
      return {
        light: texts
          .filter(it => luminance(getComputedStyle(it).color) > 140)
          .map(it => it.outerHTML),
        backgrounds: [document.documentElement, document.body, ...seen]
          .filter(it => luminance(getComputedStyle(it).backgroundColor) < 200)
          .map(it => it.outerHTML),
      }
    })
    expect({light, backgrounds}).toEqual({light: [], backgrounds: []})
  })
})

describe('a page on paper', () => {
  test('says its address, and that of every link that leads away', async () => {
    const page = await openScreen(site, 'page')
    await page.emulateMedia({media: 'print'})
    const address = await page
      .locator('article')
      .evaluate(element => [
        element.getAttribute('data-address'),
        getComputedStyle(element, '::before').content,
      ])
    expect(address).toEqual([
      'https://webpack.js.org/guides/everything/',
      '"https://webpack.js.org/guides/everything/"',
    ])
    expect(await linkedAddresses(page)).toEqual([
      ['page', '" (/guides/next/#a-part)"'],
      ['elsewhere', '" (https://example.org/)"'],
      ['publicPath', 'none'],
      ['destructuring', 'none'],
      ['Compiler.emit', 'none'],
      ['the first part', 'none'],
      ['Elsewhere', '" (https://example.org/elsewhere/)"'],
    ])
  })

  test('wraps its code, and cuts nothing off', async () => {
    const page = await openScreen(site, 'page', {viewport: {width: 700, height: 900}})
    await page.emulateMedia({media: 'print'})
    const codes = await page.locator('pre').evaluateAll(elements =>
      elements.map(element => ({
        whiteSpace: getComputedStyle(element).whiteSpace,
        isCut: element.scrollWidth > element.clientWidth + 1,
      })),
    )
    expect(codes.length).toBeGreaterThan(4)
    for (const code of codes) expect(code).toEqual({whiteSpace: 'pre-wrap', isCut: false})
  })

  test('has every alternative, each under its label', async () => {
    const page = await openScreen(site, 'page')
    await page.emulateMedia({media: 'print'})
    expect(await page.locator('.tab').allInnerTexts()).toEqual([
      expect.stringMatching(/^npm\s+npm install/),
      expect.stringMatching(/^yarn\s+yarn add/),
    ])
  })

  test('fills a sheet', async () => {
    const page = await openScreen(site, 'page')
    const pdf = await page.pdf({format: 'A4'})
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(1)
  })

  test('is printed by its own button', async () => {
    const page = await openScreen(site, 'page', {init: countPrints})
    await page.getByRole('button', {name: 'Print this page'}).click()
    expect(await timesPrinted(page)).toBe('1')
  })
})

/** Text and printed address of each link of the text. */
function linkedAddresses(page: OpenPage): Promise<string[][]> {
  return page
    .locator('main a')
    .evaluateAll(links =>
      links
        .filter(
          link =>
            link.checkVisibility() && !link.matches('[data-footnote-ref], [data-footnote-backref]'),
        )
        .map(link => [link.textContent ?? '', getComputedStyle(link, '::after').content]),
    )
}

describe('the posts on paper', () => {
  test('say where they are', async () => {
    const page = await openScreen(site, 'blog index')
    await page.emulateMedia({media: 'print'})
    expect(await linkedAddresses(page)).toEqual([
      ['A plan', '" (/blog/2021-01-31-a-plan/)"'],
      ['A release', '" (/blog/2020-10-10-a-release/)"'],
    ])
  })
})

describe('a printable section', () => {
  test('has its pages in the order of the sidebar, and their headings below their titles', async () => {
    const page = await openScreen(site, 'page')
    const titles = await page.getByTestId('sidebar-item-title').allTextContents()
    const printable = await openScreen(site, 'printable')
    const headings = await printable
      .locator('main :is(h1, h2, h3, h4)')
      .evaluateAll(elements =>
        elements.map(({localName, firstChild}) => `${localName} ${firstChild?.textContent}`),
      )
    expect(headings.filter(heading => heading.startsWith('h1'))).toEqual(
      titles.map(title => `h1 ${title}`),
    )
    const [start, end] = ['h1 Everything', 'h1 Next'].map(title => headings.indexOf(title))
    expect(headings.slice(start, end)).toEqual([
      'h1 Everything',
      'h3 A part',
      'h4 everything.option',
      'h4 Another',
      'h3 The end',
    ])
  })

  test('has every id once, and links between its pages lead to a place in it', async () => {
    const page = await openScreen(site, 'printable')
    const {ids, missing, left} = await page.evaluate(() => ({
      ids: [...document.querySelectorAll('[id]')].map(({id}) => id),
      missing: [...document.querySelectorAll('main a[href^="#"]')]
        .map(link => decodeURIComponent(link.getAttribute('href')?.slice(1) ?? ''))
        .filter(id => document.getElementById(id) === null),
      left: [...document.querySelectorAll('main a[href^="/guides/"]')].length,
    }))
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    expect({missing, left}).toEqual({missing: [], left: 0})
    expect(ids).toEqual(
      expect.arrayContaining(['guides-everything--a-part', 'guides-next--a-part']),
    )
  })

  test('has the title of such pages, and is not for search engines', async () => {
    for (const javaScriptEnabled of [false, true]) {
      const page = await site.open(screens.printable, {javaScriptEnabled, init: countPrints})
      expect(await page.title()).toBe('Combined printable page | webpack')
      const robots = page.locator('meta[name="robots"]')
      expect(await robots.getAttribute('content')).toBe('noindex,nofollow')
      if (!javaScriptEnabled) continue
      await takenOver(page)
      await page.getByRole('heading', {level: 1, name: 'Next'}).waitFor()
      expect(await page.title()).toBe('Combined printable page | webpack')
    }
  })

  test('opens the print dialog once, when everything is there', async () => {
    let answer = () => {}
    site.intercept = (request, response) => {
      if (request.url !== everythingJson) return false
      answer = () => {
        site.intercept = undefined
        response.writeHead(302, {Location: everythingJson}).end()
      }
      return true
    }
    const page = await site.open(screens.printable, {init: countPrints})
    await expect.poll(() => page.requests).toContain(everythingJson)
    await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 500)))
    expect(await timesPrinted(page)).toBeNull()
    answer()
    await expect.poll(() => timesPrinted(page)).toBe('1')
    await page.getByRole('heading', {level: 1, name: 'Next'}).waitFor()
    await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 500)))
    expect(await timesPrinted(page)).toBe('1')
  })

  test('says so if a page of it cannot be had, prints nothing, and tries again', async () => {
    site.intercept = (request, response) => {
      if (request.url !== everythingJson) return false
      response.writeHead(500).end()
      return true
    }
    const page = await site.open(screens.printable, {init: countPrints})
    await page.getByText('Error loading content.').waitFor()
    await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 300)))
    expect(await timesPrinted(page)).toBeNull()
    site.intercept = undefined
    await page.getByRole('button', {name: 'Try again'}).click()
    await expect.poll(() => timesPrinted(page)).toBe('1')
    await page.getByRole('heading', {level: 1, name: 'Next'}).waitFor()
  })
})
