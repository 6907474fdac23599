import type {Image, Link, PhrasingContent, Root} from 'mdast'
import {posix} from 'node:path'
import type {FileUse, LinkUse} from '../site/parsed-page.ts'
import {pathOnSite} from '../content-format/path-on-site.ts'
import {factIdOf, urlOf} from '../content-format/urls.ts'
import {hasClass} from './build-nodes.ts'
import {lineOf, report, type Context} from './context.ts'
import {walk} from './walk.ts'

interface Links {
  links: LinkUse[]
  /** Images and downloads of this site. */
  files: FileUse[]
}

/**
 * Makes every internal link absolute and gives it its final slash. Relative links are meant as
 * files see each other: in `concepts/output.md`, `./loaders.md` is `/concepts/loaders/`. An unsafe
 * link becomes its text. `facts` has the ids of facts that are linked.
 */
export function transformLinks(tree: Root, facts: readonly string[], context: Context): Links {
  const links: LinkUse[] = []
  const files: FileUse[] = []
  walk(tree, (node, index, parent) => {
    if (node.type !== 'link' && node.type !== 'image') return
    if (hasClass(node, 'fact')) return // a link to itself
    node.url = normalizeUrl(readUrl(node.url, lineOf(node, context), context), context.file)
    const isFact = facts.includes(factIdOf(node.url) ?? '')
    if (!isSafe(node.url) && !isFact) {
      reportUnsafe(node, context)
      parent.children.splice(index, 1, ...textOf(node))
      return index
    }
    if (node.url.startsWith('//')) reportOtherSite(node, context)
    if (node.type === 'image' && !isInternal(node.url)) reportRemoteImage(node, context)
    if (node.type === 'image' || isFile(node.url)) {
      const path = node.url.replace(/[?#].*$/, '')
      if (isInternal(path) && !isBuilt(path)) {
        const line = lineOf(node, context)
        files.push({path: fileOf(path), line, ...(node.type === 'link' && {isLink: true})})
      }
      return
    }
    links.push({url: node.url, line: lineOf(node, context)})
  })
  return {links, files}
}

/**
 * The URL of a link. One with the address of the site is reported, and becomes its path, unless it
 * leads to the Markdown of a page, which no path means.
 */
export function readUrl(url: string, line: number, {file, siteUrl, issues}: Context): string {
  const path = siteUrl === undefined ? undefined : pathOnSite(url, siteUrl)
  if (path === undefined || path.endsWith('/index.md')) return url
  const [message, hint] = [`${url} is on this site.`, `Write its path: ${path}`]
  issues.push({rule: 'bad-link', severity: 'warning', file, line, message, hint})
  return path
}

function textOf(node: Link | Image): PhrasingContent[] {
  return node.type === 'link' ? node.children : [{type: 'text', value: node.alt ?? ''}]
}

/** The path of a file in the content folder: `/images/a%20b.png?x` → `images/a b.png`. */
export function fileOf(url: string): string {
  return decodePath(url.replace(/[?#].*$/, '').slice(1))
}

/** `../guides/caching#hashes` in `concepts/output.md` → `/guides/caching/#hashes`. */
export function normalizeUrl(url: string, file: string): string {
  if (url.startsWith('#') || url.startsWith('//') || /^[a-z][a-z\d+.-]*:/i.test(url)) return url
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? []
  if (path === '') return urlOf(file) + rest
  const absolute = posix.join('/', path.startsWith('/') ? '' : posix.dirname(file), path)
  if (isFile(absolute)) return absolute + rest
  const source = absolute.slice(1).replace(/\/$/, '')
  return urlOf(/\.mdx?$/.test(source) ? source : `${source}.md`) + rest
}

/** Whether the last part of a path has an extension other than that of a source. */
function isFile(url: string): boolean {
  const path = url.replace(/[?#].*$/, '')
  return isInternal(path) && /\.(?!mdx?$)[a-z][a-z\d]*$/i.test(path)
}

/** Files that the build writes: the API, the icons, the feeds and files such as `llms.txt`. */
function isBuilt(path: string): boolean {
  return /^\/(?:(?:data|icons)\/|icon\.svg$|(?:llms|robots)\.txt$|[^/]+\/llms-full\.txt$|feed\.(?:xml|json)$|(?:sitemap\.xml|manifest\.json)$)/.test(
    path,
  )
}

function isInternal(url: string): boolean {
  return /^\/(?!\/)/.test(url)
}

/** Authors may write `a%20b.png`; other percent signs stay unchanged. */
function decodePath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** Links to other sites must open a page, an email or a call. */
function isSafe(url: string): boolean {
  return /^[a-z][a-z\d+.-]*:/i.test(url)
    ? /^(?:https?|mailto|tel):/i.test(url)
    : !url.includes('\\') // which browsers take for a slash
}

function reportUnsafe(node: Link | Image, context: Context): void {
  const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(node.url) ?? []
  report(context, node, {
    rule: 'bad-link',
    message:
      scheme === undefined
        ? 'The URL contains a backslash, which browsers treat as a slash.'
        : `Links to ${scheme}: URLs are not allowed.`,
    hint: 'Use a URL with “https:” or the URL of a page, or write the text as code.',
  })
}

function reportOtherSite(node: Link | Image, context: Context): void {
  report(context, node, {
    rule: 'bad-link',
    severity: 'warning',
    message: `${node.url} leads to another site, because it begins with two slashes.`,
    hint: 'Begin the URL with https://, or with one slash for a page of this site.',
  })
}

/** Existing pages in `.mdx` still build: their readers see the alternative text. */
function reportRemoteImage(image: Image, context: Context): void {
  report(context, image, {
    rule: 'broken-image',
    severity: context.file.endsWith('.mdx') ? 'warning' : 'error',
    message: `${image.url} is on another host, so readers' browsers do not load it.`,
    hint: 'Save the image in the folder of the page.',
  })
}
