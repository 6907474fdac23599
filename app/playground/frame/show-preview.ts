import {PREVIEW} from '../preview-address.ts'
import type {Preview} from '../protocol.ts'
import {limitTime} from './limit-time.ts'
import {createBlobUrls} from './preview-urls.ts'
import {createStorage} from './create-storage.ts'
import {createUrlOf, redirectRequests} from './realm.ts'
import {redirectDocument} from './redirect-document.ts'
import {redirectWorkers} from './redirect-workers.ts'
import {limitLines, sendConsole} from './send-console.ts'

/** Shows the page of a bundle in this document, with its files at URLs that need no network. */
export function showPreview({name, html, files}: Preview, script: string): void {
  const send = limitLines(line => parent.postMessage({type: 'console', line}, '*'))
  sendConsole(send)
  limitTime()
  replaceStorage()
  const page = new DOMParser().parseFromString(html, 'text/html')
  const realm = {address: takeAddress(page, name), urls: createBlobUrls(files), script}
  const urlOf = createUrlOf(realm)
  redirectRequests(urlOf)
  redirectWorkers(realm, urlOf, send)
  const redirectTree = redirectDocument(realm, urlOf)
  const scripts = [...page.querySelectorAll('script')]
  const sheets = [...page.querySelectorAll('link[rel~="stylesheet"][href]:not([disabled])')]
  redirectTree(page.documentElement)
  document.replaceChild(document.adoptNode(page.documentElement), document.documentElement)
  void Promise.all(sheets.map(isLoaded)).then(() => runScripts(scripts))
}

/**
 * The address of a document, or that of its `<base>`. Takes away what the policy of the frame does not
 * let it have: a base, and a policy of its own, which would forbid the URLs of its files.
 */
function takeAddress(page: Document, name: string): string {
  const base = page.querySelector('base[href]')
  const address = new URL(base?.getAttribute('href') ?? '', PREVIEW + name).href
  base?.remove()
  page.querySelector('meta[http-equiv="content-security-policy" i]')?.remove()
  return address
}

/** Frames without an origin have no storage: this one lasts as long as the document. */
function replaceStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {value: createStorage(), configurable: true})
  }
}

/** Runs the scripts of a parsed document, which do not run by themselves, in the order of a browser. */
async function runScripts(scripts: readonly HTMLScriptElement[]): Promise<void> {
  const isLate = ({type, defer, src}: HTMLScriptElement) =>
    type === 'module' || (defer && src !== '')
  const inOrder = [...scripts.filter(each => !isLate(each)), ...scripts.filter(isLate)]
  for (const script of inOrder) {
    const copy = document.createElement('script')
    for (const {name, value} of script.attributes) copy.setAttribute(name, value)
    copy.async = script.async
    copy.text = script.text
    const loaded = isLoaded(copy)
    script.replaceWith(copy)
    if (script.hasAttribute('src') && !script.async) await loaded
  }
}

/** Resolves once an element has loaded its file, or cannot. */
function isLoaded(element: Element): Promise<unknown> {
  return new Promise(resolve => {
    element.addEventListener('load', resolve)
    element.addEventListener('error', resolve)
  })
}
