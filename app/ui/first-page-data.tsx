import type {PageMeta} from '#contract/page.ts'

/** Id of the element with the metadata of the document's page, as JSON. */
export const FIRST_PAGE_ID = 'AppFirstPage'

/** Metadata of the document's page, which the app reads when it starts. */
export function FirstPageData({meta}: {meta: PageMeta}) {
  const json = JSON.stringify(meta).replaceAll('<', '\\u003c')
  return (
    <script type="application/json" id={FIRST_PAGE_ID} dangerouslySetInnerHTML={{__html: json}} />
  )
}
