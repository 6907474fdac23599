import type {ReactNode} from 'react'
import {flushSync} from 'react-dom'
import {createRoot, type Root} from 'react-dom/client'
import {renderToStaticMarkup} from 'react-dom/server'
import {afterEach, beforeEach} from 'vitest'

/** Gives each test of a file an app: what it renders is in the document at once. */
export function useRoot(): (node: ReactNode) => void {
  let root: Root
  beforeEach(() => {
    document.body.innerHTML = '<div id="root"></div>'
    root = createRoot(find('#root'))
  })
  afterEach(() => {
    root.unmount()
    document.body.innerHTML = ''
  })
  return node => flushSync(() => root.render(node))
}

/** Shows what a document has without an app. */
export function showStatic(node: ReactNode): void {
  document.body.innerHTML = renderToStaticMarkup(node)
}

/** The first element that matches. */
export function find<T extends HTMLElement = HTMLElement>(selector: string): T {
  const element = document.querySelector<T>(selector)
  if (!element) throw new Error(`There is no ${selector}`)
  return element
}

export function findAll(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)]
}

/** The texts of all elements that match. */
export function texts(selector: string): string[] {
  return findAll(selector).map(({textContent}) => textContent)
}

/** An attribute of all elements that match. */
export function attributes(name: string, selector: string): Array<string | null> {
  return findAll(selector).map(element => element.getAttribute(name))
}

/** Names and addresses of links. */
export function links(selector: string): Array<string | null>[] {
  return findAll(selector).map(link => [
    link.getAttribute('aria-label') ?? link.textContent,
    link.getAttribute('href'),
  ])
}
