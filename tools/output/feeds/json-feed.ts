import {need} from '#contract/private/need.ts'
import type {Feed} from '../../site/feed.ts'
import {feedUrls} from './feed-urls.ts'
import {dropControls} from './xml.ts'

/** The feed as JSON Feed 1.1; `htmlOf` maps the path of each post's source to its HTML. */
export function buildJsonFeed(feed: Feed, htmlOf: ReadonlyMap<string, string>) {
  const {title, description, siteUrl, siteTitle, homeUrl, posts} = feed
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: homeUrl,
    feed_url: new URL(feedUrls.json, siteUrl).href,
    description,
    icon: new URL('/icons/icon-512.png', siteUrl).href,
    favicon: new URL('/icons/icon-150.png', siteUrl).href,
    authors: [{name: siteTitle, url: siteUrl}],
    language: 'en',
    items: posts.map(({path, url, date, updated, summary, ...post}) => ({
      id: url,
      url,
      title: dropControls(post.title),
      content_html: need(htmlOf.get(path), `HTML of ${path}`),
      ...(summary !== '' && {summary: dropControls(summary)}),
      date_published: date,
      ...(updated !== date && {date_modified: updated}),
    })),
  }
}
