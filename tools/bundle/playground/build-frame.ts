import {join} from 'node:path'
import {root} from '../../disk/root.ts'
import {bundle} from '../esbuild-options.ts'

/** The document of sandboxed frames. Its policy is in the document: some hosts send no headers. */
export async function buildFrame(): Promise<string> {
  const {outputFiles} = await bundle({
    absWorkingDir: root,
    entryPoints: [join(root, 'app/playground/frame/frame.ts')],
    bundle: true,
    write: false,
    outdir: join(root, 'dist'),
    target: 'es2022',
    format: 'iife',
    minify: true,
    logLevel: 'silent',
  })
  const script = outputFiles.map(({text}) => text).join('')
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sandbox</title>',
    `<meta http-equiv="Content-Security-Policy" content="${framePolicy}">`,
    `<script>${script}</script></head><body></body></html>`,
  ].join('\n')
}

/** The code of projects may run, in whatever way, and reach nothing. */
export const framePolicy = [
  "default-src 'none'",
  "script-src 'unsafe-inline' 'unsafe-eval' blob:",
  "style-src 'unsafe-inline' blob:",
  'img-src blob: data:',
  'font-src blob: data:',
  'media-src blob: data:',
  'worker-src blob:',
  'connect-src blob: data:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')
