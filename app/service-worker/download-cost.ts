import type {DownloadCost} from '../offline-setting/worker-messages.ts'
import {LOSS, planDownloads, type ContentFile, type Resources} from './plan-downloads.ts'

/** Time limit of a question, in milliseconds. */
const TIMEOUT_MS = 5000

/** Bytes that the server sends for each pack, by its name; a pack is absent if it does not say. */
export type PackCosts = ReadonlyMap<string, number>

/** Asks the server for the sizes of packs as it sends them, which depend on its compression. */
export async function fetchPackCosts({packs}: Resources): Promise<PackCosts> {
  const costs = await Promise.all(
    Object.entries(packs).map(async ([name, {url}]) => [name, await fetchCost(`/${url}`)] as const),
  )
  return new Map(costs.flatMap(([name, bytes]) => (bytes === undefined ? [] : [[name, bytes]])))
}

async function fetchCost(url: string): Promise<number | undefined> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const {ok, headers} = await fetch(url, {method: 'HEAD', cache: 'no-store', signal})
    const length = Number(headers.get('Content-Length'))
    return ok && length > 0 ? length : undefined
  } catch {
    return undefined
  }
}

/** The cost of downloading the missing files. A pack costs its size if the server does not say. */
export function estimateCost(
  resources: Resources,
  missing: readonly ContentFile[],
  packCosts: PackCosts,
): DownloadCost {
  const costs = planDownloads(resources, missing).map(({pack, files, isPack}) => {
    const size = resources.packs[pack]?.size ?? 0
    const cost = packCosts.get(pack) ?? size
    if (isPack) return cost
    return files.reduce((sum, file) => sum + file.size * Math.min(1, (cost / size) * LOSS), 0)
  })
  return {
    bytes: Math.round(costs.reduce((sum, bytes) => sum + bytes, 0)),
    isMost: missing.some(({pack}) => !packCosts.has(pack)),
  }
}
