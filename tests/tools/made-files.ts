import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {openOutputFiles} from '../../tools/disk/output-files.ts'
import {createStore} from '../../tools/disk/store.ts'
import type {Output} from '../../tools/output/output.ts'
import {writeOutputs} from '../../tools/write/write-outputs.ts'
import {writeFolder} from './temp-folder.ts'

/**
 * Makes outputs as a build does; their bytes by their URLs, in the order of the plan. Files whose key
 * a build with the same cache has made come from there.
 */
export async function makeFiles(
  outputs: readonly Output[],
  sharedCache?: string,
): Promise<Map<string, Buffer>> {
  const root = await writeFolder()
  const [dir, cache] = [join(root, 'out'), sharedCache ?? join(root, 'cache')]
  const files = openOutputFiles(cache)
  const {hashes} = await writeOutputs(outputs, {dir, store: createStore(cache), files, code: ''})
  files.save()
  return new Map([...hashes.keys()].map(url => [url, readFileSync(join(dir, url))]))
}
