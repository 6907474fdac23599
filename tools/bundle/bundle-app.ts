import type {BuildResult} from 'esbuild'
import {hashFolders} from '../disk/hash-folders.ts'
import type {Store} from '../disk/store.ts'
import {bundleKey, readBundle, writeBundle, type AppBundle, type BuiltApp} from './app-bundle.ts'
import {
  bootOptions,
  browserOptions,
  bundle,
  nodeOptions,
  searchWorkerOptions,
  urlOf,
  workerOptions,
  type InMemory,
} from './esbuild-options.ts'

interface BundleOptions {
  readonly store: Store
  /** Whether the app listens for changes. */
  readonly liveUpdate: boolean
}

/** Changes with everything of ours that a bundle is made from. */
export function hashBundleSources(): string {
  return hashFolders(['app', 'contract', 'tools/bundle'])
}

/** Bundles the app for the browser, and its renderer for the build, unless it is in the store. */
export async function bundleApp({store, liveUpdate}: BundleOptions): Promise<AppBundle> {
  const key = bundleKey(hashBundleSources(), liveUpdate)
  const stored = readBundle(store, key)
  if (stored) return stored
  writeBundle(store, key, await buildApp(liveUpdate))
  const written = readBundle(store, key)
  if (!written) throw new Error(`The cache in ${store.dir} does not keep what is written to it.`)
  return written
}

async function buildApp(liveUpdate: boolean): Promise<BuiltApp> {
  const search = await bundle(searchWorkerOptions)
  const [browser, boot, documents] = await Promise.all([
    bundle(browserOptions(liveUpdate, search.outputFiles.map(urlOf)[0])),
    bundle(bootOptions),
    bundle(nodeOptions('app/documents/render-document.tsx', liveUpdate)),
  ])
  const outputs = [...browser.outputFiles, ...boot.outputFiles, ...search.outputFiles]
  const files = new Map(
    outputs
      .map(file => [urlOf(file), file.contents] as const)
      // Unless they are linked, the styles of what is loaded later are in those of the main script.
      .filter(
        ([url]) => !url.endsWith('.css') || /^assets\/(?:main|search)-|\.module\.css$/.test(url),
      )
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
  const find = (pattern: RegExp) => [...files.keys()].filter(url => pattern.test(url))
  const main = `/${find(/^assets\/main-\w+\.js$/)[0]}`
  const chunks = chunksOf(browser, main)
  const script = documents.outputFiles.find(({path}) => path.endsWith('.js'))
  if (!script) throw new Error('The renderer of documents was not built')
  return {
    files,
    boot: `/${find(/^assets\/boot-/)[0]}`,
    main,
    chunks,
    styles: find(/^assets\/main-.+\.css$/).map(url => `/${url}`),
    documents: script.contents,
  }
}

/** Bundles the service worker; it is built last, for it lists the files of the site. */
export async function bundleWorker(
  entry: string,
  precache: readonly object[],
): Promise<Uint8Array> {
  const {outputFiles} = await bundle(workerOptions(entry, precache))
  const [file] = outputFiles
  if (!file) throw new Error('The service worker was not built')
  return file.contents
}

/** What the main script loads only when the app has started. */
const LAST = 'app/start/controls.ts'

/** What the main script imports, now or as its first act, and what that imports in turn. */
function chunksOf({metafile}: BuildResult<InMemory>, main: string): string[] {
  const outputs = metafile?.outputs ?? {}
  const found = new Set<string>()
  const follow = (path: string, kinds: readonly string[]) => {
    for (const imported of outputs[path]?.imports ?? []) {
      if (!kinds.includes(imported.kind) || found.has(imported.path)) continue
      if (outputs[imported.path]?.entryPoint === LAST) continue
      found.add(imported.path)
      follow(imported.path, ['import-statement'])
    }
  }
  follow(`dist${main}`, ['import-statement', 'dynamic-import'])
  return [...found].map(path => path.replace(/^dist/, ''))
}
