import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import type {BuildOptions, BuildResult, OutputFile} from 'esbuild'
import {createCssModulesPlugin} from './css-modules-plugin.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

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

/** The app, for browsers. */
export function browserOptions(liveUpdate: boolean, searchWorker = ''): InMemory {
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
    plugins: [createCssModulesPlugin({emit: true})],
  }
}

/** What runs before the app, and blocks the document. */
export const bootOptions: InMemory = {
  ...common,
  entryPoints: [join(root, 'app/boot.ts')],
  entryNames: 'assets/[name]-[hash]',
  format: 'iife',
  minify: true,
}

/** The worker that searches. */
export const searchWorkerOptions: InMemory = {
  ...common,
  entryPoints: [{in: join(root, 'app/search/worker.ts'), out: 'search-worker'}],
  entryNames: 'assets/[name]-[hash]',
  format: 'esm',
  minify: true,
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

/** The url of a built file, relative to the root of the site. */
export function urlOf({path}: OutputFile): string {
  return path.slice(join(root, 'dist').length + 1).replaceAll('\\', '/')
}
