import type {Window} from 'happy-dom'
import {expect} from 'vitest'

const tagNames = new Set(
  'A BLOCKQUOTE BR BUTTON CODE DD DEL DETAILS DIV DL DT EM FIGCAPTION FIGURE H1 H2 H3 H4 H5 H6 HR IMG INPUT KBD LI OL P PRE SECTION SPAN STRONG SUB SUMMARY SUP TABLE TBODY TD TH THEAD TR UL WBR'.split(
    ' ',
  ),
)

/** Fails if anything in a text could run, or if an id is there twice. */
export function checkHtml(document: Window['document'], html: string): void {
  const root = document.createElement('div')
  root.innerHTML = html
  const ids = new Set<string>()
  for (const icon of root.querySelectorAll('svg.icon:not(:has(> :not(path)))')) {
    for (const path of icon.children) expect(path.getAttributeNames()).toEqual(['d'])
    expect(icon.getAttributeNames()).toEqual(['class', 'viewBox', 'aria-hidden'])
    icon.remove()
  }
  for (const element of root.querySelectorAll('*')) {
    expect(tagNames).toContain(element.tagName)
    for (const name of element.getAttributeNames()) {
      const value = element.getAttribute(name) ?? ''
      expect(name).not.toMatch(/^on|^style$|^srcdoc$|^formaction$/i)
      if (name === 'href' || name === 'src') checkAddress(value)
      if (name !== 'id') continue
      expect(value).not.toBe('')
      expect(ids.has(value), `the id ${value} is there twice`).toBe(false)
      ids.add(value)
    }
  }
}

/** As a browser reads it. */
function checkAddress(address: string): void {
  if (!URL.canParse(address, 'https://x.org/a/')) return
  expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(
    new URL(address, 'https://x.org/a/').protocol,
  )
}
