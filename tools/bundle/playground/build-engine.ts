import {join} from 'node:path'
import {root} from '../../disk/root.ts'
import {bundle, type InMemory} from '../esbuild-options.ts'
import {readServerSchema} from '../server-schema.ts'
import {collectModules} from './collect-modules.ts'

/** The script of the worker: the modules of webpack, and the code that loads them. */
export async function buildEngine(): Promise<string> {
  const [modules, loader] = await Promise.all([collectModules(), buildLoader()])
  return `${modules};\n${loader}`
}

/** Our part of the script. */
export async function buildLoader(): Promise<string> {
  const {default: stdLib} = await import('node-stdlib-browser')
  // Node.js modules, which memfs and others import, are packages for browsers.
  const alias = {...stdLib, fs: 'memfs', 'node:fs': 'memfs'}
  const define = {...engineOptions.define, SERVER_SCHEMA: readServerSchema()}
  const {outputFiles} = await bundle({...engineOptions, alias, define})
  return outputFiles.map(({text}) => text).join('')
}

const engineOptions = {
  absWorkingDir: root,
  entryPoints: [join(root, 'app/playground/engine/worker.ts')],
  inject: [join(root, 'app/playground/shims/globals.ts')],
  bundle: true,
  write: false,
  outdir: join(root, 'dist'),
  target: 'es2022',
  platform: 'browser',
  format: 'iife',
  minify: true,
  keepNames: true,
  legalComments: 'none',
  logLevel: 'silent',
  define: {'process.env.NODE_ENV': '"production"', global: 'globalThis'},
} satisfies InMemory
