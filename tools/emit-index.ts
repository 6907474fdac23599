import {endpoints} from '#contract/endpoints.ts'
import type {Site} from './load/site.ts'
import {buildIndex} from './output/index-file.ts'
import type {ListingOutput} from './output/output.ts'
import {jsonOutput} from './output/text-output.ts'

/** The entry of the API: every file of it with a hash. */
export function emitIndex(site: Site): ListingOutput[] {
  const {nav, metas, files, webpackVersion} = site
  const contentHashes = new Map([...files].map(([path, {hash}]) => [encodeURI(path), hash]))
  return [
    {
      url: endpoints.index,
      list: hashes => {
        const api = [...hashes].filter(([url]) => isListed(url))
        const source = {nav, metas, files: contentHashes}
        return jsonOutput(endpoints.index, () => buildIndex(source, new Map(api), webpackVersion))
      },
    },
  ]
}

/** Whether a file is one of the API. What is said of a missing one is not. */
function isListed(url: string): boolean {
  return url.startsWith('data/v1/')
}
