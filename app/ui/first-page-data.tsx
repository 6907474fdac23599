import type {PageMeta} from '#contract/page.ts'
import {screenMetaOf} from './screen-meta.ts'
import {DataBlock} from './data-block.tsx'

/** Id of the element with the metadata of the document's page, as JSON. */
export const FIRST_PAGE_ID = 'AppFirstPage'

/** Metadata of the document's page, which the app reads when it starts. */
export function FirstPageData({meta}: {meta: PageMeta}) {
  return <DataBlock type="application/json" id={FIRST_PAGE_ID} value={screenMetaOf(meta)} />
}
