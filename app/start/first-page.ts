import type {ArticleContent} from '../article/article.tsx'
import type {ScreenMeta} from '../ui/screen-meta.ts'
import {FIRST_PAGE_ID} from '../ui/first-page-data.tsx'

/** The content of the document. */
interface FirstContent {
  readonly url: string
  /** Absent for a printable section, which is not a page. */
  readonly meta: ScreenMeta | undefined
  /** Its text, as HTML. */
  readonly content: ArticleContent
}

/** Reads the content of the document, if it shows a page or a printable section. */
export function readFirstContent(document: Document): FirstContent | undefined {
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
