import type {PageMeta} from '#contract/page.ts'

/** Id of the element in which a document names the page that it shows, as JSON. */
export const FIRST_PAGE_ID = 'AppFirstPage'

/** The page that a document shows, for the app that starts in it. */
export function FirstPageData({meta}: {meta: PageMeta}) {
  const json = JSON.stringify(meta).replaceAll('<', '\\u003c')
  return (
    <script type="application/json" id={FIRST_PAGE_ID} dangerouslySetInnerHTML={{__html: json}} />
  )
}
