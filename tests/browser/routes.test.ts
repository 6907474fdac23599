import {describe, expect, test} from 'vitest'
import {takenOver, useSite, type OpenPage} from './browser.ts'
import {searchOf} from './search-steps.ts'

const site = useSite({
  'site.json': JSON.stringify({
    title: 'Routes',
    header: [{title: 'Guides', url: '/guides/'}],
    footer: [{title: 'License', url: '/license/'}],
    printable: ['guides'],
  }),
  'index.md': '---\ntitle: Home\n---\n\nWelcome.\n',
  'license.md': '---\ntitle: License\n---\n\nText.\n',
  'guides/index.md': '---\ntitle: Guides\n---\n\nText.\n',
  'guides/caching.md': '---\ntitle: Caching\n---\n\nText.\n',
  'guides/deep/HashesOfFiles.md': '---\ntitle: Hashes\n---\n\nText.\n',
  'blog/index.md': '---\ntitle: Blog\n---\n\nText.\n',
})

/** The content of the document at a path after the app has started. */
async function shownAt(page: OpenPage, path: string) {
  const response = await page.goto(site.url + path)
  await takenOver(page)
  return {
    path,
    status: response?.status(),
    title: await page.title(),
    headings: await page.locator('main h1').allTextContents(),
    robots: await page
      .locator('meta[name="robots"]')
      .evaluateAll(elements => elements.map(element => element.getAttribute('content'))),
  }
}

test('the shell of the app has a header, a footer and no text between them, with and without scripts', async () => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await site.open('/app-shell/', {javaScriptEnabled})
    if (javaScriptEnabled) await takenOver(page)
    const header = page.getByRole('banner')
    const footer = page.getByRole('contentinfo')
    expect(await header.getByRole('link', {name: 'Guides'}).isVisible()).toBe(true)
    expect(await footer.getByRole('link', {name: 'License'}).isVisible()).toBe(true)
    expect(await page.locator('main > *').count()).toBe(0)
    expect(await page.locator('main').textContent()).toBe('')
    expect(page.errors).toEqual([])
  }
})

describe('a URL that leads nowhere', () => {
  test('shows that the page was not found, and may not be indexed, unlike a page', async () => {
    const page = await site.open('/')
    const path = '/guides/deep/HashesOfFiles/'
    expect(await shownAt(page, path)).toEqual({
      path,
      status: 200,
      title: 'Hashes | Routes',
      headings: ['Hashes'],
      robots: [],
    })
    for (const missing of ['/guides/Caching/', '/blog/printable/']) {
      expect(await shownAt(page, missing)).toEqual({
        path: missing,
        status: 404,
        title: 'Page Not Found | Routes',
        headings: ['Page Not Found'],
        robots: ['noindex'],
      })
    }
  })

  test('is not found in the app either, and the next page may be indexed again', async () => {
    const page = await site.start('/guides/')
    // Where a link would ask the server, going back does not.
    await page.evaluate(() => {
      history.replaceState(null, '', '/nowhere/')
      history.pushState(null, '', '/guides/')
      history.back()
    })
    await page.getByRole('heading', {level: 1, name: 'Page Not Found'}).waitFor()
    await expect.poll(() => page.title()).toBe('Page Not Found | Routes')
    const robots = page.locator('meta[name="robots"]')
    expect(await robots.getAttribute('content')).toBe('noindex')
    await page.goForward()
    await page.getByRole('heading', {level: 1, name: 'Guides'}).waitFor()
    await expect.poll(() => robots.count()).toBe(0)
  })
})

test('the not-found page leads to similar pages and to the search, or to the sections without scripts', async () => {
  const page = await site.open('/configuration/cachin/')
  const similar = page.getByRole('navigation', {name: 'Similar pages'}).getByRole('link')
  await expect.poll(() => similar.first().getAttribute('href')).toBe('/guides/caching/')
  await page.locator('main').getByRole('button', {name: 'Search'}).click()
  await searchOf(page).input.waitFor()
  await page.keyboard.press('Escape')
  await similar.first().click()
  await page.getByRole('heading', {level: 1, name: 'Caching'}).waitFor()
  const plain = await site.open('/nowhere/', {javaScriptEnabled: false})
  const sections = plain.getByRole('navigation', {name: 'Sections'}).getByRole('link')
  expect(await sections.count()).toBe(1)
  expect(await sections.getAttribute('href')).toBe('/guides/')
  expect(await plain.getByRole('button', {name: 'Search'}).count()).toBe(0)
})

const query = '?b&a=1%20x&a={%22c%22:[1]}&d=true&=&e=a+b'

test('a query stays as it was written: in the document, in a link, and when the reader comes back', async () => {
  const page = await site.start(`/guides/${query}#part`)
  expect(page.url()).toBe(`${site.url}/guides/${query}#part`)

  const link = page.locator('nav a[href="/guides/caching/"]').first()
  await link.evaluate(
    (element, text) => element.setAttribute('href', `/guides/caching/${text}`),
    query,
  )
  await page.locator(`a[href^="/guides/caching/?"]`).first().click()
  await expect.poll(() => page.url()).toBe(`${site.url}/guides/caching/${query}`)
  await page.getByRole('heading', {level: 1, name: 'Caching'}).waitFor()
  await page.getByRole('banner').getByRole('link', {name: 'Guides'}).click()
  await page.waitForURL(`${site.url}/guides/`)
  await page.goBack()
  await page.getByRole('heading', {level: 1, name: 'Caching'}).waitFor()
  expect(page.url()).toBe(`${site.url}/guides/caching/${query}`)
})
