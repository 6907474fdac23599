import {searchFolder} from '../../search/file-formats.ts'
import {need} from '#contract/private/need.ts'
import {keyOf} from '../disk/hash.ts'
import {hashFolders} from '../disk/hash-folders.ts'
import type {Site} from '../load/site.ts'
import type {FolderOutput} from '../output/output.ts'
import {buildSearch} from '../search/build-search.ts'
import type {SearchPage} from '../search/search-source.ts'

/** Changes with the code that makes the index; a process runs one version of it. */
const code = hashFolders(['contract', 'search', 'tools/search'])

/** The index of search: its files are made together. */
export function emitSearch(site: Site): FolderOutput[] {
  const {texts} = site
  const pages = searchPages(site)
  const byKey = new Map(site.pages.map(page => [page.storeKey, page]))
  const pageOf = (key: string) => need(byKey.get(key), `page with the key ${key}`)
  return [
    {
      folder: searchFolder,
      key: () => keyOf('search', code, ...pages.flatMap(({key, group}) => [key, group])),
      async *makeAll() {
        yield* buildSearch({
          pages,
          readTerms: key => texts.terms(pageOf(key)),
          readSections: key => texts.read(pageOf(key), 'sections'),
        })
      },
    },
  ]
}

/** The pages of the site, with the part of it that each belongs to. */
function searchPages({nav, metas, pages}: Site): SearchPage[] {
  const keys = new Map(pages.map(({path, storeKey}) => [path, storeKey]))
  const groups = new Map(
    nav.sections.flatMap(({title, pages: inside}) =>
      inside.map(({path}) => [path, title] as const),
    ),
  )
  return [...metas.keys()].map(path => ({
    key: need(keys.get(path), `page ${path}`),
    group: groups.get(path) ?? nav.site.title,
  }))
}
