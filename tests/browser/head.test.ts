import {describe, expect, test} from 'vitest'
import {takenOver, useSite, type OpenPage} from './browser.ts'

const site = useSite()

const origin = 'https://docs.example.org'
const small = useSite({
  'site.json': JSON.stringify({title: 'Small', url: origin, description: 'What the site is.'}),
  'index.md': '---\ntitle: Welcome\n---\n\nText.\n',
  'told.md': '---\ntitle: Told\ndescription: What the page is.\n---\n\n[On](/plain/).\n',
  'plain.md': '---\ntitle: Plain\n---\n\nText.\n',
})

/** One name for each tag that the head of a page has. */
const expected = [
  'title',
  'description',
  'theme-color',
  'twitter:card',
  'twitter:description',
  'twitter:image',
  'twitter:image:alt',
  'twitter:site',
  'twitter:title',
  'og:description',
  'og:image',
  'og:image:alt',
  'og:image:height',
  'og:image:width',
  'og:site_name',
  'og:title',
  'og:type',
  'og:url',
  'alternate application/atom+xml',
  'alternate application/feed+json',
  'alternate application/json',
  'alternate text/markdown',
  'apple-touch-icon 180x180',
  'canonical',
  'icon 150x150',
  'icon 192x192',
  'icon 512x512',
  'icon any',
  'manifest',
].toSorted()

/** The tags of the head that tell what a page is. */
function tagsOf(page: OpenPage): Promise<string[]> {
  return page.evaluate(() =>
    [...document.head.querySelectorAll('title, meta, link')]
      .map(element => {
        const value = (name: string) => element.getAttribute(name)
        if (element.tagName === 'META') return value('property') ?? value('name')
        if (element.tagName === 'TITLE') return 'title'
        const type = value('rel') === 'alternate' ? value('type') : value('sizes')
        return [value('rel'), type].filter(part => part !== null).join(' ')
      })
      .filter(name => name !== null)
      .filter(name => !/^(?:viewport|stylesheet|modulepreload|preload|prefetch)/.test(name))
      .toSorted(),
  )
}

/** Tags with their values, but for those that load something. */
function contentsOf(page: OpenPage): Promise<string[]> {
  return page.evaluate(() =>
    [...document.head.querySelectorAll('meta, link:not([rel~="stylesheet"])')]
      .map(element => element.outerHTML)
      .filter(html => !/rel="(?:modulepreload|preload|prefetch)"/.test(html))
      .toSorted(),
  )
}

describe('the tags of the head', () => {
  test('appear once each, and after a navigation are those of the new document', async () => {
    const sent = await site.open('/', {javaScriptEnabled: false})
    expect(await tagsOf(sent)).toEqual(expected)
    await sent.goto(`${site.url}/concepts/output/`)
    expect(await tagsOf(sent)).toEqual(expected)

    const page = await site.open('/concepts/')
    await takenOver(page)
    expect(await tagsOf(page)).toEqual(expected)
    await page.getByTestId('sidebar-item-title').getByText('Output', {exact: true}).click()
    await page.getByRole('heading', {level: 1, name: 'Output'}).waitFor()
    await page.waitForFunction(() => document.title === 'Output | Concepts | webpack')
    expect(await tagsOf(page)).toEqual(expected)
    expect(await contentsOf(page)).toEqual(await contentsOf(sent))
    expect(page.errors).toEqual([])
  })
})

/** The metadata in the head of a page. */
function valuesOf(page: OpenPage) {
  return page.evaluate(() => {
    const value = (selector: string, attribute = 'content') =>
      document.head.querySelector(selector)?.getAttribute(attribute) ?? undefined
    return {
      title: document.title,
      description: value('meta[name="description"]'),
      canonical: value('link[rel="canonical"]', 'href'),
      robots: value('meta[name="robots"]'),
      ogTitle: value('meta[property="og:title"]'),
      ogDescription: value('meta[property="og:description"]'),
      ogUrl: value('meta[property="og:url"]'),
      ogImage: value('meta[property="og:image"]'),
      ogType: value('meta[property="og:type"]'),
      ogSiteName: value('meta[property="og:site_name"]'),
      card: value('meta[name="twitter:card"]'),
      cardTitle: value('meta[name="twitter:title"]'),
      color: value('meta[name="theme-color"]'),
      manifest: value('link[rel="manifest"]', 'href'),
    }
  })
}

function valuesFor(path: string, title: string, description: string) {
  return {
    title,
    description,
    canonical: origin + path,
    robots: undefined,
    ogTitle: title,
    ogDescription: description,
    ogUrl: origin + path,
    ogImage: `${origin}/icons/social.png`,
    ogType: 'website',
    ogSiteName: 'Small',
    card: 'summary_large_image',
    cardTitle: title,
    color: '#2B3A42',
    manifest: '/manifest.json',
  }
}

describe('the head of a page', () => {
  test('describes that page, with and without scripts', async () => {
    const sent = await small.open('/told/', {javaScriptEnabled: false})
    const page = await small.start('/told/')
    const told = valuesFor('/told/', 'Told | Small', 'What the page is.')
    for (const one of [sent, page]) expect(await valuesOf(one)).toEqual(told)
    await page.locator('main').getByRole('link', {name: 'On'}).click()
    await page.waitForFunction(() => document.title === 'Plain | Small')
    expect(await valuesOf(page)).toEqual(valuesFor('/plain/', 'Plain | Small', 'What the site is.'))
    await sent.goto(`${small.url}/`)
    expect(await valuesOf(sent)).toEqual(valuesFor('/', 'Small', 'What the site is.'))
  })
})

describe('the structured data of a page', () => {
  test('stays as it was sent until the reader goes to another page', async () => {
    const page = await small.start('/told/')
    const data = page.locator('script[type="application/ld+json"]')
    const [article] = JSON.parse((await data.textContent()) ?? '')['@graph']
    expect(article).toMatchObject({headline: 'Told', url: `${origin}/told/`})
    await page.locator('main').getByRole('link', {name: 'On'}).click()
    await page.waitForFunction(() => document.title === 'Plain | Small')
    expect(await data.count()).toBe(0)
    expect(page.errors).toEqual([])
  })
})

describe('the manifest', () => {
  test('is read by the browser without an error', async () => {
    const page = await site.open('/', {javaScriptEnabled: false})
    const session = await page.context().newCDPSession(page)
    const {url, errors, data} = await session.send('Page.getAppManifest')
    expect({url, errors}).toEqual({url: `${site.url}/manifest.json`, errors: []})
    expect(JSON.parse(data ?? '')).toMatchObject({name: 'webpack Documentation', id: '/'})
  })
})
