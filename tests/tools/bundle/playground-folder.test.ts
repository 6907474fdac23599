import {build} from 'esbuild'
import {expect, test} from 'vitest'
import {playgroundSources} from '../../../tools/bundle/playground/playground-folder.ts'

test('the address of the engine changes with every file of ours that is bundled into it', async () => {
  const {metafile} = await build({
    entryPoints: ['engine/worker', 'frame/frame'].map(name => `app/playground/${name}.ts`),
    bundle: true,
    write: false,
    outdir: 'dist',
    metafile: true,
    packages: 'external',
    alias: {fs: 'memfs'},
    platform: 'node',
  })
  const inputs = Object.entries(metafile.outputs).flatMap(([, {inputs: used}]) =>
    Object.entries(used).flatMap(([file, {bytesInOutput}]) => (bytesInOutput > 0 ? [file] : [])),
  )
  const isListed = (file: string) => playgroundSources.some(source => file.startsWith(source))
  expect(inputs.length).toBeGreaterThan(40)
  expect(inputs.filter(file => !isListed(file))).toEqual([])
})
