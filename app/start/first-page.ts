import type {FirstContent} from '../routes/root.tsx'
import {FIRST_PAGE_ID, type ScreenMeta} from '../ui/screen-meta.ts'

/** Reads the content of the document and its URL, if it shows a page or a printable section. */
export function readFirstContent(document: Document): (FirstContent & {url: string}) | undefined {
  const json = document.getElementById(FIRST_PAGE_ID)?.textContent ?? undefined
  const meta: ScreenMeta | undefined = json === undefined ? undefined : JSON.parse(json)
  const url = meta?.url ?? document.getElementById('AppRoot')?.dataset['url']
  const html = document.querySelector('.article')?.innerHTML
  if (url === undefined || (meta ?? html) === undefined) return undefined
  return {url, meta, content: {__html: trust(html ?? '')}}
}

/**
 * Trusted Types policy, private to this file: no other string may become HTML. Created once, because
 * the app can start again after a failure.
 */
const policy = window.trustedTypes?.createPolicy('first-page', {
  createHTML: (text: string) => text,
})

function trust(html: string) {
  return policy?.createHTML(html) ?? html
}
