import {join} from 'node:path'
import type {BuildOptions, BuildResult, OutputFile} from 'esbuild'
import {root} from '../disk/root.ts'
import {portablePath} from '../disk/portable-path.ts'
import {createCssModulesPlugin} from './css-modules-plugin.ts'
import {hashPlayground, playgroundFolder} from './playground/playground-folder.ts'

/** Options of a bundle that is not written to the disk. */
export type InMemory = BuildOptions & {write: false}

/** Runs esbuild. */
export async function bundle(options: InMemory): Promise<BuildResult<InMemory>> {
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

const browser = {
  ...common,
  entryNames: 'assets/[name]-[hash]',
  chunkNames: 'assets/[name]-[hash]',
  assetNames: 'assets/[name]-[hash]',
  format: 'esm',
  external: ['/assets/*'], // scripts of other bundles
  minify: true,
} satisfies InMemory

/** URLs of scripts, by the names under which other bundles know them. */
type Urls = Readonly<Record<string, string | Readonly<Record<string, readonly string[]>>>>

/** The script that runs before the first paint. */
export const bootOptions: InMemory = {
  ...browser,
  entryPoints: [join(root, 'app/boot.ts')],
  format: 'iife',
}

/**
 * The script that makes the document work without the app. It shares no file with the app, however
 * small that would be: readers would wait for two.
 */
export function mainOptions(liveUpdate: boolean, urls: Urls): InMemory {
  return {
    ...browser,
    entryPoints: [join(root, 'app/main.ts')],
    define: definitions(liveUpdate, urls),
  }
}

/** Options for the app. Modules that are loaded together are in one file. */
export function appOptions(liveUpdate: boolean, urls: Urls): InMemory {
  return {
    ...browser,
    entryPoints: [
      join(root, 'app/loading/react.ts'),
      join(root, 'app/loading/libraries.ts'),
      join(root, 'app/start/start-app.ts'),
      join(root, 'app/search/prepare-search.ts'),
    ],
    splitting: true,
    // Browsers that know this hint compile all functions in the background, not in the first task.
    banner: {js: '//# allFunctionsCalledOnLoad'},
    metafile: true,
    jsx: 'automatic',
    define: definitions(liveUpdate, urls),
    plugins: [createCssModulesPlugin({emit: true})],
  }
}

/**
 * The code that marks the differences from a version: a separate bundle, which does not split the
 * app.
 */
export const ownVersionOptions: InMemory = {
  ...browser,
  entryPoints: [join(root, 'app/own-version/own-version.ts')],
  plugins: [createCssModulesPlugin({emit: true})],
}

/** Separate files of the search: its worker, and the script that queries Algolia. */
export const searchOptions: InMemory = {
  ...browser,
  entryPoints: [
    {in: join(root, 'app/search/worker.ts'), out: 'search-worker'},
    join(root, 'app/search/algolia.ts'),
  ],
}

/** Values of the names that stand for URLs, and of the switches. */
function definitions(liveUpdate: boolean, urls: Urls): Record<string, string> {
  const known: Urls = {...urls, PLAYGROUND: playgroundFolder(hashPlayground())}
  const values = Object.entries(known).map(([name, url]) => [
    name,
    JSON.stringify(url, (_, value) => (typeof value === 'string' ? `/${value}` : value)),
  ])
  return {...production, LIVE_UPDATE: String(liveUpdate), ...Object.fromEntries(values)}
}

/**
 * The renderer of documents, for the build. The condition `development` selects the module of the
 * router that looks at its option `isServer`, which `render-document.tsx` sets; for Node.js alone,
 * the router takes a constant.
 */
export function nodeOptions(entry: string, liveUpdate: boolean): InMemory {
  return {
    ...common,
    entryPoints: [join(root, entry)],
    format: 'esm',
    platform: 'node',
    minifySyntax: true,
    jsx: 'automatic',
    external: ['*/playground/playground.tsx'], // it is not rendered
    conditions: ['development', 'module'],
    banner: {
      js: "import {createRequire} from 'node:module'; const require = createRequire(import.meta.url)",
    },
    define: {...production, LIVE_UPDATE: String(liveUpdate)},
    plugins: [createCssModulesPlugin({emit: false})],
  }
}

/** A service worker, with the list of files that it stores. */
export function workerOptions(entry: string, precache: readonly object[]): InMemory {
  return {
    ...common,
    entryPoints: [join(root, entry)],
    format: 'iife',
    minify: true,
    define: {...production, 'self.__WB_MANIFEST': JSON.stringify(precache)},
  }
}

/** The URL of a built file, relative to the root of the site. */
export function urlOf({path}: OutputFile): string {
  return portablePath(join(root, 'dist'), path)
}
