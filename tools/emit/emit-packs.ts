import {endpoints} from '#contract/endpoints.ts'
import {need} from '#contract/private/need.ts'
import {keyOf} from '../disk/hash.ts'
import type {Site} from '../load/site.ts'
import type {FileOutput, ListingOutput} from '../output/output.ts'
import {buildPack, packsFolder, planPacks} from '../output/packs.ts'

/**
 * Everything that a reader needs from the API, in a few files that a browser stores for offline
 * reading.
 */
export function emitPacks(site: Site): ListingOutput[] {
  return [
    {
      url: packsFolder,
      list: files =>
        [...planPacks(site, files)].map(([name, urls]): FileOutput => {
          const parts = urls.flatMap(url => [url, need(files.hashes.get(url), `hash of ${url}`)])
          return {
            url: endpoints.pack(name),
            key: () => keyOf('pack', ...parts),
            make: () => JSON.stringify(buildPack(urls, files)),
          }
        }),
    },
  ]
}
