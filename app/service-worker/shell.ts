import {cacheNames} from 'workbox-core'
import type {WorkboxPlugin} from 'workbox-core/types.js'
import {PrecacheController, PrecacheRoute, type PrecacheEntry} from 'workbox-precaching'
import {readRelease} from './read-document-release.ts'

/** The files that can show any stored page. */
export interface Shell {
  /** Stores all files or none. */
  install(event: ExtendableEvent): Promise<void>
  /** Removes the files of the previous release. */
  activate(event: ExtendableEvent): Promise<void>
  /** Answers requests for them. */
  readonly route: PrecacheRoute
  /** The empty document in which the app can show any page. */
  document(): Promise<Response | undefined>
  /** The empty document of the waiting release. */
  documentOf(release: string): Promise<Response | undefined>
  notFound(): Promise<Response | undefined>
  /** The release to which they belong: the URL of the main script. */
  release(): Promise<string | undefined>
}

const DOCUMENT = '/app-shell/'

/** A login page or an error page of the host is not stored as a script. */
const onlyFiles: WorkboxPlugin = {
  async cacheWillUpdate({request, response}) {
    const isHtml = response.headers.get('Content-Type')?.includes('text/html') ?? false
    const wantsHtml = /(?:\/|\.html)$/.test(new URL(request.url).pathname)
    return response.status === 200 && isHtml === wantsHtml ? response : null
  },
}

/** Keeps the files of one release. */
export function createShell(entries: PrecacheEntry[]): Shell {
  const controller = new PrecacheController({plugins: [onlyFiles]})
  controller.addToCacheList(entries)
  const match = (url: string) => controller.matchPrecache(url).catch(() => undefined)
  const document = () => match(DOCUMENT)
  let release: Promise<string | undefined> | undefined
  const findRelease = async () => {
    const response = await document()
    return response && readRelease(response)
  }
  return {
    async install(event) {
      await controller.install(event)
      const main = await findRelease()
      // During a deployment, the files may be of two releases, which do not work together.
      if (!main || !controller.getCacheKeyForURL(main)) throw new Error('The shell is incomplete')
    },
    async activate(event) {
      await controller.activate(event)
    },
    route: new PrecacheRoute(controller, {
      directoryIndex: '',
      cleanURLs: false,
      ignoreURLParametersMatching: [],
    }),
    document,
    async documentOf(other) {
      const cache = await caches.open(cacheNames.precache)
      const documents = await cache.matchAll(DOCUMENT, {ignoreSearch: true})
      const releases = await Promise.all(documents.map(one => readRelease(one.clone())))
      return documents[releases.indexOf(other)]
    },
    async notFound() {
      const response = await match('/404.html')
      return response && new Response(response.body, {status: 404, headers: response.headers})
    },
    release: () => (release ??= findRelease()),
  }
}
