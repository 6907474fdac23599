import type {AppBundle} from '../bundle/app-bundle.ts'
import {bundleWorker} from '../bundle/bundle-app.ts'
import {keyOf} from '../disk/hash.ts'
import type {Site} from '../load/site.ts'
import type {Output} from '../output/output.ts'

/** `sw.js`: it stores the shell, files that show any stored page without a network. */
export function emitWorker({settings}: Site, app: AppBundle): Output[] {
  const url = 'sw.js'
  if (!settings.serviceWorker) {
    const make = () => bundleWorker('app/service-worker-kill-switch.ts', [])
    return [{url, pages: [], key: () => keyOf('worker', app.key, 'off'), make}]
  }
  return [
    {
      url,
      list: ({hashes}) => {
        const files = [...hashes]
          .filter(([file]) => isShell(file))
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
        const key = () => keyOf('worker', app.key, JSON.stringify(files))
        const make = async () => bundleWorker('app/service-worker.ts', await listShell(files))
        return [{url, key, make}]
      },
    },
  ]
}

/** The files of the shell: scripts, styles, the fallback documents and their images. */
function isShell(url: string): boolean {
  if (/^assets\/(?:algolia|playground)-/.test(url)) return false // useless offline; large
  return (
    /^assets\/.+\.(?:js|css)$/.test(url) ||
    /^[^/]+\.svg$/.test(url) ||
    url === 'app-shell/index.html' ||
    url === '404.html'
  )
}

type ShellFile = readonly [url: string, hash: string]

/** The list for Workbox: files without a hash in their name have a revision. */
async function listShell(files: readonly ShellFile[]) {
  // Its own module: the index of the package also loads a bundler.
  const {getManifest} = await import('workbox-build/build/get-manifest.js')
  const {manifestEntries, warnings} = await getManifest({
    globDirectory: '.',
    globPatterns: [],
    additionalManifestEntries: files.map(([url, hash]) => ({
      url: url.replace(/(?<=\/)index\.html$/, ''), // servers redirect the file of a page
      revision: url.startsWith('assets/') ? null : hash,
    })),
  })
  if (warnings.length > 0) throw new Error(warnings.join('\n'))
  return manifestEntries
}
