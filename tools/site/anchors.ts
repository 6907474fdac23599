import type {Anchors, PageAnchors} from '#contract/records.ts'
import type {ParsedPage} from './parsed-page.ts'
import {urlOf} from '../content-format/urls.ts'

/** Lists the ids of every page by its URL, and the new places of its former ids. */
export function buildAnchors(pages: readonly ParsedPage[]): Anchors {
  return Object.fromEntries(
    pages.map(({path, ids, moved = []}): [string, PageAnchors] => {
      const places = Object.fromEntries(moved.map(({id, to}) => [id, to]))
      return [urlOf(path), {ids: [...ids], ...(moved.length > 0 && {moved: places})}]
    }),
  )
}
