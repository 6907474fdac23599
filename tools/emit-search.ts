import {
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import {hashOf} from './output/index-file.ts'
import {buildSearch, type SearchSource} from './search/build-search.ts'
import {emitFiles} from './emit-files.ts'
import {hashText} from './disk/file-cache.ts'
import {mapConcurrently} from './disk/map-concurrently.ts'

interface EmitSearchOptions extends SearchSource {
  readonly outDir: string
  /** Where the index is kept for the next build. */
  readonly cacheDir: string
}

const DAY = 24 * 60 * 60_000

/** Writes the index of search; resolves to the hashes of its files, by their urls. */
export async function emitSearch(options: EmitSearchOptions): Promise<Map<string, string>> {
  const {pages, outDir, cacheDir} = options
  const dir = join(cacheDir, hashText(pages.map(({key, group}) => `${key} ${group}`).join('\n')))
  if (!(await exists(dir))) await makeIndex(dir, options)
  await pruneFolders(cacheDir, dir)
  const hashes: Array<[url: string, hash: string]> = JSON.parse(
    await readFile(join(dir, HASHES), 'utf8'),
  )
  for (const [url] of hashes) {
    if (/\/(?:index|0)\.json$/.test(url)) await mkdir(dirname(join(outDir, url)), {recursive: true})
  }
  await mapConcurrently(hashes, ([url]) => copyFile(join(dir, url), join(outDir, url)))
  return new Map(hashes)
}

/** Lists the files of a stored index. */
const HASHES = 'hashes.json'

/** Writes the index to a folder that is there only when it is complete. */
async function makeIndex(dir: string, source: SearchSource): Promise<void> {
  await mkdir(dirname(dir), {recursive: true})
  const temp = await mkdtemp(`${dir}-`)
  const hashes: Array<[url: string, hash: string]> = []
  for (const {url, text} of await buildSearch(source)) {
    const json = await text()
    await emitFiles(temp, [[url, json]])
    hashes.push([url, hashOf(json)])
  }
  await writeFile(join(temp, HASHES), JSON.stringify(hashes))
  await rename(temp, dir).catch(async (error: unknown) => {
    await rm(temp, {recursive: true, force: true})
    if (!(await exists(dir))) throw error // another build was faster
  })
}

/** Removes what other builds left more than a day ago. */
async function pruneFolders(cacheDir: string, used: string): Promise<void> {
  for (const name of await readdir(cacheDir)) {
    const dir = join(cacheDir, name)
    const found = dir === used ? undefined : await stat(dir).catch(() => undefined)
    if (found !== undefined && Date.now() - found.mtimeMs > DAY) {
      await rm(dir, {recursive: true, force: true})
    }
  }
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined
}
