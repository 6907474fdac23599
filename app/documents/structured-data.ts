import type {Nav} from '#contract/nav.ts'
import type {PageMeta} from '#contract/page.ts'
import {SEARCH_PARAMETER} from '#contract/private/search-parameter.ts'

/**
 * Describes a page to search engines, with the terms of schema.org. A page has dates only if its
 * content has them. The home page describes the site, with its search.
 */
export function buildStructuredData(meta: PageMeta, nav: Nav) {
  const {site} = nav
  const website = {'@type': 'WebSite', name: site.title, url: new URL('/', site.url).href}
  if (meta.url === '/') return {...context, ...website, ...describeSite(site)}
  return {...context, '@graph': [{...buildArticle(meta), isPartOf: website}, buildTrail(meta, nav)]}
}

const context = {'@context': 'https://schema.org'}
const inLanguage = 'en'

function describeSite({url, description}: Nav['site']) {
  const target = `${new URL(`/?${SEARCH_PARAMETER}=`, url).href}{search_term_string}`
  return {
    description,
    inLanguage,
    potentialAction: {
      '@type': 'SearchAction',
      target: {'@type': 'EntryPoint', urlTemplate: target},
      'query-input': 'required name=search_term_string',
    },
  }
}

function buildArticle({title, head, date, updated}: PageMeta) {
  const modified = updated ?? date
  return {
    '@type': 'TechArticle',
    headline: title,
    description: head.description,
    url: head.canonical,
    inLanguage,
    ...(date !== undefined && {datePublished: date}),
    ...(modified !== undefined && {dateModified: modified}),
  }
}

/** The site, the section, the page above and the page; the index of a section has none but home. */
function buildTrail({title, url, parent, head}: PageMeta, {site, sections}: Nav) {
  const section = sections.find(({pages}) => pages.some(page => page.url === url))
  const above = section?.pages.find(page => page.url === parent)
  const levels = [
    {name: site.title, item: new URL('/', site.url).href},
    ...(section === undefined || section.url === url
      ? []
      : [{name: section.title, item: new URL(section.url, site.url).href}]),
    ...(above === undefined ? [] : [{name: above.title, item: new URL(above.url, site.url).href}]),
    {name: title, item: head.canonical},
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: levels.map((level, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...level,
    })),
  }
}
