import {join} from 'node:path'
import stdLib from 'node-stdlib-browser'
import {root} from '../../disk/root.ts'
import {bundle, type InMemory} from '../esbuild-options.ts'
import {collectModules} from './collect-modules.ts'

/** The script of the worker: the modules of webpack, and the code that loads them. */
export async function buildEngine(): Promise<string> {
  const [modules, {outputFiles}] = await Promise.all([collectModules(), bundle(engineOptions)])
  return [modules, ...outputFiles.map(({text}) => text)].join('\n')
}

const engineOptions: InMemory = {
  absWorkingDir: root,
  entryPoints: [join(root, 'app/playground/engine/worker.ts')],
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
  // Node.js modules, which memfs and others import, are packages for browsers.
  alias: {...stdLib, fs: 'memfs', 'node:fs': 'memfs'},
  define: {'process.env.NODE_ENV': '"production"', global: 'globalThis'},
}
