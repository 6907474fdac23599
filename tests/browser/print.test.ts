import {readFileSync} from 'node:fs'
import type {IncomingMessage, ServerResponse} from 'node:http'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {framesPass, useSite, type OpenPage} from './browser.ts'
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

/** Elements for the screen that are not part of the text. */
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
  '.download',
  '[role="tablist"]',
  '[role="tooltip"]',
  '[data-testid="contributors"]',
  '[data-testid="sidebar-item-title"]',
  '[data-group]',
  'a[rel="prev"], a[rel="next"]',
]

/** The elements in the document, and those that are printed nevertheless. */
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
  test('shows only its text at any width, dark on white even in the dark theme', async () => {
    const page = await openScreen(site, screen, {viewport: {width: 390, height: 900}})
    await page.context().setOffline(true)
    await page.getByText('You are offline').waitFor()
    await page.emulateMedia({media: 'print'})
    for (const width of [390, 1440]) {
      await page.setViewportSize({width, height: 900})
      const {there, printed} = await findChrome(page)
      expect({width, there}).toEqual({
        width,
        there: expect.arrayContaining(['header', 'footer', 'nav', 'button', '#AppOffline']),
      })
      const hasTitle = await page.locator('h1').first().isVisible()
      expect({width, printed, hasTitle}).toEqual({width, printed: [], hasTitle: true})
    }

    await page.emulateMedia({media: 'screen'})
    await page.getByTestId('hello-darkness').click()
    expect(await page.locator('html').getAttribute('class')).toContain('dark')
    await page.emulateMedia({media: 'print'})
    await settle(page)
    expect(await findDarkTheme(page)).toEqual({lightTexts: [], darkBackgrounds: []})
  })
})

/** Elements whose text is light, and those whose background is dark. */
function findDarkTheme(page: OpenPage): Promise<{lightTexts: string[]; darkBackgrounds: string[]}> {
  return page.evaluate(() => {
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number)
      return alpha === 0 ? 255 : 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const seen = [...document.querySelectorAll('main *')].filter(it => it.checkVisibility())
    const texts = seen.filter(({childNodes}) =>
      [...childNodes].some(node => node instanceof Text && node.data.trim() !== ''),
    )
    return {
      lightTexts: texts
        .filter(it => luminance(getComputedStyle(it).color) > 140)
        .map(it => it.outerHTML),
      darkBackgrounds: [document.documentElement, document.body, ...seen]
        .filter(it => luminance(getComputedStyle(it).backgroundColor) < 200)
        .map(it => it.outerHTML),
    }
  })
}

describe('a page on paper', () => {
  test('says its address and those of links to other sites, and shows every tab under its label', async () => {
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
      ['page', 'none'],
      ['elsewhere', '" (https://example.org/)"'],
      ['publicPath', 'none'],
      ['destructuring', 'none'],
      ['Compiler.emit', 'none'],
      ['the first part', 'none'],
      ['Elsewhere', '" (https://example.org/elsewhere/)"'],
    ])
    expect(await page.locator('.tab').allInnerTexts()).toEqual([
      expect.stringMatching(/^npm\s+npm install/),
      expect.stringMatching(/^yarn\s+yarn add/),
    ])
  })

  test('is printed by its button, wraps its code, and continues on a second sheet', async () => {
    const viewport = {width: 700, height: 900}
    const page = await openScreen(site, 'page', {viewport, init: countPrints})
    await page.getByRole('button', {name: 'Print this page'}).click()
    expect(await timesPrinted(page)).toBe('1')

    await page.emulateMedia({media: 'print'})
    const codes = await page.locator('pre').evaluateAll(elements =>
      elements.map(element => ({
        whiteSpace: getComputedStyle(element).whiteSpace,
        isCut: element.scrollWidth > element.clientWidth + 1,
      })),
    )
    expect(codes.length).toBeGreaterThan(4)
    for (const code of codes) expect(code).toEqual({whiteSpace: 'pre-wrap', isCut: false})

    const pdf = await page.pdf({format: 'A4'})
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(1)
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

describe('the list of posts on paper', () => {
  test('says no paths, which lead nowhere on paper', async () => {
    const page = await openScreen(site, 'blog index')
    await page.emulateMedia({media: 'print'})
    expect(await linkedAddresses(page)).toEqual([
      ['A plan', 'none'],
      ['A release', 'none'],
    ])
  })
})

/** Answers like the service worker without a network: by the shell, in which the app shows all. */
function answerWithShell(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.url !== screens.printable) return false
  response.writeHead(200, {'Content-Type': 'text/html'})
  response.end(readFileSync(join(site.dir, 'app-shell/index.html')))
  return true
}

describe('a printable section', () => {
  test('is a document with a list of its pages, which needs no scripts', async () => {
    const page = await site.open(screens.printable, {javaScriptEnabled: false})
    const titles = await page
      .locator('.article h1')
      .evaluateAll(headings =>
        headings.map(heading => [heading.firstChild?.textContent, `#${heading.id}`]),
      )
    expect(titles.length).toBeGreaterThan(2)
    const contents = page.getByRole('region', {name: 'Contents of “Guides”'}).getByRole('link')
    const links = await contents.evaluateAll(all =>
      all.map(link => [link.textContent, link.getAttribute('href')]),
    )
    expect(links).toEqual(titles)
    expect(await page.getByText('needs JavaScript').count()).toBe(0)
  })

  test('opens the print dialog once, without a request for its pages', async () => {
    const page = await site.open(screens.printable, {init: countPrints})
    await expect.poll(() => timesPrinted(page)).toBe('1')
    await framesPass(page)
    expect(await timesPrinted(page)).toBe('1')
    expect(page.requests.filter(url => url.startsWith('/data/v1/pages/'))).toEqual([])
    expect(page.errors).toEqual([])
  })

  test('opens the print dialog once in the shell, when all its pages are there', async () => {
    let answer = () => {}
    site.intercept = (request, response) => {
      if (request.url !== everythingJson) return answerWithShell(request, response)
      answer = () => {
        site.intercept = answerWithShell
        response.writeHead(302, {Location: everythingJson}).end()
      }
      return true
    }
    const page = await site.open(screens.printable, {init: countPrints})
    await expect.poll(() => page.requests).toContain(everythingJson)
    await page.waitForLoadState('load')
    await framesPass(page)
    expect(await timesPrinted(page)).toBeNull()
    answer()
    await expect.poll(() => timesPrinted(page)).toBe('1')
    await page.getByRole('heading', {level: 1, name: 'Next'}).waitFor()
    await framesPass(page)
    expect(await timesPrinted(page)).toBe('1')
  })

  test('says that a page of it could not be loaded, prints nothing, and tries again', async () => {
    site.intercept = (request, response) => {
      if (request.url !== everythingJson) return answerWithShell(request, response)
      response.writeHead(500).end()
      return true
    }
    const page = await site.open(screens.printable, {init: countPrints})
    await page.getByText('Error loading content.').waitFor()
    await framesPass(page)
    expect(await timesPrinted(page)).toBeNull()
    site.intercept = undefined
    await page.getByRole('button', {name: 'Try again'}).click()
    await expect.poll(() => timesPrinted(page)).toBe('1')
    await page.getByRole('heading', {level: 1, name: 'Next'}).waitFor()
  })

  test('is one document with unique ids and a title, in the order of the sidebar', async () => {
    const page = await openScreen(site, 'printable')
    expect(await page.title()).toBe('Guides: combined printable page | webpack')
    const robots = page.locator('meta[name="robots"]')
    expect(await robots.getAttribute('content')).toBe('noindex,nofollow')

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
    const link = page.locator('main').getByRole('link', {name: 'everything', exact: true})
    expect(await link.getAttribute('href')).toBe('#guides-everything--the-end')

    const headings = await page
      .locator('main :is(h1, h2, h3, h4)')
      .evaluateAll(elements =>
        elements.map(({localName, firstChild}) => `${localName} ${firstChild?.textContent}`),
      )
    const [start, end] = ['h1 Everything', 'h1 Next'].map(title => headings.indexOf(title))
    expect(headings.slice(start, end)).toEqual([
      'h1 Everything',
      'h3 A part',
      'h4 everything.option',
      'h4 Another',
      'h3 The end',
    ])
    const contents = await page
      .locator('section[aria-labelledby="AppContents"] a')
      .evaluateAll(links =>
        links.map(it => ({
          text: it.textContent,
          leadsTo: document.getElementById(it.getAttribute('href')?.slice(1) ?? '')?.firstChild
            ?.textContent,
        })),
      )
    await page.goto(site.url + screens.page)
    const titles = await page.getByTestId('sidebar-item-title').allTextContents()
    expect(titles.length).toBeGreaterThan(2)
    expect(headings.filter(heading => heading.startsWith('h1'))).toEqual(
      titles.map(title => `h1 ${title}`),
    )
    expect(contents).toEqual(titles.map(title => ({text: title, leadsTo: title})))
  })

  test('has its title before scripts run, and is not for search engines', async () => {
    const html = await (await fetch(site.url + screens.printable)).text()
    expect(html).toContain('<title>Guides: combined printable page | webpack</title>')
    expect(html.match(/<meta name="robots"[^>]*>/g)).toEqual([
      expect.stringContaining('content="noindex,nofollow"'),
    ])
  })
})
