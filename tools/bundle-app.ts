import {createHash} from 'node:crypto'
import {mkdir, readFile, writeFile} from 'node:fs/promises'
import {basename, join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {build, type BuildOptions, type BuildResult, type OutputFile, type Plugin} from 'esbuild'
import {transform} from 'lightningcss'

const root = fileURLToPath(new URL('..', import.meta.url))

/** What the app is made of, ready to be written. */
export interface AppBundle {
  /** By their urls, relative to the root of the site. */
  readonly files: ReadonlyMap<string, Uint8Array>
  /** Urls of the files that a document refers to. */
  readonly boot: string
  readonly main: string
  readonly styles: readonly string[]
  /** Modules that run at build time: paths on disk, named after their content. */
  readonly renderDocument: string
  readonly renderArticle: string
}

/** What a browser loads before the app runs: the main script and what it imports. */
export function entryFiles({files, main}: AppBundle): Uint8Array[] {
  const urls = new Set([main.slice(1)])
  for (const url of urls) {
    const script = Buffer.from(files.get(url) ?? '').toString()
    for (const [, name] of script.matchAll(/(?:from|import)"\.\/([\w-]+\.js)"/g)) {
      urls.add(`assets/${name}`)
    }
  }
  return [...urls].flatMap(url => files.get(url) ?? [])
}

interface BundleOptions {
  /** Where the modules go that run at build time. */
  cacheDir: string
  /** Whether the app should listen for changes. */
  liveUpdate: boolean
}

/** Bundles the app for the browser, and its renderers for the build. */
export async function bundleApp({cacheDir, liveUpdate}: BundleOptions): Promise<AppBundle> {
  const [browser, boot, document, article] = await Promise.all([
    bundle(browserOptions(liveUpdate)),
    bundle(bootOptions),
    bundle(nodeOptions('app/static.tsx', liveUpdate)),
    bundle(nodeOptions('app/static-article.ts', liveUpdate)),
  ])
  const scripts = [...browser.outputFiles, ...boot.outputFiles]
  const files = new Map(scripts.map(file => [urlOf(file), file.contents]))
  const find = (pattern: RegExp) => [...files.keys()].filter(url => pattern.test(url))
  return {
    files,
    boot: `/${find(/^assets\/boot-/)[0]}`,
    main: `/${find(/^assets\/main-\w+\.js$/)[0]}`,
    styles: find(/^assets\/main-\w+\.css$/).map(url => `/${url}`),
    renderDocument: await store(document, cacheDir, 'document'),
    renderArticle: await store(article, cacheDir, 'article'),
  }
}

/** Bundles the service worker; it is built last, for it lists the files of the site. */
export async function bundleWorker(precache: readonly object[]): Promise<Uint8Array> {
  const {outputFiles} = await bundle({
    ...common,
    entryPoints: [join(root, 'app/worker.ts')],
    format: 'iife',
    minify: true,
    define: {...production, 'self.__WB_MANIFEST': JSON.stringify(precache)},
  })
  const [file] = outputFiles
  if (!file) throw new Error('The service worker was not built')
  return file.contents
}

type InMemory = BuildOptions & {write: false}

function bundle(options: InMemory): Promise<BuildResult<InMemory>> {
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

function browserOptions(liveUpdate: boolean): InMemory {
  return {
    ...common,
    entryPoints: [join(root, 'app/main.tsx')],
    entryNames: 'assets/[name]-[hash]',
    chunkNames: 'assets/[name]-[hash]',
    assetNames: 'assets/[name]-[hash]',
    format: 'esm',
    splitting: true,
    minify: true,
    jsx: 'automatic',
    define: {...production, LIVE_UPDATE: String(liveUpdate)},
    plugins: [cssModules({emit: true})],
  }
}

const bootOptions: InMemory = {
  ...common,
  entryPoints: [join(root, 'app/boot.ts')],
  entryNames: 'assets/[name]-[hash]',
  format: 'iife',
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
    plugins: [cssModules({emit: false})],
  }
}

/**
 * Class names of `sidebar.module.css` become `sidebar-item`: the same in the browser's bundle as
 * in the build's, which esbuild's own names are not once they are minified.
 */
function cssModules({emit}: {emit: boolean}): Plugin {
  const compiled = new Map<string, Uint8Array>()
  return {
    name: 'css-modules',
    setup({onLoad, onResolve}) {
      onLoad({filter: /\.module\.css$/, namespace: 'file'}, async ({path}) => {
        const name = basename(path, '.module.css')
        const {code, exports = {}} = transform({
          filename: path,
          code: await readFile(path),
          minify: true,
          cssModules: {pattern: `${name}-[local]`},
          targets: {chrome: 111 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8)},
        })
        compiled.set(path, code)
        const names = Object.entries(exports).map(([local, value]) => [local, value.name])
        const map = JSON.stringify(Object.fromEntries(names))
        const css = emit ? `import ${JSON.stringify(`compiled:${path}`)};` : ''
        return {contents: `${css}export default ${map}`, loader: 'js', watchFiles: [path]}
      })
      onResolve({filter: /^compiled:/}, ({path}) => ({
        path: path.slice('compiled:'.length),
        namespace: 'compiled-css',
      }))
      onLoad({filter: /./, namespace: 'compiled-css'}, ({path}) => ({
        contents: compiled.get(path) ?? '',
        loader: 'css',
      }))
    },
  }
}

function urlOf({path}: OutputFile): string {
  return path.slice(join(root, 'dist').length + 1).replaceAll('\\', '/')
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
  await mkdir(cacheDir, {recursive: true})
  await writeFile(file, script.contents)
  return file
}
