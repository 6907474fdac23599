import {hashPages as hashes} from './hash-pages.ts'
import {pages as screens} from './screen-pages.ts'
import {searchPages as search} from './search-pages.ts'
import {smallSite as small} from './small-site.ts'
import {
  outdatedPages as outdated,
  updatedPages as updated,
  workerlessPages as workerless,
} from './update-pages.ts'

/** The sites that most tests need, as pages by their paths; `content` is the real one. */
export const sharedSites = {
  content: undefined,
  screens,
  small,
  search,
  hashes,
  outdated,
  updated,
  workerless,
} as const

export type SharedSite = keyof typeof sharedSites

export const siteNames = Object.keys(sharedSites).filter(isSharedSite)

function isSharedSite(name: string): name is SharedSite {
  return name in sharedSites
}
