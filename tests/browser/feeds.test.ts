import {describe, expect, test} from 'vitest'
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
    const textOf = (parent: Element, name: string) =>
      [...parent.children].find(({localName}) => localName === name)?.textContent
    const valuesOf = (element: Element) => ({
      id: textOf(element, 'id'),
      title: textOf(element, 'title'),
      updated: textOf(element, 'updated'),
      authors: [...element.children]
        .filter(({localName}) => localName === 'author')
        .map(author => [textOf(author, 'name'), textOf(author, 'uri')]),
      links: [...element.children]
        .filter(({localName}) => localName === 'link')
        .map(link => [link.getAttribute('rel'), link.getAttribute('href')]),
    })
    return {
      error: xml.querySelector('parsererror')?.textContent,
      namespaces: [...new Set([...xml.querySelectorAll('*')].map(one => one.namespaceURI))],
      feed: valuesOf(xml.documentElement),
      entries: [...xml.querySelectorAll('entry')].map(entry => {
        const html = parser.parseFromString(textOf(entry, 'content') ?? '', 'text/html')
        const urls = [...html.querySelectorAll('[href], [src]')].map(
          element => element.getAttribute('href') ?? element.getAttribute('src'),
        )
        return {
          ...valuesOf(entry),
          summary: textOf(entry, 'summary'),
          text: html.body.textContent,
          urls,
        }
      }),
    }
  })
}

describe('the feeds and the sitemap', () => {
  test('are read by an XML parser as what the posts say, and as all URLs; JSON says the same', async () => {
    const page = await site.open('/', parsing)
    const {entries, ...atom} = await readAtom(page)
    expect(atom).toEqual({
      error: undefined,
      namespaces: ['http://www.w3.org/2005/Atom'],
      feed: {
        id: `${origin}/feed.xml`,
        title: 'Blog | Small & "more"',
        updated: '2020-02-29T00:00:00Z',
        authors: [['Small & "more"', `${origin}/`]],
        links: [
          ['self', `${origin}/feed.xml`],
          ['alternate', `${origin}/blog/`],
        ],
      },
    })
    expect(entries).toMatchObject([
      {
        id: origin + leap,
        title,
        updated: '2020-02-29T00:00:00Z',
        authors: [],
        links: [['alternate', origin + leap]],
        urls: [`${origin}/blog/2019-01-01-first/`, `${origin}/blog/square.svg`],
      },
      {
        title: 'First',
        authors: [],
        summary: 'Told.',
        urls: [`${origin}/blog/2019-01-01-first/#on`],
      },
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
    expect(urls).toEqual(
      ['/', '/blog/', leap, '/blog/2019-01-01-first/'].map(path => origin + path),
    )
  })
})
