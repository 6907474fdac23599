import {createHash} from 'node:crypto'
import {existsSync} from 'node:fs'
import {readFile} from 'node:fs/promises'
import {basename, join} from 'node:path'
import {fileURLToPath} from 'node:url'
import type {BuildOptions, BuildResult, OutputFile} from 'esbuild'
import {brotliCompressSync} from 'node:zlib'
import {createCssModulesPlugin} from './css-modules-plugin.ts'
import {docSearch} from './docsearch-plugin.ts'
import {hashText, pruneFolder} from './file-cache.ts'
import {hashOurFiles} from './hash-files.ts'
import {withoutUnused} from './unused-code-plugin.ts'
import {writeWhole} from './write-whole.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** What the app is made of, ready to be written. */
export interface AppBundle {
  /** By their urls, relative to the root of the site. */
  readonly files: ReadonlyMap<string, Uint8Array>
  /** Urls of the files that a document refers to. */
  readonly boot: string
  readonly main: string
  /** Scripts that the main one loads at once. */
  readonly chunks: readonly string[]
  readonly styles: readonly string[]
  /** Modules that run at build time: paths on disk, named after their content. */
  readonly renderDocument: string
  readonly renderArticle: string
  /** Bytes, in brotli, of what a browser loads before the app runs. */
  readonly entrySize: number
}

/** What a browser loads before the app runs. */
export function entryFiles({files, main, chunks}: Pick<AppBundle, 'files' | 'main' | 'chunks'>) {
  return [main, ...chunks].flatMap(url => files.get(url.slice(1)) ?? [])
}

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
  return hashOurFiles(['app', 'contract', ...tools.map(name => `tools/${name}.ts`)])
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

/** A bundle in the cache: its files as text, its modules by name. */
interface StoredBundle extends Omit<AppBundle, 'files'> {
  files: Record<string, string>
}

async function readBundle(file: string, cacheDir: string): Promise<AppBundle | undefined> {
  const json = await readFile(file, 'utf8').catch(() => undefined)
  if (json === undefined) return undefined
  const {files, ...rest}: StoredBundle = JSON.parse(json)
  const renderDocument = join(cacheDir, rest.renderDocument)
  const renderArticle = join(cacheDir, rest.renderArticle)
  if (!existsSync(renderDocument) || !existsSync(renderArticle)) return undefined
  const entries = Object.entries(files).map(([url, text]) => [url, Buffer.from(text)] as const)
  return {...rest, renderDocument, renderArticle, files: new Map(entries)}
}

async function writeBundle(file: string, app: AppBundle): Promise<void> {
  const texts = [...app.files].map(([url, bytes]) => [url, Buffer.from(bytes).toString()])
  const stored: StoredBundle = {
    ...app,
    files: Object.fromEntries(texts),
    renderDocument: basename(app.renderDocument),
    renderArticle: basename(app.renderArticle),
  }
  await writeWhole(file, JSON.stringify(stored))
}

async function buildApp({cacheDir, liveUpdate}: BundleOptions): Promise<AppBundle> {
  const search = await bundle(searchWorkerOptions)
  const [browser, boot, document, article] = await Promise.all([
    bundle(browserOptions(liveUpdate, urlsOf(search)[0])),
    bundle(bootOptions),
    bundle(nodeOptions('app/static.tsx', liveUpdate)),
    bundle(nodeOptions('app/static-article.ts', liveUpdate)),
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
  const {outputFiles} = await bundle({
    ...common,
    entryPoints: [join(root, entry)],
    format: 'iife',
    minify: true,
    define: {...production, 'self.__WB_MANIFEST': JSON.stringify(precache)},
  })
  const [file] = outputFiles
  if (!file) throw new Error('The service worker was not built')
  return file.contents
}

type InMemory = BuildOptions & {write: false}

async function bundle(options: InMemory): Promise<BuildResult<InMemory>> {
  const {build} = await import('esbuild') // not loaded while nothing has changed
  return build(options)
}

const production = {'process.env.NODE_ENV': '"production"'}

const common = {
  absWorkingDir: root,
  bundle: true,
  write: false,
  outdir: join(root, 'dist'),
  target: 'es2022',
  logLevel: 'silent',
  legalComments: 'none',
} satisfies InMemory

function browserOptions(liveUpdate: boolean, searchWorker = ''): InMemory {
  return {
    ...common,
    entryPoints: [join(root, 'app/main.ts')],
    entryNames: 'assets/[name]-[hash]',
    chunkNames: 'assets/[name]-[hash]',
    assetNames: 'assets/[name]-[hash]',
    format: 'esm',
    splitting: true,
    external: ['/assets/*'], // the worker, which can be imported as well
    metafile: true,
    minify: true,
    jsx: 'automatic',
    define: {
      ...production,
      LIVE_UPDATE: String(liveUpdate),
      SEARCH_WORKER: JSON.stringify(`/${searchWorker}`),
    },
    plugins: [createCssModulesPlugin({emit: true}), withoutUnused, docSearch],
  }
}

const bootOptions: InMemory = {
  ...common,
  entryPoints: [join(root, 'app/boot.ts')],
  entryNames: 'assets/[name]-[hash]',
  format: 'iife',
  minify: true,
}

const searchWorkerOptions: InMemory = {
  ...common,
  entryPoints: [{in: join(root, 'app/search/worker.ts'), out: 'search-worker'}],
  entryNames: 'assets/[name]-[hash]',
  format: 'esm',
  minify: true,
}

/** The router is to look at its own `isServer`, which `static.tsx` sets, rather than at a constant. */
function nodeOptions(entry: string, liveUpdate: boolean): InMemory {
  return {
    ...common,
    entryPoints: [join(root, entry)],
    format: 'esm',
    platform: 'node',
    minifySyntax: true,
    jsx: 'automatic',
    alias: {
      '@tanstack/router-core/isServer': join(
        root,
        'node_modules/@tanstack/router-core/dist/esm/isServer/development.js',
      ),
    },
    banner: {
      js: "import {createRequire} from 'node:module'; const require = createRequire(import.meta.url)",
    },
    define: {...production, LIVE_UPDATE: String(liveUpdate)},
    plugins: [createCssModulesPlugin({emit: false}), withoutUnused],
  }
}

function urlsOf({outputFiles}: BuildResult<InMemory>): string[] {
  return outputFiles.map(urlOf)
}

function urlOf({path}: OutputFile): string {
  return path.slice(join(root, 'dist').length + 1).replaceAll('\\', '/')
}

/** What the main script loads only when the app has started. */
const LAST = 'app/controls.ts'

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
