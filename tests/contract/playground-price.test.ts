import {readdir, readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {brotliCompressSync, constants} from 'node:zlib'
import {expect, inject, test} from 'vitest'
import {RUN_COST} from '#contract/private/playground.ts'
import type {EngineManifest} from '../../app/playground/engine-manifest.ts'

test('the playground downloads as much as its buttons say', async () => {
  const assets = join(inject('sites').content, 'assets')
  const files = await readdir(assets, {recursive: true})
  const read = (file: string) => readFile(join(assets, file))
  const texts = await Promise.all(
    files.filter(file => /^playground-[\w.-]+\.(?:js|css)$/.test(file)).map(read),
  )
  const params = {[constants.BROTLI_PARAM_QUALITY]: 5} // as many hosts compress
  const sizes = texts.map(text => brotliCompressSync(text, {params}).length)
  const manifest = files.find(file => /^playground-\w+.manifest\.json$/.test(file)) ?? ''
  const {engine}: EngineManifest = JSON.parse(String(await read(manifest)))
  const bytes = sizes.reduce((sum, size) => sum + size, engine.transferSize)
  expect(sizes).toHaveLength(2)
  expect(`${(bytes / 1e6).toFixed(1)} MB`).toBe(RUN_COST)
})
