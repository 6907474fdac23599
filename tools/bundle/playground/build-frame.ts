import {join} from 'node:path'
import {root} from '../../disk/root.ts'
import {bundle} from '../esbuild-options.ts'

/** The document of sandboxed frames. It contains its policy, because some hosts send no headers. */
export async function buildFrame(policy: string): Promise<string> {
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
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    `<script>${script}</script></head><body></body></html>`,
  ].join('\n')
}
