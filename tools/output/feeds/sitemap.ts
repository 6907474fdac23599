import type {PageMeta} from '#contract/page.ts'
import {escapeXml} from './xml.ts'

/** Lists every page for search engines, with the date of its last change if its content has one. */
export function formatSitemap(
  pages: ReadonlyArray<Pick<PageMeta, 'head' | 'date' | 'updated' | 'posts'>>,
): string {
  const urls = pages.map(({head, date, updated, posts}) => {
    const day = updated ?? date ?? posts?.[0]?.date // a list of posts changes with its newest post
    const changed = day === undefined ? '' : `<lastmod>${escapeXml(day)}</lastmod>`
    return `  <url><loc>${escapeXml(head.canonical)}</loc>${changed}</url>\n`
  })
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`
}
