import {expect, test} from 'vitest'
import {useSite} from './browser.ts'

const site = useSite()

test('an XML parser reads the texts of all posts in the feed, as JSON has them, and all pages in the sitemap', async () => {
  const page = await site.open('/', {bypassCSP: true}) // the site itself parses no text
  const textsIn = (url: string, selector: string) =>
    page.evaluate(
      async ([file = '', wanted = '']) => {
        const text = await (await fetch(file)).text()
        const xml = new DOMParser().parseFromString(text, 'application/xml')
        return [...xml.querySelectorAll(wanted)].map(({textContent}) => textContent)
      },
      [url, selector],
    )
  const read = (url: string) => fetch(site.url + url).then(answer => answer.json())
  const {items}: {items: {content_html: string}[]} = await read('/feed.json')
  expect(items.length).toBeGreaterThan(10)
  expect(await textsIn('/feed.xml', 'entry > content')).toEqual(items.map(it => it.content_html))
  const {resources}: {resources: {pages: object}} = await read('/data/v1/index.json')
  const urls = await textsIn('/sitemap.xml', 'urlset > url > loc')
  const paths = urls.map(url => new URL(url).pathname)
  expect(new Set(paths)).toEqual(new Set(Object.keys(resources.pages)))
})
