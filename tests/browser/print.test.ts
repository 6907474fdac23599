import {readFileSync} from 'node:fs'
import type {IncomingMessage, ServerResponse} from 'node:http'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {framesPass, useSite, type OpenPage} from './browser.ts'
import {openScreen, screens} from './screens.ts'

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

describe('a page on paper', () => {
  test('is printed by its button, says its address and those of links to other sites, shows every tab under its label, wraps its code, and continues on a second sheet', async () => {
    const page = await openScreen(site, 'page', {init: countPrints})
    await page.getByRole('button', {name: 'Print this page'}).click()
    await expect.poll(() => timesPrinted(page)).toBe('1')
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
      ['Guides', 'none'],
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
    await page.setViewportSize({width: 700, height: 900})
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

const name = 'optimization.splitChunks.cacheGroups.enforceSizeThreshold'
const word = 'x'.repeat(70)
const hostile = (cell: string, columns: number) => {
  const row = (text: string) => `| ${Array.from({length: columns}, () => text).join(' | ')} |`
  return [row('Heading'), row('---'), row(cell), row(`${cell}, ${cell}`)].join('\n')
}
const wide = useSite({
  'index.md': '---\ntitle: Home\n---\n',
  'guides/index.md': `---\ntitle: Guides\n---\n
${hostile(name, 4)}

${hostile(`\`${name}\``, 5)}

${hostile(word, 3)}

${hostile(`\`${word}\``, 6)}

${hostile('Some prose that has several words, of which none is long.', 8)}

${hostile(`<https://example.org/${word}>`, 2)}
`,
})

test('wide tables on paper stay on the sheet', async () => {
  const page = await wide.open('/guides/')
  await page.emulateMedia({media: 'print'})
  const sheets = {A4: 673, Letter: 695} // the widths between margins of 16 mm
  for (const width of Object.values(sheets)) {
    await page.setViewportSize({width, height: 900})
    const over = await page
      .locator('main table')
      .evaluateAll(tables =>
        tables.map(table => table.getBoundingClientRect().right - document.body.clientWidth),
      )
    expect(over).toHaveLength(6)
    expect(Math.max(...over)).toBeLessThanOrEqual(0)
  }
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

test('the list of posts on paper says no paths, which lead nowhere on paper', async () => {
  const page = await openScreen(site, 'blog index')
  await page.emulateMedia({media: 'print'})
  expect(await linkedAddresses(page)).toEqual([
    ['A plan', 'none'],
    ['A release', 'none'],
  ])
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
    expect(await page.title()).toBe('Guides: combined printable page | webpack')
    const robots = page.locator('meta[name="robots"]')
    expect(await robots.getAttribute('content')).toBe('noindex,nofollow')
    expect(page.requests.filter(url => url.startsWith('/data/v1/pages/'))).toEqual([])
    expect(page.errors).toEqual([])
  })

  test('opens the print dialog once in the shell, when all its pages are there, not if one of them fails', async () => {
    let answer = () => {}
    site.intercept = (request, response) => {
      if (request.url !== everythingJson) return answerWithShell(request, response)
      answer = () => void response.writeHead(500).end()
      return true
    }
    const page = await site.open(screens.printable, {init: countPrints})
    await expect.poll(() => page.requests).toContain(everythingJson)
    await page.waitForLoadState('load')
    await framesPass(page)
    expect(await timesPrinted(page)).toBeNull()
    answer()
    await page.getByText('Error loading content.').waitFor()
    await framesPass(page)
    expect(await timesPrinted(page)).toBeNull()
    site.intercept = undefined
    await page.getByRole('button', {name: 'Try again'}).click()
    await expect.poll(() => timesPrinted(page)).toBe('1')
    await page.getByRole('heading', {level: 1, name: 'Next'}).waitFor()
    await framesPass(page)
    expect(await timesPrinted(page)).toBe('1')
  })
})
