import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import type {ParsedPage} from '../content/parsed-page.ts'
import {pruneFolder} from '../disk/file-cache.ts'
import {writeWhole} from '../disk/write-atomically.ts'

/** A page as the store keeps it. Its text stays on disk until its files are written. */
export interface StoredPage {
  readonly page: ParsedPage
  /** mdast, as JSON. */
  readonly body: string
  readonly html: string
  readonly markdown: string
  /** By which terms its sections are found, as `packPage` packs them. */
  readonly terms: Uint8Array
  /** Its sections as search shows them, as `packPage` packs them. */
  readonly sections: string
  /** Its fences and how they are to be checked, as JSON. */
  readonly samples: string
}

/** Parsed pages on disk, by a key that names everything they were made from. */
export interface PageStore {
  readPage(key: string): Promise<ParsedPage | undefined>
  readText(key: string): Promise<Pick<StoredPage, 'body' | 'html'>>
  readMarkdown(key: string): Promise<string>
  readTerms(key: string): Promise<Uint8Array>
  readSections(key: string): Promise<string>
  readSamples(key: string): Promise<string>
  write(key: string, page: StoredPage): Promise<void>
  /** Removes what has not been asked for in a day. */
  prune(used: ReadonlySet<string>): Promise<void>
}

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
    readMarkdown: key => readFile(fileOf(key, 'md'), 'utf8'),
    readTerms: key => readFile(fileOf(key, 'terms')),
    readSections: key => readFile(fileOf(key, 'sections'), 'utf8'),
    readSamples: key => readFile(fileOf(key, 'samples.json'), 'utf8'),
    async write(key, {page, body, html, markdown, terms, sections, samples}) {
      await writeWhole(fileOf(key, 'body.json'), body)
      await writeWhole(fileOf(key, 'html'), html)
      await writeWhole(fileOf(key, 'md'), markdown)
      await writeWhole(fileOf(key, 'terms'), terms)
      await writeWhole(fileOf(key, 'sections'), sections)
      await writeWhole(fileOf(key, 'samples.json'), samples)
      await writeWhole(fileOf(key, 'page.json'), JSON.stringify(page))
    },
    prune: used => pruneFolder(dir, used),
  }
}
