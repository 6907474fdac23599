import {factIdOf} from '../content-format/urls.ts'
import type {ImageSize, LinkUse, ParsedPage} from './parsed-page.ts'

/**
 * Changes to a page that depend on other pages and files; they are known after all of them are
 * parsed.
 */
export interface PageResolution {
  /** Target of each parsed URL; null if only the text of the link is kept. */
  readonly links: Readonly<Record<string, string | null>>
  /** Size of each image by its path; null if the file does not exist. */
  readonly images: Readonly<Record<string, ImageSize | null>>
}

/** Data about the site that is known after all pages are parsed. */
export interface ResolutionContext {
  /** Where facts are documented, by their ids. */
  readonly factUrls: ReadonlyMap<string, string>
  /** Files that pages may refer to, by their paths; with their size if they are images. */
  readonly files: ReadonlyMap<string, {readonly size?: ImageSize | undefined}>
  /** Returns the right target of a broken link in a README. */
  readonly repairLink: (url: string) => string
}

/** Plans the changes to a page, if there may be any. */
export function planResolution(
  page: ParsedPage,
  context: ResolutionContext,
): PageResolution | undefined {
  if (!dependsOnSite(page)) return undefined
  const links: Record<string, string | null> = {}
  const images: Record<string, ImageSize | null> = {}
  const isReadme = page.frontMatter.package !== undefined
  for (const {url} of page.links) {
    const target = resolveLink(url, isReadme, context)
    if (target !== url) links[url] = target
  }
  for (const {path} of page.files) {
    const file = context.files.get(path)
    if (file === undefined) images[path] = null
    else if (file.size) images[path] = file.size
  }
  return {links, images}
}

/** Whether a page changes because of other pages and files: most don't, and READMEs always may. */
export function dependsOnSite({frontMatter, files, links}: ParsedPage): boolean {
  const isReadme = frontMatter.package !== undefined
  return isReadme || files.length > 0 || links.some(({url}) => factIdOf(url) !== undefined)
}

function resolveLink(url: string, isReadme: boolean, context: ResolutionContext): string | null {
  const fact = factIdOf(url)
  if (fact !== undefined) return context.factUrls.get(fact) ?? null
  return isReadme ? context.repairLink(url) : url
}

/** Returns the page with its links and images resolved. */
export function resolvePage(page: ParsedPage, {links, images}: PageResolution): ParsedPage {
  const resolve = <T extends Pick<LinkUse, 'url'>>(link: T): T[] => {
    const target = links[link.url]
    if (target === undefined) return [link]
    return target === null ? [] : [{...link, url: target}]
  }
  const {related, ...frontMatter} = page.frontMatter
  const repairs = Object.entries(links).flatMap(([from, to]) =>
    page.changes === undefined || to === null ? [] : [`${from} → ${to}`],
  )
  return {
    ...page,
    frontMatter: {...frontMatter, ...(related && {related: related.flatMap(resolve)})},
    links: page.links.flatMap(resolve),
    files: page.files.map(file => ({...file, ...sizeOf(images[file.path])})),
    ...(page.changes && {changes: [...page.changes, ...repairs]}),
  }
}

function sizeOf(size: ImageSize | null | undefined) {
  return size ? {size} : {}
}
