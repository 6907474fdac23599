import {createHash} from 'node:crypto'
import {readdir, readFile, rm, stat} from 'node:fs/promises'
import {join} from 'node:path'
import {writeWhole} from './write-atomically.ts'

/** Files on disk that can be made again, by all that they are made from. */
export interface FileCache {
  /** The text that was made from these parts before, or that is made now. */
  text(parts: readonly string[], make: () => Promise<string>): Promise<string>
  /** The same for what is no text. */
  bytes(parts: readonly string[], make: () => Promise<Uint8Array>): Promise<Uint8Array>
  /** Removes what was not asked for in this run nor written within a day. */
  prune(): Promise<void>
}

const DAY = 24 * 60 * 60_000

/** Opens a cache in a folder, which need not exist. */
export function createFileCache(dir: string): FileCache {
  const used = new Set<string>()
  async function find(
    parts: readonly string[],
    make: () => Promise<string | Uint8Array>,
  ): Promise<Buffer> {
    const key = hashText(parts.join('\0'))
    used.add(key)
    const file = join(dir, key)
    const known = await readFile(file).catch(() => undefined)
    if (known !== undefined) return known
    const made = Buffer.from(await make())
    await writeWhole(file, made)
    return made
  }
  return {
    text: async (parts, make) => (await find(parts, make)).toString(),
    bytes: find,
    prune: () => pruneFolder(dir, used),
  }
}

/** Removes the files of a folder that are older than a day, but those with the names given. */
export async function pruneFolder(dir: string, names: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(dir).catch(() => [])) {
    if (names.has(name.split('.', 1)[0] ?? '')) continue
    const found = await stat(join(dir, name)).catch(() => undefined)
    if (found?.isFile() && Date.now() - found.mtimeMs > DAY)
      await rm(join(dir, name), {force: true})
  }
}

/** 32 hexadecimal digits that change with the text. */
export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}
