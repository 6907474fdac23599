import {createHash} from 'node:crypto'
import {basename, join} from 'node:path'
import {brotliCompressSync} from 'node:zlib'
import type {BuildResult} from 'esbuild'
import {entryFiles, readBundle, writeBundle, type AppBundle} from './bundle/app-bundle.ts'
import {
  bootOptions,
  browserOptions,
  bundle,
  nodeOptions,
  searchWorkerOptions,
  urlOf,
  workerOptions,
  type InMemory,
} from './bundle/esbuild-options.ts'
import {hashText, pruneFolder} from './file-cache.ts'
import {hashOurFiles} from './hash-files.ts'
import {writeWhole} from './write-whole.ts'

interface BundleOptions {
  /** Where the modules go that run at build time. */
  cacheDir: string
  /** Whether the app should listen for changes. */
  liveUpdate: boolean
}

/** Everything of ours that a bundle is made from. */
export function hashBundleSources(): Promise<string> {
  const tools = [
    'bundle-app',
    'css-modules-plugin',
    'docsearch-changes',
    'docsearch-plugin',
    'unused-code-plugin',
  ]
  return hashOurFiles(['app', 'contract', 'tools/bundle', ...tools.map(name => `tools/${name}.ts`)])
}

/** Bundles the app for the browser, and its renderers for the build, unless it has not changed. */
export async function bundleApp(options: BundleOptions): Promise<AppBundle> {
  const {cacheDir, liveUpdate} = options
  const name = `bundle-${hashText(`${await hashBundleSources()} ${liveUpdate}`)}`
  const file = join(cacheDir, `${name}.json`)
  const stored = await readBundle(file, cacheDir)
  if (stored) return stored
  const app = await buildApp(options)
  await writeBundle(file, app)
  const modules = [app.renderDocument, app.renderArticle].map(path => basename(path, '.mjs'))
  await pruneFolder(cacheDir, new Set([name, ...modules]))
  return app
}

async function buildApp({cacheDir, liveUpdate}: BundleOptions): Promise<AppBundle> {
  const search = await bundle(searchWorkerOptions)
  const [browser, boot, document, article] = await Promise.all([
    bundle(browserOptions(liveUpdate, search.outputFiles.map(urlOf)[0])),
    bundle(bootOptions),
    bundle(nodeOptions('app/documents/render-document.tsx', liveUpdate)),
    bundle(nodeOptions('app/documents/render-article.ts', liveUpdate)),
  ])
  const outputs = [...browser.outputFiles, ...boot.outputFiles, ...search.outputFiles]
  const files = new Map(
    outputs
      .map(file => [urlOf(file), file.contents] as const)
      // Unless they are linked, the styles of what is loaded later are in those of the main script.
      .filter(
        ([url]) => !url.endsWith('.css') || /^assets\/(?:main|search)-|\.module\.css$/.test(url),
      ),
  )
  const find = (pattern: RegExp) => [...files.keys()].filter(url => pattern.test(url))
  const main = `/${find(/^assets\/main-\w+\.js$/)[0]}`
  const chunks = chunksOf(browser, main)
  const sizes = entryFiles({files, main, chunks}).map(script => brotliCompressSync(script).length)
  return {
    files,
    boot: `/${find(/^assets\/boot-/)[0]}`,
    main,
    chunks,
    styles: find(/^assets\/main-.+\.css$/).map(url => `/${url}`),
    renderDocument: await store(document, cacheDir, 'document'),
    renderArticle: await store(article, cacheDir, 'article'),
    entrySize: sizes.reduce((sum, size) => sum + size, 0),
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

/** Writes a module to the cache under a name that changes with its content. */
async function store(
  {outputFiles}: BuildResult<InMemory>,
  cacheDir: string,
  name: string,
): Promise<string> {
  const script = outputFiles.find(({path}) => path.endsWith('.js'))
  if (!script) throw new Error(`The renderer of the ${name} was not built`)
  const hash = createHash('sha256').update(script.contents).digest('hex').slice(0, 16)
  const file = join(cacheDir, `render-${name}-${hash}.mjs`)
  await writeWhole(file, script.contents)
  return file
}
