import {endpoints} from '#contract/endpoints.ts'
import type {Resource} from '#contract/index-file.ts'
import type {Site} from '../load/site.ts'
import {buildIndex, type IndexSource} from '../output/index-file.ts'
import type {ListingOutput, MadeFiles} from '../output/output.ts'
import {planPacks, publicUrl} from '../output/packs.ts'
import {jsonOutput} from '../output/text-output.ts'

/** The entry of the API: every file of it with a hash. */
export function emitIndex(site: Site): ListingOutput[] {
  return [
    {
      url: endpoints.index,
      list: files => [jsonOutput(endpoints.index, () => buildIndex(describe(site, files)))],
    },
  ]
}

/** The index of the API: its files, and the images and downloads of pages. */
function describe(site: Site, made: MadeFiles): IndexSource {
  const {hashes, sizeOf} = made
  const {nav, metas, files, downloads, webpackVersion} = site
  const packs = planPacks(site, made)
  const packOf = new Map(
    [...packs].flatMap(([pack, urls]) => urls.map(url => [url, pack] as const)),
  )
  const listed = [...hashes].filter(([url]) => isListed(url) || files.has(url))
  return {
    nav,
    metas,
    webpackVersion,
    packs: [...packs.keys()],
    contentFiles: [...files.keys()],
    examples: [...downloads.keys()],
    files: new Map(
      listed.map(([url, hash]): [string, Resource] => {
        const pack = packOf.get(url)
        const size = sizeOf(url)
        return [url, {url: publicUrl(url), hash, size, ...(pack !== undefined && {pack})}]
      }),
    ),
  }
}

/** Whether a file belongs to the API; the answer for missing files does not. */
function isListed(url: string): boolean {
  return url.startsWith('data/v1/')
}
