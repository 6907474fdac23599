import {expect, test} from 'vitest'
import {formatAtom} from '../../../tools/output/feeds/atom.ts'
import {buildJsonFeed} from '../../../tools/output/feeds/json-feed.ts'
import {pagesOf, siteOf, type FrontMatters} from '../some-site.ts'

const site = {title: 'Small', url: 'https://example.org', description: 'What the site is.'}

function feedOf(pages: FrontMatters) {
  return siteOf(pagesOf(pages, {excerpt: 'How it begins.'}), {settings: site}).feed
}

test('the feed has the dated posts of the blog, newest first, wherever they lie below it', () => {
  const feed = feedOf({
    'index.md': {date: '2024-01-01'},
    'guides/2024-01-01-guide.md': {},
    'blog/index.md': {title: 'News', date: '2024-01-01'},
    'blog/2020-02-29-leap.md': {},
    'blog/2021-01-01-next.md': {date: '2021-01-02'},
    'blog/old/2020-06-01-between.md': {},
    'blog/2021-02-29-no-day.md': {},
    'blog/undated.md': {},
  })
  expect(feed).toMatchObject({
    title: 'News | Small',
    homeUrl: 'https://example.org/blog/',
    siteUrl: 'https://example.org/',
  })
  expect(feed?.posts.map(({url, date}) => [url, date])).toEqual([
    ['https://example.org/blog/2021-01-01-next/', '2021-01-02T00:00:00Z'],
    ['https://example.org/blog/old/2020-06-01-between/', '2020-06-01T00:00:00Z'],
    ['https://example.org/blog/2020-02-29-leap/', '2020-02-29T00:00:00Z'],
  ])
})

test('the feed has the 20 newest of many posts', () => {
  const days = Array.from({length: 25}, (_, day) => String(day + 1).padStart(2, '0'))
  const feed = feedOf(Object.fromEntries(days.map(day => [`blog/2020-01-${day}-a.md`, {}])))
  expect(feed?.posts.map(({date}) => date.slice(8, 10))).toEqual(days.toReversed().slice(0, 20))
})

test('the feed dates a post by its text, and no text before its post, and summarizes it', () => {
  const feed = feedOf({
    'blog/2020-01-02-late.md': {updated: '2020-05-01', description: 'Described.'},
    'blog/2020-01-01-early.md': {updated: '2019-01-01'},
  })
  expect(feed?.posts.map(({date, updated, summary}) => [date, updated, summary])).toEqual([
    ['2020-01-02T00:00:00Z', '2020-05-01T00:00:00Z', 'Described.'],
    ['2020-01-01T00:00:00Z', '2020-01-01T00:00:00Z', 'How it begins.'],
  ])
})

test('the feed is nothing without a blog, or without a dated post in it', () => {
  expect(feedOf({'index.md': {}, 'guides/2020-01-01-guide.md': {}})).toBeUndefined()
  expect(feedOf({'blog/index.md': {date: '2020-01-01'}, 'blog/undated.md': {}})).toBeUndefined()
})

const feed = feedOf({
  'blog/2020-02-29-leap.md': {
    title: 'A <b> & "c" ]]> \u0007d',
    contributors: ['one'],
    updated: '2020-03-01',
  },
  'blog/2020-01-01-first.md': {},
})
const htmlOf = new Map([
  ['blog/2020-02-29-leap.md', '<p>1 &lt; 2 ]]&gt;</p>'],
  ['blog/2020-01-01-first.md', ''],
])

test('formatAtom has what Atom requires of a feed and of an entry', () => {
  const text = feed && formatAtom(feed, htmlOf)
  expect(text).toContain(`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<id>https://example.org/feed.xml</id>
<title>Blog | Small</title>
<subtitle>What the site is.</subtitle>
<updated>2020-03-01T00:00:00Z</updated>
<link rel="self" type="application/atom+xml" href="https://example.org/feed.xml"/>
<link rel="alternate" type="text/html" href="https://example.org/"/>
<author><name>Small</name><uri>https://example.org/</uri></author>
<icon>https://example.org/icon.svg</icon>
<entry>
<id>https://example.org/blog/2020-02-29-leap/</id>
<title>A &lt;b&gt; &amp; &quot;c&quot; ]]&gt; d</title>
<published>2020-02-29T00:00:00Z</published>
<updated>2020-03-01T00:00:00Z</updated>
<link rel="alternate" type="text/html" href="https://example.org/blog/2020-02-29-leap/"/>
<summary>How it begins.</summary>
<content type="html">&lt;p&gt;1 &amp;lt; 2 ]]&amp;gt;&lt;/p&gt;</content>
</entry>
<entry>
`)
  expect(text).toMatch(/<\/entry>\n<\/feed>\n$/)
  expect(text, 'contributors of earlier versions').not.toContain('github.com')
})

test('buildJsonFeed has what JSON Feed 1.1 requires, and leaves out what is not known', () => {
  const url = 'https://example.org/blog/2020-02-29-leap/'
  const leap = {id: url, url, title: 'A <b> & "c" ]]> d', date_published: '2020-02-29T00:00:00Z'}
  const json = feed && buildJsonFeed(feed, htmlOf)
  expect(json).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Blog | Small',
    feed_url: 'https://example.org/feed.json',
    items: [{...leap, date_modified: '2020-03-01T00:00:00Z'}, {content_html: ''}],
  })
  expect(json?.items[1]).not.toHaveProperty('date_modified')
})
