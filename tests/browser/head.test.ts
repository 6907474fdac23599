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
      .filter(name => !/^(?:viewport|stylesheet|modulepreload|preload)/.test(name))
      .toSorted(),
  )
}

describe('the head', () => {
  test.each(['/', '/concepts/output/'])('of %s has each tag once without scripts', async path => {
    const page = await site.open(path, {javaScriptEnabled: false})
    expect(await tagsOf(page)).toEqual(expected)
  })

  test('has each tag once after React took over, and after a navigation', async () => {
    const page = await site.open('/concepts/')
    await takenOver(page)
    expect(await tagsOf(page)).toEqual(expected)
    await page.getByTestId('sidebar-item-title').getByText('Output', {exact: true}).click()
    await page.getByRole('heading', {level: 1, name: 'Output'}).waitFor()
    await page.waitForFunction(() => document.title === 'Output | webpack')
    expect(await tagsOf(page)).toEqual(expected)
    expect(page.errors).toEqual([])
  })

  test('is that of the page after a navigation, as in its own document', async () => {
    const contents = (page: OpenPage) =>
      page.evaluate(() =>
        [...document.head.querySelectorAll('meta, link:not([rel~="stylesheet"])')]
          .map(element => element.outerHTML)
          .filter(html => !/rel="(?:modulepreload|preload)"/.test(html))
          .toSorted(),
      )
    const visited = await site.open('/concepts/')
    await takenOver(visited)
    await visited.getByTestId('sidebar-item-title').getByText('Output', {exact: true}).click()
    await visited.waitForFunction(() => document.title === 'Output | webpack')
    const sent = await site.open('/concepts/output/', {javaScriptEnabled: false})
    expect(await contents(visited)).toEqual(await contents(sent))
  })
})

/** What the head of a page says of it. */
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

describe('what the head says', () => {
  test.each([
    ['/', 'Small', 'What the site is.'],
    ['/told/', 'Told | Small', 'What the page is.'],
    ['/plain/', 'Plain | Small', 'What the site is.'],
  ])('of %s is of that page alone, also without scripts', async (path, title, description) => {
    const sent = await small.open(path, {javaScriptEnabled: false})
    expect(await valuesOf(sent)).toEqual(valuesFor(path, title, description))
    const page = await small.open(path)
    await takenOver(page)
    expect(await valuesOf(page)).toEqual(valuesFor(path, title, description))
  })

  test('of a page that follows does not keep what the page before said', async () => {
    const page = await small.open('/told/')
    await takenOver(page)
    await page.locator('main').getByRole('link', {name: 'On'}).click()
    await page.waitForFunction(() => document.title === 'Plain | Small')
    expect(await valuesOf(page)).toEqual(valuesFor('/plain/', 'Plain | Small', 'What the site is.'))
  })

  test('of a url that leads nowhere keeps it out of search engines', async () => {
    for (const javaScriptEnabled of [false, true]) {
      const page = await small.open('/nowhere/', {javaScriptEnabled})
      if (javaScriptEnabled) await takenOver(page)
      expect(await valuesOf(page)).toMatchObject({
        title: 'Page Not Found | Small',
        description: 'What the site is.',
        robots: 'noindex',
      })
    }
  })
})

describe('the manifest', () => {
  test('is read by the browser without an error', async () => {
    const page = await site.open('/')
    const session = await page.context().newCDPSession(page)
    const {url, errors, data} = await session.send('Page.getAppManifest')
    expect({url, errors}).toEqual({url: `${site.url}/manifest.json`, errors: []})
    expect(JSON.parse(data ?? '')).toMatchObject({name: 'webpack Documentation', id: '/'})
  })
})
