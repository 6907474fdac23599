import type {PageMeta} from '#contract/page.ts'
import {bodySchema} from '#contract/mdast.ts'
import {emitFiles} from './emit-files.ts'
import {formatAtom} from './output/feeds/atom.ts'
import {feedUrls, type Feed, type FeedPost} from './output/feeds/feed.ts'
import {buildJsonFeed} from './output/feeds/json-feed.ts'
import {formatRobots} from './output/feeds/robots.ts'
import {formatSitemap} from './output/feeds/sitemap.ts'
import type {FileCache} from './disk/file-cache.ts'
import {hashOurFiles} from './disk/hash-folders.ts'

interface EmitFeedsOptions {
  readonly siteUrl: string
  readonly pages: readonly PageMeta[]
  /** The posts, if there are any. */
  readonly feed: Feed | undefined
  readonly outDir: string
  readonly cache: FileCache
  /** Changes with the text of a page; by the path of its source. */
  readonly keyOf: (path: string) => string
  /** The body of a page as JSON, by the path of its source: read only if it is not in the cache. */
  readonly readBody: (path: string) => Promise<string>
}

/** Writes what tells search engines of every page, and readers of new posts. */
export async function emitFeeds(options: EmitFeedsOptions): Promise<void> {
  const {siteUrl, pages, feed, outDir} = options
  await emitFiles(outDir, [
    ['robots.txt', formatRobots(siteUrl)],
    ['sitemap.xml', formatSitemap(pages)],
  ])
  if (!feed) return
  const htmlOf = await renderPosts(feed.posts, options)
  await emitFiles(outDir, [
    [feedUrls.atom, formatAtom(feed, htmlOf)],
    [feedUrls.json, JSON.stringify(buildJsonFeed(feed, htmlOf))],
  ])
}

/** The texts of posts as HTML, by the paths of their sources. */
async function renderPosts(
  posts: readonly FeedPost[],
  {cache, keyOf, readBody}: EmitFeedsOptions,
): Promise<Map<string, string>> {
  const code = await hashOurFiles(['tools/output/feeds'])
  const htmlOf = new Map<string, string>()
  for (const {path, url} of posts) {
    const html = await cache.text([code, keyOf(path), url], async () => {
      const {renderPost} = await import('./output/feeds/render-post.ts') // loads the renderer: only if needed
      return renderPost(bodySchema.parse(JSON.parse(await readBody(path))), url)
    })
    htmlOf.set(path, html)
  }
  await cache.prune()
  return htmlOf
}
