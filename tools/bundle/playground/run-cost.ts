import {promisify} from 'node:util'
import {brotliCompress, constants} from 'node:zlib'
import {appOptions, bundle} from '../esbuild-options.ts'

/** Download size of the first use of the playground, as its buttons show it: `2.1 MB`. */
export async function measureRunCost(engine: string): Promise<string> {
  const sizes = await Promise.all([engine, ...(await bundleInterface())].map(compressedSize))
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  return `${(bytes / 1e6).toFixed(1)} MB`
}

/** The script and the styles of the interface, without React, which the app has loaded. */
async function bundleInterface(): Promise<string[]> {
  const {outputFiles} = await bundle({
    ...appOptions(false, '', {}),
    entryPoints: ['app/playground/playground.tsx'],
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    splitting: false,
  })
  return outputFiles.map(({text}) => text)
}

async function compressedSize(text: string): Promise<number> {
  const params = {[constants.BROTLI_PARAM_QUALITY]: 5} // the level of many hosts
  return (await promisify(brotliCompress)(Buffer.from(text), {params})).length
}
