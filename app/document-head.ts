import type {Head} from '#contract/page.ts'
import {headTags} from './ui/head-tags.ts'

interface HeadChange {
  head: Head
  json?: string | undefined
}

/** Brings the head of the document up to date after a navigation. */
export function updateHead(document: Document, change: HeadChange): void {
  document.title = change.head.title
  const tags = headTags(change)
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
