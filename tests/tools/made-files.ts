import {mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {openOutputFiles} from '../../tools/disk/output-files.ts'
import {createStore} from '../../tools/disk/store.ts'
import type {Output} from '../../tools/output/output.ts'
import {writeOutputs} from '../../tools/write/write-outputs.ts'

/** Makes outputs as a build does; their bytes by their URLs, in the order of the plan. */
export async function makeFiles(outputs: readonly Output[]): Promise<Map<string, Buffer>> {
  const root = mkdtempSync(join(tmpdir(), 'made-files-'))
  try {
    const [dir, cache] = [join(root, 'out'), join(root, 'cache')]
    const files = openOutputFiles(cache)
    const {hashes} = await writeOutputs(outputs, {dir, store: createStore(cache), files, code: ''})
    return new Map([...hashes.keys()].map(url => [url, readFileSync(join(dir, url))]))
  } finally {
    rmSync(root, {recursive: true, force: true})
  }
}
