import {describe, expect, test} from 'vitest'
import {takenOver, useSite, type OpenPage} from './browser.ts'
import {answerWith, expectBelowHeader} from './page-parts.ts'
import {visitAndStore} from './stored-content.ts'

const moved = '/configuration/other-options/'
const site = useSite({
  'index.md': `---\ntitle: Home\n---\n
[Moved](${moved}#cachetype), [gone](/gone/#cache-b), [stayed](${moved}#amd), [old](/old/).
`,
  'configuration/other-options.md': `---\ntitle: Other Options\n---\n
[Within](#cachetype), [here](#amd).

## amd

Text.
`,
  'configuration/cache.md': `---\ntitle: Cache\n---\n
${'Text.\n\n'.repeat(60)}

## cache.type

${'Text.\n\n'.repeat(60)}
`,
  'redirects.json': JSON.stringify([
    {from: moved, hash: '#cache', to: '/configuration/cache/'},
    {from: '/gone/', hash: '#cache', to: '/configuration/cache/'},
    {from: '/old/', to: '/configuration/cache/#cachetype'},
  ]),
})

async function expectCache(page: OpenPage, hash: string): Promise<void> {
  await page.waitForURL(`${site.url}/configuration/cache/${hash}`)
  await page.getByRole('heading', {level: 1, name: 'Cache'}).waitFor()
  await expect.poll(() => page.title()).toBe('Cache | Documentation')
}

function link(page: OpenPage, name: string) {
  return page.locator('main').getByRole('link', {name, exact: true})
}

/** Opens a page that no other page of the site comes before. */
async function visit(page: OpenPage, path: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(site.url + path)
}

async function backHome(page: OpenPage): Promise<void> {
  await page.goBack()
  await link(page, 'Moved').waitFor()
  expect(page.url()).toBe(`${site.url}/`)
}

describe('a URL whose hash moved to another page', () => {
  test('is replaced on a first visit, also if its page does not exist', async () => {
    const page = await site.open('/')
    for (const path of [moved, moved.slice(0, -1)]) {
      await visit(page, `${path}#cachetype`)
      await expectCache(page, '#cachetype')
      await expectBelowHeader(page, 'cachetype')
      expect(page.errors).toEqual([])
      await page.goBack()
      expect({path, back: page.url()}).toEqual({path, back: 'about:blank'})
    }
    await visit(page, '/gone?a=b#cache-b')
    await expectCache(page, '?a=b#cache-b')
    await visit(page, `${moved}#amd`) // has stayed
    await takenOver(page)
    expect(page.url()).toBe(`${site.url}${moved}#amd`)
  })

  test('is replaced when a link of another page leads there or only the hash changes to it, as is a URL without its slash, and back leads to the page', async () => {
    const page = await site.start('/')
    await link(page, 'Moved').click()
    await expectCache(page, '#cachetype')
    await expectBelowHeader(page, 'cachetype')
    await backHome(page)
    await page.goForward()
    await expectCache(page, '#cachetype')
    await backHome(page)

    await link(page, 'stayed').click() // has another hash
    await page.getByRole('heading', {level: 1, name: 'Other Options'}).waitFor()
    await page.waitForURL(`${site.url}${moved}#amd`)
    await link(page, 'here').click()
    expect(page.url()).toBe(`${site.url}${moved}#amd`)
    await link(page, 'Within').click()
    for (const isFirst of [true, false]) {
      await expectCache(page, '#cachetype')
      await expectBelowHeader(page, 'cachetype')
      await page.goBack()
      await page.getByRole('heading', {level: 1, name: 'Other Options'}).waitFor()
      await expect.poll(() => page.url()).toBe(`${site.url}${moved}#amd`)
      if (isFirst) await page.evaluate(() => (location.hash = '#cachetype'))
    }
    await backHome(page)

    await link(page, 'gone').click() // no page is there
    await expectCache(page, '#cache-b')
    await backHome(page)

    await link(page, 'Moved').evaluate(element =>
      element.setAttribute('href', '/configuration/cache?a=b'),
    )
    await link(page, 'Moved').click()
    await expectCache(page, '?a=b')
    await backHome(page)
  })
})

test('an old URL and the file of a page lead to the page by way of the server, with their query, and without a network, once it is stored', async () => {
  const page = await visitAndStore(site, '/')
  await link(page, 'old').click()
  await expectCache(page, '#cachetype')
  await page.goto(`${site.url}/old?a=b`)
  expect(page.url()).toBe(`${site.url}/configuration/cache/?a=b#cachetype`)
  await page.goto(`${site.url}/index.html`)
  expect(page.url()).toBe(`${site.url}/`)
  await page.context().setOffline(true)
  await page.goto(`${site.url}/old/`)
  await expectCache(page, '#cachetype')
  await page.goto(`${site.url}/configuration/cache/index.html?a=b#cachetype`)
  await expectCache(page, '?a=b#cachetype')
  await page.goto(`${site.url}/old/index.html`)
  await expectCache(page, '#cachetype')
})

test.each([
  {path: '/configuration/cache', rest: ''},
  {path: '/configuration/cache/index.html', rest: '?a=b#cachetype'},
])(
  'the URL $path$rest becomes that of the page on a first visit even if the server does not redirect',
  async ({path, rest}) => {
    const document = await (await fetch(`${site.url}/configuration/cache/`)).text()
    answerWith(site, new RegExp(`^${path}(?:\\?|$)`), response =>
      response.writeHead(200, {'Content-Type': 'text/html;charset=utf-8'}).end(document),
    )
    const page = await site.start(path + rest)
    expect(page.url()).toBe(`${site.url}/configuration/cache/${rest}`)
    expect(await page.title()).toBe('Cache | Documentation')
    expect(await page.locator('[aria-current="page"]').allTextContents()).toContain('Cache')
    const previous = page.getByRole('navigation', {name: 'Previous and next page'})
    expect(await previous.locator('a').getAttribute('href')).toBe('/configuration/other-options/')
    expect(page.requests.filter(url => url.includes('/pages/'))).toEqual([])
    expect(page.errors).toEqual([])
  },
)
