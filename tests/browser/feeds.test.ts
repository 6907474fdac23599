import {expect, test} from 'vitest'
import {useSite} from './browser.ts'

const site = useSite()

test('an XML parser reads the texts of all posts in the feed, as JSON has them', async () => {
  const page = await site.open('/', {bypassCSP: true}) // the site itself parses no text
  const texts = await page.evaluate(async () => {
    const text = await (await fetch('/feed.xml')).text()
    const xml = new DOMParser().parseFromString(text, 'application/xml')
    return [...xml.querySelectorAll('entry > content')].map(({textContent}) => textContent)
  })
  const feed = await fetch(`${site.url}/feed.json`)
  const {items}: {items: {content_html: string}[]} = await feed.json()
  expect(items.length).toBeGreaterThan(10)
  expect(texts).toEqual(items.map(it => it.content_html))
})
