import type {Preview} from '../protocol.ts'
import {createFileUrls} from './file-urls.ts'
import {limitTime} from './limit-time.ts'
import {sendConsole} from './send-console.ts'

/** Shows the page of a bundle in this document, with its files at URLs that need no network. */
export function showPreview({html, files}: Preview): void {
  sendConsole()
  limitTime()
  const urlOf = createFileUrls(files)
  const page = new DOMParser().parseFromString(html, 'text/html')
  const scripts = [...page.querySelectorAll('script')]
  for (const element of page.querySelectorAll('[src], link[href]')) {
    const name = element.hasAttribute('src') ? 'src' : 'href'
    element.setAttribute(name, urlOf(element.getAttribute(name) ?? ''))
  }
  document.replaceChild(document.adoptNode(page.documentElement), document.documentElement)
  for (const script of scripts) script.replaceWith(copyScript(script))
}

/** Scripts of a parsed document do not run; those that a script creates do. */
function copyScript(script: HTMLScriptElement): HTMLScriptElement {
  const copy = document.createElement('script')
  for (const {name, value} of script.attributes) copy.setAttribute(name, value)
  copy.async = false
  copy.text = script.text
  return copy
}
