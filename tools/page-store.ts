import {mkdir, readdir, readFile, rename, rm, stat, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import type {ParsedPage} from './content/parsed-page.ts'

/** A page as the store keeps it. Its text stays on disk until its files are written. */
export interface StoredPage {
  readonly page: ParsedPage
  /** mdast, as JSON. */
  readonly body: string
  readonly html: string
}

/** Parsed pages on disk, by a key that names everything they were made from. */
export interface PageStore {
  readPage(key: string): Promise<ParsedPage | undefined>
  readText(key: string): Promise<Pick<StoredPage, 'body' | 'html'>>
  write(key: string, page: StoredPage): Promise<void>
  /** Removes what has not been asked for in a day. */
  prune(used: ReadonlySet<string>): Promise<void>
}

const DAY = 24 * 60 * 60_000

/** Opens the store in a folder, which need not exist. */
export function createPageStore(dir: string): PageStore {
  const fileOf = (key: string, part: string) => join(dir, `${key}.${part}`)
  return {
    async readPage(key) {
      try {
        return JSON.parse(await readFile(fileOf(key, 'page.json'), 'utf8'))
      } catch {
        return undefined // not stored, or damaged: parsed anew
      }
    },
    async readText(key) {
      const [body, html] = await Promise.all([
        readFile(fileOf(key, 'body.json'), 'utf8'),
        readFile(fileOf(key, 'html'), 'utf8'),
      ])
      return {body, html}
    },
    async write(key, {page, body, html}) {
      await mkdir(dir, {recursive: true})
      await writeWhole(fileOf(key, 'body.json'), body)
      await writeWhole(fileOf(key, 'html'), html)
      await writeWhole(fileOf(key, 'page.json'), JSON.stringify(page))
    },
    async prune(used) {
      const names = await readdir(dir).catch(() => [])
      for (const name of names) {
        if (used.has(name.split('.', 1)[0] ?? '')) continue
        const age = Date.now() - (await stat(join(dir, name))).mtimeMs
        if (age > DAY) await rm(join(dir, name), {force: true})
      }
    },
  }
}

/** A reader sees the old file or the new one, never a part. */
async function writeWhole(file: string, text: string): Promise<void> {
  const part = `${file}.${process.pid}-${Math.random().toString(36).slice(2)}`
  await writeFile(part, text)
  await rename(part, file)
}
