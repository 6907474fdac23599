import type {PageMeta} from '#contract/page.ts'

/** What screens do not show of a page; other readers of the API need it. JSON leaves it out. */
const others = {
  name: undefined,
  size: undefined,
  type: undefined,
  extension: undefined,
  sort: undefined,
  links: undefined,
  excerpt: undefined,
}

/** Id of the element in which a document holds the metadata of its page, as JSON. */
export const FIRST_PAGE_ID = 'AppFirstPage'

/** The metadata that the screen of a page shows. */
export type ScreenMeta = Omit<PageMeta, keyof typeof others>

/** The metadata for a screen, as documents hold it. */
export function screenMetaOf(page: PageMeta): ScreenMeta {
  return {...page, ...others}
}
