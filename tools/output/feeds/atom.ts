import {need} from '#contract/private/need.ts'
import type {Feed, FeedPost} from '../../site/feed.ts'
import {feedUrls} from './feed-urls.ts'
import {escapeXml} from './xml.ts'

/** The feed as Atom 1.0; `htmlOf` maps the path of each post's source to its HTML. */
export function formatAtom(feed: Feed, htmlOf: ReadonlyMap<string, string>): string {
  const {siteUrl, siteTitle, posts} = feed
  const self = new URL(feedUrls.atom, siteUrl).href
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    tag('id', self),
    tag('title', feed.title),
    tag('subtitle', feed.description),
    tag(
      'updated',
      posts
        .map(({updated}) => updated)
        .toSorted()
        .at(-1) ?? '',
    ),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(feed.homeUrl)}"/>`,
    `<author>${tag('name', siteTitle)}${tag('uri', siteUrl)}</author>`, // of all posts
    tag('icon', new URL('/icon.svg', siteUrl).href),
    ...posts.flatMap(post =>
      formatEntry(post, need(htmlOf.get(post.path), `HTML of ${post.path}`)),
    ),
    '</feed>\n',
  ].join('\n')
}

function formatEntry({url, title, date, updated, summary}: FeedPost, html: string): string[] {
  return [
    '<entry>',
    tag('id', url),
    tag('title', title),
    tag('published', date),
    tag('updated', updated),
    `<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>`,
    ...(summary === '' ? [] : [tag('summary', summary)]),
    `<content type="html">${escapeXml(html)}</content>`,
    '</entry>',
  ]
}

function tag(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}
