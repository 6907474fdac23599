import {describe, expect, test} from 'vitest'
import {takenOver, useSite, type OpenPage} from './browser.ts'

const moved = '/configuration/other-options/'
const site = useSite({
  'index.md': `---
title: Home
---

[Moved](${moved}#cachetype), [gone](/gone/#cache-b), [stayed](${moved}#amd), [old](/old/).
`,
  'configuration/other-options.md': `---
title: Other Options
---

[Within](#cachetype), [here](#amd).

## amd

Text.
`,
  'configuration/cache.md': `---
title: Cache
---

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

async function open(path: string): Promise<OpenPage> {
  const page = await site.open(path)
  await takenOver(page)
  return page
}

async function expectCache(page: OpenPage, hash: string): Promise<void> {
  await page.waitForURL(`${site.url}/configuration/cache/${hash}`)
  await page.getByRole('heading', {level: 1, name: 'Cache'}).waitFor()
  await expect.poll(() => page.title()).toBe('Cache | Documentation')
}

/** How far below the top of the window the heading is that the hash names. */
function headingTop(page: OpenPage): Promise<number> {
  return page.locator('#cachetype').evaluate(element => element.getBoundingClientRect().top)
}

function link(page: OpenPage, name: string) {
  return page.locator('main').getByRole('link', {name, exact: true})
}

describe('a url whose hash moved to another page', () => {
  test.each([moved, moved.slice(0, -1)])('is replaced on a first visit: %s', async path => {
    const page = await site.open(`${path}#cachetype`)
    await expectCache(page, '#cachetype')
    await expect.poll(() => headingTop(page)).toBeLessThan(200)
    expect(await headingTop(page)).toBeGreaterThan(0)
    expect(page.errors).toEqual([])
    await page.goBack()
    expect(page.url()).toBe('about:blank')
  })

  test.each(['/gone/', '/gone'])('is replaced although nothing else is there: %s', async path => {
    const page = await site.open(`${path}?a=b#cache-b`)
    await page.waitForURL(`${site.url}/configuration/cache/?a=b#cache-b`)
    await page.getByRole('heading', {level: 1, name: 'Cache'}).waitFor()
    await expect.poll(() => page.title()).toBe('Cache | Documentation')
  })

  test('is replaced when a link leads there, and back leads to the page of the link', async () => {
    const page = await open('/')
    await link(page, 'Moved').click()
    await expectCache(page, '#cachetype')
    await expect.poll(() => headingTop(page)).toBeLessThan(200)
    await page.goBack()
    await link(page, 'Moved').waitFor()
    expect(page.url()).toBe(`${site.url}/`)
    await page.goForward()
    await expectCache(page, '#cachetype')
  })

  test('is replaced when a link leads there from a site that knows no such page', async () => {
    const page = await open('/')
    await link(page, 'gone').click()
    await expectCache(page, '#cache-b')
    await page.goBack()
    await link(page, 'Moved').waitFor()
    expect(page.url()).toBe(`${site.url}/`)
  })

  test('is replaced when only the hash changes, and back leads to the page', async () => {
    const page = await open(moved)
    await link(page, 'Within').click()
    await expectCache(page, '#cachetype')
    await expect.poll(() => headingTop(page)).toBeLessThan(200)
    await page.goBack()
    await page.getByRole('heading', {level: 1, name: 'Other Options'}).waitFor()
    expect(page.url()).toBe(site.url + moved)
    await page.evaluate(() => (location.hash = '#cachetype'))
    await expectCache(page, '#cachetype')
  })

  test('stays with any other hash', async () => {
    const page = await open('/')
    await link(page, 'stayed').click()
    await page.getByRole('heading', {level: 1, name: 'Other Options'}).waitFor()
    await page.waitForURL(`${site.url}${moved}#amd`)
    const first = await open(`${moved}#amd`)
    await link(first, 'here').click()
    expect(first.url()).toBe(`${site.url}${moved}#amd`)
  })
})

describe('an old url', () => {
  test('leads to the new one by way of the server, with its query', async () => {
    const page = await open('/')
    await link(page, 'old').click()
    await expectCache(page, '#cachetype')
    await page.goto(`${site.url}/old?a=b`)
    expect(page.url()).toBe(`${site.url}/configuration/cache/?a=b#cachetype`)
  })
})

describe('a url without its final slash', () => {
  test('gets it where a link leads there', async () => {
    const page = await open('/')
    await link(page, 'Moved').evaluate(element =>
      element.setAttribute('href', '/configuration/cache?a=b'),
    )
    await link(page, 'Moved').click()
    await expectCache(page, '?a=b')
    await page.goBack()
    expect(page.url()).toBe(`${site.url}/`)
  })

  test.each(['', '?a=b#cachetype'])(
    'gets it on a first visit without the server: %s',
    async rest => {
      const document = await (await fetch(`${site.url}/configuration/cache/`)).text()
      site.intercept = (request, response) => {
        if (request.url?.split('?')[0] !== '/configuration/cache') return false
        response.writeHead(200, {'Content-Type': 'text/html;charset=utf-8'}).end(document)
        return true
      }
      const page = await open(`/configuration/cache${rest}`)
      expect(page.url()).toBe(`${site.url}/configuration/cache/${rest}`)
      expect(page.requests.filter(url => url.includes('/pages/'))).toEqual([])
      expect(page.errors).toEqual([])
    },
  )
})
