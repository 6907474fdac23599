import type {PageMeta} from '#contract/page.ts'
import type {SiteSettings} from '../content-format/site-settings.ts'
import {isIndex} from './tree.ts'

/** The contents of the blog's feeds, independent of their format. */
export interface Feed {
  readonly title: string
  readonly description: string
  /** Where the site is served, with a final slash. */
  readonly siteUrl: string
  readonly siteTitle: string
  /** The page that lists the posts. */
  readonly homeUrl: string
  /** Newest first, at least one. */
  readonly posts: readonly FeedPost[]
}

export interface FeedPost {
  /** Path of its source. */
  readonly path: string
  /** The one absolute URL of the post, and its id. */
  readonly url: string
  readonly title: string
  /** RFC 3339. */
  readonly date: string
  /** When the text was last changed, in the same format; never before `date`. */
  readonly updated: string
  readonly summary: string
}

const MAX_POSTS = 20

type FeedSite = Pick<SiteSettings, 'title' | 'url' | 'description'>

/** The newest posts of the blog; `undefined` if no post has a date. */
export function buildFeed(metas: Iterable<PageMeta>, site: FeedSite): Feed | undefined {
  const pages = [...metas].filter(({url}) => url.startsWith('/blog/'))
  const posts = pages
    .filter(page => !isIndex(page))
    .flatMap(page => (page.date === undefined ? [] : [{...page, date: page.date}]))
    .toSorted((a, b) => (a.date === b.date ? 0 : a.date > b.date ? -1 : 1))
    .slice(0, MAX_POSTS)
  if (posts.length === 0) return undefined

  const home = pages.find(({url}) => url === '/blog/')?.head
  const siteUrl = new URL('/', site.url).href
  return {
    title: home?.title ?? `Blog | ${site.title}`,
    description: home?.description ?? site.description,
    siteUrl,
    siteTitle: site.title,
    homeUrl: home?.canonical ?? siteUrl,
    posts: posts.map(buildPost),
  }
}

/** A post without authors: contributors worked on earlier versions of a page, not on this text. */
function buildPost(page: PageMeta & {date: string}): FeedPost {
  const {path, head, title, date, updated = date, description, excerpt} = page
  return {
    path,
    url: head.canonical,
    title,
    date: midnight(date),
    updated: midnight(updated > date ? updated : date),
    summary: description ?? excerpt,
  }
}

function midnight(day: string): string {
  return `${day}T00:00:00Z`
}
