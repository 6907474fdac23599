import type {PageMeta} from '#contract/page.ts'
import type {LoadedPage} from '../routes/loaded-page.ts'
import {FIRST_PAGE_ID} from '../ui/first-page-data.tsx'

/** The page that the document shows, if it shows one, with its text as HTML. */
export function readFirstPage(document: Document): LoadedPage | undefined {
  const json = document.getElementById(FIRST_PAGE_ID)?.textContent
  if (json === undefined || json === null) return undefined
  const meta: PageMeta = JSON.parse(json)
  const html = document.querySelector('.article')?.innerHTML ?? ''
  return {meta, content: {__html: trust(html)}}
}

/** Trusted Types policy, private to this file: no other string becomes HTML. */
function trust(html: string) {
  const policy = window.trustedTypes?.createPolicy('first-page', {
    createHTML: (text: string) => text,
  })
  return policy?.createHTML(html) ?? html
}
