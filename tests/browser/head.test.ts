import {expect, test} from 'vitest'
import {useSite, type OpenPage} from './browser.ts'

const site = useSite()

const origin = 'https://docs.example.org'
const small = useSite({
  'site.json': JSON.stringify({title: 'Small', url: origin, description: 'What the site is.'}),
  'index.md': '---\ntitle: Welcome\n---\n\nText.\n',
  'told.md': '---\ntitle: Told\ndescription: What the page is.\n---\n\n[On](/plain/).\n',
  'plain.md': '---\ntitle: Plain\n---\n\nText.\n',
})

/** Tags with their values, but for those that load something. */
function contentsOf(page: OpenPage): Promise<string[]> {
  return page.evaluate(() =>
    [...document.head.querySelectorAll('meta, link:not([rel~="stylesheet"])')]
      .map(element => element.outerHTML)
      .filter(html => !/rel="(?:modulepreload|preload|prefetch)"/.test(html))
      .toSorted(),
  )
}

test('the tags of the head after a navigation are those of the new document; the browser reads the manifest', async () => {
  const sent = await site.open('/concepts/output/', {javaScriptEnabled: false})
  const tags = await contentsOf(sent)
  for (const part of ['application/atom+xml', 'application/json', 'text/markdown', 'canonical']) {
    expect(tags.join()).toContain(part)
  }
  expect(tags).toEqual([...new Set(tags)])
  const page = await site.start('/concepts/')
  await page.getByTestId('sidebar-item-title').getByText('How Output Works', {exact: true}).click()
  await page.getByRole('heading', {level: 1, name: 'Output'}).waitFor()
  await page.waitForFunction(() => document.title === 'Output | Concepts | webpack')
  expect(await contentsOf(page)).toEqual(tags)
  expect(page.errors).toEqual([])

  const session = await sent.context().newCDPSession(sent)
  const {url, errors, data} = await session.send('Page.getAppManifest')
  expect({url, errors}).toEqual({url: `${site.url}/manifest.json`, errors: []})
  expect(JSON.parse(data ?? '')).toMatchObject({name: 'webpack Documentation', id: '/'})
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

test('the head of a page describes that page, with and without scripts, as its structured data does', async () => {
  const sent = await small.open('/told/', {javaScriptEnabled: false})
  const page = await small.start('/told/')
  const told = valuesFor('/told/', 'Told | Small', 'What the page is.')
  for (const one of [sent, page]) expect(await valuesOf(one)).toEqual(told)
  const data = page.locator('script[type="application/ld+json"]')
  const [article] = JSON.parse((await data.textContent()) ?? '')['@graph']
  expect(article).toMatchObject({headline: 'Told', url: `${origin}/told/`})
  await page.locator('main').getByRole('link', {name: 'On'}).click()
  await page.waitForFunction(() => document.title === 'Plain | Small')
  expect(await valuesOf(page)).toEqual(valuesFor('/plain/', 'Plain | Small', 'What the site is.'))
  expect(await data.count()).toBe(0)
  await sent.goto(`${small.url}/`)
  expect(await valuesOf(sent)).toEqual(valuesFor('/', 'Small', 'What the site is.'))
  expect(page.errors).toEqual([])
})
