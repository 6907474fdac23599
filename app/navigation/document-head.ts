import {headTags, type HeadSource} from '../ui/head-tags.ts'

/** Replaces the tags of the head that differ from page to page. */
export function updateHead(document: Document, source: HeadSource): void {
  document.title = source.head.title
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
