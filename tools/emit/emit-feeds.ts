import {bodySchema} from '#contract/mdast.ts'
import type {Feed} from '../site/feed.ts'
import {keyOf} from '../disk/hash.ts'
import {hashFolders} from '../disk/hash-folders.ts'
import {createPageFinder, type Site} from '../load/site.ts'
import {formatAtom} from '../output/feeds/atom.ts'
import {feedUrls} from '../output/feeds/feed-urls.ts'
import {buildJsonFeed} from '../output/feeds/json-feed.ts'
import {formatRobots} from '../output/feeds/robots.ts'
import {formatSitemap} from '../output/feeds/sitemap.ts'
import type {FileOutput} from '../output/output.ts'
import {textOutput} from '../output/text-output.ts'

/** Emits the sitemap for search engines, and the feeds of new posts. */
export function emitFeeds(site: Site): FileOutput[] {
  const {metas, settings, feed} = site
  return [
    textOutput('robots.txt', () => formatRobots(settings.url), {pages: []}),
    textOutput('sitemap.xml', () => formatSitemap([...metas.values()])),
    ...(feed ? emitPosts(feed, site) : []),
  ]
}

function emitPosts(feed: Feed, site: Site): FileOutput[] {
  const pageOf = createPageFinder(site)
  const keys = feed.posts.map(({path}) => pageOf(path).key)
  const key = (url: string) =>
    keyOf('feed', url, hashFolders(['tools/output']), JSON.stringify(feed), ...keys)
  let rendering: Promise<Map<string, string>> | undefined
  const htmlOf = () => (rendering ??= renderPosts(feed, site))
  return [
    {
      url: feedUrls.atom,
      key: () => key(feedUrls.atom),
      make: async () => formatAtom(feed, await htmlOf()),
    },
    {
      url: feedUrls.json,
      key: () => key(feedUrls.json),
      make: async () => JSON.stringify(buildJsonFeed(feed, await htmlOf())),
    },
  ]
}

/** The texts of posts as HTML, by the paths of their sources. */
async function renderPosts({posts}: Feed, site: Site): Promise<Map<string, string>> {
  const {renderPost} = await import('../output/feeds/render-post.ts') // not loaded unless needed
  const pageOf = createPageFinder(site)
  const htmlOf = new Map<string, string>()
  for (const {path, url} of posts) {
    const body = bodySchema.parse(JSON.parse(await site.texts.body(pageOf(path))))
    htmlOf.set(path, renderPost(body, url))
  }
  return htmlOf
}
