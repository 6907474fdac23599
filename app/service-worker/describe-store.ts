import type {FillProgress, StoreState} from '../offline-setting/worker-messages.ts'
import type {ContentIndex} from './content-index.ts'
import type {StoredFile} from './content-store.ts'
import {estimateCost, type PackCosts} from './download-cost.ts'
import {findMissing, listContentFiles} from './plan-downloads.ts'

/** The newest list of files, and what they cost. */
export interface PricedIndex {
  readonly index: ContentIndex
  readonly packCosts: PackCosts
}

interface Store {
  readonly stored: readonly StoredFile[]
  readonly storedIndex: ContentIndex | undefined
  readonly newest: PricedIndex | undefined
  readonly progress: FillProgress | undefined
}

/** The state of the store, compared with the newest list of files that is known. */
export function describeStore({stored, storedIndex, newest, progress}: Store): StoreState {
  const index = newest?.index ?? storedIndex
  const wanted = index && listContentFiles(index.resources)
  const urls = new Set(wanted?.map(({url}) => url))
  const isKnown = (file: StoredFile) => isPage(file) && (!wanted || urls.has(file.url))
  return {
    pages: stored.filter(isKnown).length,
    ...(wanted && {
      allPages: wanted.filter(isPage).length,
      allBytes: sizeOf(wanted) + index.size,
    }),
    ...(wanted &&
      newest && {
        cost: estimateCost(index.resources, findMissing(wanted, stored), newest.packCosts),
      }),
    bytes: sizeOf(stored),
    isComplete: storedIndex?.isComplete ?? false,
    ...(progress && {progress}),
  }
}

function isPage({url}: {url: string}): boolean {
  return url.startsWith('/data/v1/pages/')
}

function sizeOf(files: ReadonlyArray<{readonly size: number}>): number {
  return files.reduce((sum, {size}) => sum + size, 0)
}
