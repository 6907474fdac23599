import {PREVIEW} from '../preview-address.ts'
import {linkStyles} from './preview-urls.ts'
import type {FindUrl, Realm} from './realm.ts'

const LOADING = 'script[src], img[src], audio[src], video[src], source[src], link[href], use[href]'
const STYLED = 'style, [style]'

/**
 * Lets elements and styles find emitted files, however a script adds them, and report their addresses.
 * The returned function does the same for elements that a script has not added yet.
 */
export function redirectDocument(
  {address: base, urls}: Realm,
  urlOf: FindUrl,
): (element: Element) => void {
  const names = new Map([...urls].map(([name, url]) => [url, name]))
  const addressOf = (value: unknown) => {
    const name = names.get(String(value))
    return name === undefined ? value : PREVIEW + encodeURI(name)
  }
  const linkText = (css: string) => linkStyles(css, base, urlOf)
  const redirectTree = (element: Element) => {
    for (const each of select(element, LOADING)) redirectElement(each, urlOf)
    for (const each of select(element, STYLED)) redirectStyle(each, linkText)
  }
  for (const {prototype} of [
    HTMLScriptElement,
    HTMLImageElement,
    HTMLMediaElement,
    HTMLSourceElement,
  ]) {
    redirectProperty(prototype, 'src', urlOf, addressOf)
  }
  redirectProperty(HTMLLinkElement.prototype, 'href', urlOf, addressOf)
  redirectAttributes(urlOf, addressOf)
  redirectSheets(linkText)
  Object.defineProperty(Node.prototype, 'baseURI', {get: () => base, configurable: true})
  observe(redirectTree, element => redirectStyle(element, linkText))
  return redirectTree
}

/** Calls a function with elements that are added, another one with those whose style has changed. */
function observe(onAdded: (element: Element) => void, onChanged: (element: Element) => void): void {
  const observer = new MutationObserver(records => {
    for (const {target, addedNodes} of records) {
      for (const node of addedNodes) if (node instanceof Element) onAdded(node)
      const element = target instanceof Element ? target : target.parentElement
      if (element?.matches(STYLED)) onChanged(element)
    }
  })
  const attributeFilter = ['style']
  observer.observe(document, {childList: true, subtree: true, characterData: true, attributeFilter})
}

function select(root: Element, selector: string): Element[] {
  return [...(root.matches(selector) ? [root] : []), ...root.querySelectorAll(selector)]
}

/** Replaces the URLs that are set to a property, and those that it reports. */
function redirectProperty(
  prototype: object,
  name: string,
  urlOf: FindUrl,
  addressOf: (url: unknown) => unknown,
): void {
  const property = Object.getOwnPropertyDescriptor(prototype, name)
  Object.defineProperty(prototype, name, {
    ...property,
    get() {
      return addressOf(property?.get?.call(this))
    },
    set(value: unknown) {
      property?.set?.call(this, urlOf(String(value)))
    },
  })
}

function redirectAttributes(urlOf: FindUrl, addressOf: (url: unknown) => unknown): void {
  const {prototype} = Element
  const {getAttribute, setAttribute} = prototype
  prototype.setAttribute = function (name: string, value: string) {
    const isLoading = /^(?:src|href)$/i.test(name) && !(this instanceof HTMLAnchorElement)
    setAttribute.call(this, name, isLoading ? urlOf(String(value)) : value)
  }
  prototype.getAttribute = function (name: string) {
    const value = getAttribute.call(this, name)
    return value === null ? value : String(addressOf(value))
  }
}

/** Stylesheets that scripts construct. */
function redirectSheets(linkText: (css: string) => string): void {
  const {prototype} = CSSStyleSheet
  const {replace, replaceSync} = prototype
  prototype.replace = function (css: string) {
    return replace.call(this, linkText(css))
  }
  prototype.replaceSync = function (css: string) {
    replaceSync.call(this, linkText(css))
  }
}

/** Sets the URL of an element that comes from HTML: no property was set. */
function redirectElement(element: Element, urlOf: FindUrl): void {
  const attribute =
    element.attributes.getNamedItem('src') ?? element.attributes.getNamedItem('href')
  if (attribute) replaceText(attribute.value, urlOf, url => (attribute.value = url))
}

/** Replaces the URLs in a `<style>` and in a `style` attribute. */
function redirectStyle(element: Element, linkText: (css: string) => string): void {
  const attribute = element.attributes.getNamedItem('style')
  if (attribute) replaceText(attribute.value, linkText, css => (attribute.value = css))
  if (!(element instanceof HTMLStyleElement)) return
  replaceText(element.textContent, linkText, css => (element.textContent = css))
}

/** Sets a text if it changes: what is set again would be loaded again. */
function replaceText(
  text: string,
  replace: (text: string) => string,
  set: (text: string) => void,
): void {
  const replaced = replace(text)
  if (replaced !== text) set(replaced)
}
