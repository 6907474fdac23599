import {endpoints} from '#contract/endpoints.ts'
import {matchContent, putContent} from './content-store.ts'
import {preferNetwork, refuseServerErrors} from './prefer-network.ts'

/** Whether a path is that of a file of the API. */
export function isData(pathname: string): boolean {
  return pathname.startsWith(`/${endpoints.index.replace(/[^/]+$/, '')}`)
}

/** A file of the API: from the network, which is stored, or as it was stored before. */
export function answerData(event: FetchEvent, pathname: string): Promise<Response> {
  const network = fetch(event.request).then(refuseOthers)
  const copy = matchContent(pathname)
  const stored = Promise.all([network, copy]).then(([response, old]) =>
    storeNew(pathname, response.clone(), old),
  )
  // The network may fail, the disk may be full: who reads is told by the answer, if at all.
  event.waitUntil(stored.catch(() => undefined))
  return preferNetwork(network, copy)
}

/** An image or a download: from the network, or as it was stored with all of the content. */
export function answerFile(request: Request, pathname: string): Promise<Response> {
  return preferNetwork(fetch(request).then(refuseServerErrors), matchContent(pathname))
}

/** Stores a file of the API that was loaded before there was a worker. */
export async function storeData(pathname: string): Promise<void> {
  await storeNew(pathname, refuseOthers(await fetch(pathname)), await matchContent(pathname))
}

async function storeNew(
  pathname: string,
  response: Response,
  old: Response | undefined,
): Promise<void> {
  const tag = response.headers.get('ETag')
  const isOld = tag !== null && tag === old?.headers.get('ETag')
  if (response.ok && !isOld) await putContent(pathname, response)
}

/** Whoever stands between a network and its readers answers with pages of their own. */
function refuseOthers(response: Response): Response {
  const type = response.headers.get('Content-Type') ?? ''
  if (response.ok && !type.includes('json')) throw new Error(`The answer is ${type}`)
  return refuseServerErrors(response)
}
