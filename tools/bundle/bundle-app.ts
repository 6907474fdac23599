import type {BuildResult, OutputFile} from 'esbuild'
import {keyOf} from '../disk/hash.ts'
import {hashFolders} from '../disk/hash-folders.ts'
import type {Store} from '../disk/store.ts'
import {readBundle, writeBundle, type AppBundle, type BuiltApp} from './app-bundle.ts'
import {
  appOptions,
  bootOptions,
  bundle,
  mainOptions,
  nodeOptions,
  ownVersionOptions,
  searchOptions,
  urlOf,
  workerOptions,
  type InMemory,
} from './esbuild-options.ts'
import {hashPlayground} from './playground/playground-folder.ts'

interface BundleOptions {
  readonly store: Store
  /** Whether the app listens for changes. */
  readonly liveUpdate: boolean
}

/** Bundles the app for the browser, and its renderer for the build, unless it is in the store. */
export async function bundleApp({store, liveUpdate}: BundleOptions): Promise<AppBundle> {
  const sources = hashFolders(['app', 'contract', 'search', 'tools/bundle'])
  const key = keyOf('app', sources, hashPlayground(), String(liveUpdate))
  const stored = readBundle(store, key)
  if (stored) return stored
  writeBundle(store, key, await buildApp(liveUpdate))
  const written = readBundle(store, key)
  if (!written) throw new Error(`The cache in ${store.dir} does not keep its entries.`)
  return written
}

async function buildApp(liveUpdate: boolean): Promise<BuiltApp> {
  const search = await bundle(searchOptions)
  const algolia = urlOf(findFile(search, /algolia-\w+\.js$/))
  const [app, ownVersion, boot, documents] = await Promise.all([
    bundle(appOptions(liveUpdate, {ALGOLIA: algolia})),
    bundle(ownVersionOptions),
    bundle(bootOptions),
    bundle(nodeOptions('app/documents/render-document.tsx', liveUpdate)),
  ])
  const urls = {
    ...appUrls(app),
    SEARCH_WORKER: urlOf(findFile(search, /search-worker-\w+\.js$/)),
    OWN_VERSION: urlOf(findFile(ownVersion, /own-version-\w+\.js$/)),
  }
  const chunks = {
    app: importsOf(app, [urls.REACT, urls.LIBRARIES, urls.START_APP]),
    'hosted-search': [algolia],
    'search-engine': [urls.SEARCH_WORKER],
    'own-version': [urls.OWN_VERSION],
    ...lazyChunks(app),
  }
  const main = await bundle(mainOptions(liveUpdate, {...urls, CHUNKS: chunks}))
  return {
    files: filesOf([app, ownVersion, search, main]),
    boot: findFile(boot, /\.js$/).text,
    styles: findFile(app, /start-app-\w+\.css$/).text,
    homeStyles: findFile(app, /home-\w+\.css$/).text,
    printableStyles: `/${urlOf(findFile(app, /printable-page-\w+\.module\.css$/))}`,
    main: `/${urlOf(findFile(main, /\.js$/))}`,
    appScripts: chunks.app,
    documents: findFile(documents, /\.js$/).contents,
  }
}

/** URLs of files of the app, by the names that the main script knows them by. */
function appUrls(app: BuildResult<InMemory>) {
  return {
    REACT: urlOf(findFile(app, /assets\/react-\w+\.js$/)),
    LIBRARIES: urlOf(findFile(app, /assets\/libraries-\w+\.js$/)),
    START_APP: urlOf(findFile(app, /start-app-\w+\.js$/)),
    PLAYGROUND_SCRIPT: urlOf(findFile(app, /assets\/playground-\w+\.js$/)),
    SEARCH: urlOf(findFile(app, /prepare-search-\w+\.js$/)),
    EXPLORER_STYLES: urlOf(findFile(app, /explorer-\w+\.module\.css$/)),
  }
}

/** The scripts of the parts of the app that are loaded on demand. */
function lazyChunks(app: BuildResult<InMemory>) {
  const scriptsOf = (name: string) =>
    importsOf(app, [urlOf(findFile(app, new RegExp(`assets/${name}-\\w+\\.js$`)))])
  return {
    search: scriptsOf('prepare-search'),
    explorer: scriptsOf('explorer'),
    versions: scriptsOf('versions'),
    playground: scriptsOf('playground'),
    'config-check': scriptsOf('check-config'),
  }
}

/** The files to write, by their URLs. */
function filesOf(results: ReadonlyArray<BuildResult<InMemory>>): Map<string, Uint8Array> {
  const files = results
    .flatMap(({outputFiles}) => outputFiles)
    .map(file => [urlOf(file), file.contents] as const)
    .filter(([url]) => !url.endsWith('.css') || isLinked(url))
  return new Map(files.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Other styles are part of the app's styles, which every document contains. */
function isLinked(url: string): boolean {
  return /^assets\/(?:home|own-version|search|setting)-|\.module\.css$/.test(url)
}

function findFile({outputFiles}: BuildResult<InMemory>, pattern: RegExp): OutputFile {
  const file = outputFiles.find(output => pattern.test(urlOf(output)))
  if (!file) throw new Error(`Nothing that was built matches ${pattern}`)
  return file
}

/** Bundles the service worker; it is built last, because it lists the files of the site. */
export async function bundleWorker(
  entry: string,
  precache: readonly object[],
): Promise<Uint8Array> {
  const {outputFiles} = await bundle(workerOptions(entry, precache))
  const [file] = outputFiles
  if (!file) throw new Error('The service worker was not built')
  return file.contents
}

/** Scripts, with all that they import. */
function importsOf({metafile}: BuildResult<InMemory>, urls: readonly string[]): string[] {
  const found = new Set<string>()
  const follow = (url: string) => {
    if (found.has(url)) return
    found.add(url)
    for (const {kind, path} of metafile?.outputs[`dist/${url}`]?.imports ?? []) {
      if (kind === 'import-statement') follow(path.replace(/^dist\//, ''))
    }
  }
  for (const url of urls) follow(url)
  return [...found]
}
