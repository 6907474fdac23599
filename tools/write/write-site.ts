import {compressOutputs} from './compress-outputs.ts'
import {openOutputFiles} from '../disk/output-files.ts'
import {pruneStore} from '../disk/prune-store.ts'
import type {Store} from '../disk/store.ts'
import {createFreshFolder} from '../disk/swap-folder.ts'
import type {Output} from '../output/output.ts'
import {writeOutputs, type WriteOptions, type Written} from './write-outputs.ts'

interface WriteSiteOptions {
  /** Folder to be replaced by the site. */
  readonly out: string
  readonly store: Store
  /** Changes with the code of all outputs. */
  readonly code: string
  /** Whether every text file gets a twin in brotli and one in gzip. */
  readonly compress: boolean
  readonly giveWay?: WriteOptions['giveWay']
}

/** Written files, and how much of the store was rebuilt. */
interface WrittenSite extends Written {
  readonly damaged: number
}

/** Writes a site next to the one that is there, and swaps it in when it is complete. */
export async function writeSite(
  outputs: readonly Output[],
  {out, store, code, compress, giveWay}: WriteSiteOptions,
): Promise<WrittenSite> {
  const fresh = await createFreshFolder(out)
  const files = openOutputFiles(store.dir)
  try {
    const written = await writeOutputs(outputs, {dir: fresh.dir, store, files, code, giveWay})
    if (compress) await compressOutputs(written.hashes, {dir: fresh.dir, files})
    await fresh.swapIn()
    files.save()
    pruneStore(store.dir)
    return {...written, damaged: files.damaged() + store.damaged()}
  } catch (error) {
    await fresh.discard()
    throw error
  }
}
