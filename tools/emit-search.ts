import {dirname} from 'node:path'
import {endpoints} from '#contract/endpoints.ts'
import {keyOf} from './disk/hash.ts'
import {hashFolders} from './disk/hash-folders.ts'
import type {Site} from './load/site.ts'
import type {FolderOutput} from './output/output.ts'
import {buildSearch, type SearchPage} from './search/build-search.ts'

/** The index of search: its files are made together. */
export function emitSearch(site: Site): FolderOutput[] {
  const pages = searchPages(site)
  const byKey = new Map(site.pages.map(page => [page.parsedKey, page]))
  const read = (part: 'terms' | 'sections') => async (key: string) => {
    const page = byKey.get(key)
    return page ? site.texts.read(page, part) : '[]'
  }
  return [
    {
      folder: `${dirname(endpoints.search)}/`,
      key: () => {
        const code = hashFolders(['contract', 'tools/search'])
        return keyOf('search', code, ...pages.flatMap(({key, group}) => [key, group]))
      },
      async *makeAll() {
        const source = {pages, readTerms: read('terms'), readSections: read('sections')}
        for await (const [url, value] of buildSearch(source)) yield [url, JSON.stringify(value)]
      },
    },
  ]
}

/** The pages of the site, with the part of it that each belongs to. */
function searchPages({nav, metas, pages}: Site): SearchPage[] {
  const keys = new Map(pages.map(({page, parsedKey}) => [page.path, parsedKey]))
  const groups = new Map(
    nav.sections.flatMap(({title, pages: inside}) =>
      inside.map(({path}) => [path, title] as const),
    ),
  )
  return [...metas.keys()].map(path => ({
    key: keys.get(path) ?? '',
    group: groups.get(path) ?? nav.site.title,
  }))
}
