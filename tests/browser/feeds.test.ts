import {expect, test} from 'vitest'
import {useSite, type OpenPage} from './browser.ts'

const origin = 'https://docs.example.org'
const leap = '/blog/2020-02-29-leap/'
const title = 'A <b> & "c" \' ]]> d'

const site = useSite({
  'site.json': JSON.stringify({title: 'Small & "more"', url: origin, description: 'What <it> is.'}),
  'index.md': '---\ntitle: Welcome\n---\n\nText.\n',
  'blog/index.md': '---\ntitle: Blog\n---\n\nText.\n',
  'blog/2019-01-01-first.md': '---\ntitle: First\ndescription: Told.\n---\n\n[On](#on)\n\n## On\n',
  'blog/2020-02-29-leap.md': `---
title: "A <b> & \\"c\\" ' ]]> d"
contributors: [octocat]
---

See [the first](./2019-01-01-first.md) & \`a < b ]]> c\`. ![A square](./square.svg)

\`\`\`js title="webpack.config.js"
module.exports = {}
\`\`\`
`,
  'blog/square.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
})

/** The site itself parses no text; a reader of feeds does. */
const parsing = {bypassCSP: true} as const

/** The Atom feed as a feed reader parses it; the text of each entry is parsed as HTML. */
function readAtom(page: OpenPage) {
  return page.evaluate(async () => {
    const parser = new DOMParser()
    const xml = parser.parseFromString(await (await fetch('/feed.xml')).text(), 'application/xml')
    const valuesOf = (parent: Element) => {
      const find = (name: string) => [...parent.children].find(it => it.localName === name)
      return {
        id: find('id')?.textContent,
        title: find('title')?.textContent,
        updated: find('updated')?.textContent,
        author: find('author')?.textContent,
        summary: find('summary')?.textContent,
        content: find('content')?.textContent,
        links: [...parent.querySelectorAll(':scope > link')].map(it => it.getAttribute('href')),
      }
    }
    return {
      error: xml.querySelector('parsererror')?.textContent,
      namespaces: [...new Set([...xml.querySelectorAll('*')].map(one => one.namespaceURI))],
      feed: valuesOf(xml.documentElement),
      entries: [...xml.querySelectorAll('entry')].map(entry => {
        const {content, ...values} = valuesOf(entry)
        const html = parser.parseFromString(content ?? '', 'text/html')
        const urls = [...html.querySelectorAll('[href], [src]')].map(
          element => element.getAttribute('href') ?? element.getAttribute('src'),
        )
        return {...values, text: html.body.textContent, urls}
      }),
    }
  })
}

test('the feeds and the sitemap are read by an XML parser as what the posts say, and as all URLs; JSON says the same', async () => {
  const page = await site.open('/', parsing)
  const {entries, ...atom} = await readAtom(page)
  expect(atom).toMatchObject({
    error: undefined,
    namespaces: ['http://www.w3.org/2005/Atom'],
    feed: {
      id: `${origin}/feed.xml`,
      title: 'Blog | Small & "more"',
      updated: '2020-02-29T00:00:00Z',
      author: expect.stringContaining('Small & "more"'),
      links: [`${origin}/feed.xml`, `${origin}/blog/`],
    },
  })
  expect(entries).toMatchObject([
    {
      id: origin + leap,
      title,
      updated: '2020-02-29T00:00:00Z',
      author: undefined,
      links: [origin + leap],
      urls: [`${origin}/blog/2019-01-01-first/`, `${origin}/blog/square.svg`],
    },
    {title: 'First', summary: 'Told.', urls: [`${origin}/blog/2019-01-01-first/#on`]},
  ])
  expect(entries[0]?.text).toContain('See the first & a < b ]]> c. ')
  expect(entries[0]?.text).toContain('webpack.config.js')
  expect(entries[0]?.text).not.toContain('Copy')

  const json: unknown = await (await fetch(`${site.url}/feed.json`)).json()
  expect(json).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: atom.feed.title,
    feed_url: `${origin}/feed.json`,
    items: entries.map(({id, updated, summary}) => ({id, date_published: updated, summary})),
  })
  const urls = await page.evaluate(async () => {
    const text = await (await fetch('/sitemap.xml')).text()
    const xml = new DOMParser().parseFromString(text, 'application/xml')
    return [...xml.querySelectorAll('urlset > url > loc')].map(({textContent}) => textContent)
  })
  expect(urls).toEqual(['/', '/blog/', leap, '/blog/2019-01-01-first/'].map(path => origin + path))
})
