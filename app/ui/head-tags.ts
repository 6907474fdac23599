import type {Head} from '#contract/page.ts'

/** A tag of the head, the same at build time and after a navigation. */
interface HeadTag {
  readonly name: 'meta' | 'link'
  /** Attribute that identifies the element. */
  readonly key: Readonly<Record<string, string>>
  readonly value: Readonly<Record<string, string>>
}

/** The head of a page or of another screen. */
export interface HeadSource {
  head: Head
  /** URL of the page's JSON, relative to the root of the site; absent if no page is shown. */
  json?: string | undefined
}

/** All tags that differ from page to page, except the title. */
export function headTags({head, json}: HeadSource): HeadTag[] {
  const {title, description, canonical, robots} = head
  return [
    meta('name', 'description', description),
    ...(robots === undefined ? [] : [meta('name', 'robots', robots)]),
    link({rel: 'canonical'}, canonical),
    ...(json
      ? [
          link({rel: 'alternate', type: 'application/json'}, `/${json}`),
          link({rel: 'alternate', type: 'text/markdown'}, `${new URL(canonical).pathname}index.md`),
        ]
      : []),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', canonical),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
  ]
}

function meta(attribute: 'name' | 'property', key: string, content: string): HeadTag {
  return {name: 'meta', key: {[attribute]: key}, value: {content}}
}

function link(key: Record<string, string>, href: string): HeadTag {
  return {name: 'link', key, value: {href}}
}

/**
 * Replaces the tags of the head that differ from page to page. The structured data of the document
 * that was loaded goes: it describes that page only.
 */
export function updateHead(document: Document, source: HeadSource): void {
  document.title = source.head.title
  document.querySelector('[type="application/ld+json"]')?.remove()
  const tags = headTags(source)
  const kept = new Set<Element>()
  for (const {name, key, value} of tags) {
    const attributes = Object.entries(key)
    const selector = name + attributes.map(([n, v]) => `[${n}="${v}"]`).join('')
    const element = document.head.querySelector(selector) ?? document.createElement(name)
    for (const [n, v] of [...attributes, ...Object.entries(value)]) element.setAttribute(n, v)
    if (!element.isConnected) document.head.append(element)
    kept.add(element)
  }
  const perPage = '[name="robots"], [rel="alternate"]:not([title])' // feeds have titles
  for (const element of document.head.querySelectorAll(perPage)) {
    if (!kept.has(element)) element.remove()
  }
}

/** The head of a section as one document. */
export function printableHead(section: {title: string}, site: Parameters<typeof plainHead>[1]) {
  const head = plainHead(`${section.title}: combined printable page`, site)
  return {...head, robots: 'noindex,nofollow'} satisfies Head
}

/** The head of a screen that shows no page of the content. */
export function plainHead(title: string, site: {title: string; url: string; description: string}) {
  return {
    title: `${title} | ${site.title}`,
    description: site.description,
    canonical: site.url,
    robots: 'noindex',
  } satisfies Head
}
