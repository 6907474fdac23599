import {build} from 'esbuild'
import {createRequire} from 'node:module'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {docSearch} from '../../../tools/bundle/docsearch-plugin.ts'
import {writeFolder} from '../temp-folder.ts'

async function bundle(entry: string): Promise<string> {
  const {outputFiles} = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    logLevel: 'silent',
    external: ['react', 'react/jsx-runtime'],
    plugins: [docSearch],
  })
  return outputFiles[0]?.text ?? ''
}

describe('the plugin for DocSearch', () => {
  test('makes what the site may show of the version that is installed', async () => {
    const modal = createRequire(import.meta.url).resolve('@docsearch/react/modal')
    const code = await bundle(modal)
    expect(code).toContain('No results for')
    expect(code).not.toMatch(/createElement\("style"|role: "button"|algolia\.net|@base-ui/)
  })

  test('fails where another version has other code', async () => {
    const path = 'node_modules/@docsearch/react/dist/esm/useSearchClient-new.js'
    const file = join(await writeFolder({[path]: 'export const a = 1'}), path)
    await expect(bundle(file)).rejects.toThrow('has changed: no “import { liteClient }')
  })
})
