import {existsSync} from 'node:fs'
import {readFile} from 'node:fs/promises'
import {basename, join} from 'node:path'
import {writeWhole} from '../disk/write-atomically.ts'

/** What the app is made of, ready to be written. */
export interface AppBundle {
  /** By their urls, relative to the root of the site. */
  readonly files: ReadonlyMap<string, Uint8Array>
  /** Urls of the files that a document refers to. */
  readonly boot: string
  readonly main: string
  /** Scripts that the main one loads at once. */
  readonly chunks: readonly string[]
  readonly styles: readonly string[]
  /** Modules that run at build time: paths on disk, named after their content. */
  readonly renderDocument: string
  readonly renderArticle: string
  /** Bytes, in brotli, of what a browser loads before the app runs. */
  readonly entrySize: number
}

/** What a browser loads before the app runs. */
export function entryFiles({files, main, chunks}: Pick<AppBundle, 'files' | 'main' | 'chunks'>) {
  return [main, ...chunks].flatMap(url => files.get(url.slice(1)) ?? [])
}

/** A bundle in the cache: its files as text, its modules by name. */
interface StoredBundle extends Omit<AppBundle, 'files'> {
  files: Record<string, string>
}

/** Reads a bundle from the cache, if all of it is there. */
export async function readBundle(file: string, cacheDir: string): Promise<AppBundle | undefined> {
  const json = await readFile(file, 'utf8').catch(() => undefined)
  if (json === undefined) return undefined
  const {files, ...rest}: StoredBundle = JSON.parse(json)
  const renderDocument = join(cacheDir, rest.renderDocument)
  const renderArticle = join(cacheDir, rest.renderArticle)
  if (!existsSync(renderDocument) || !existsSync(renderArticle)) return undefined
  const entries = Object.entries(files).map(([url, text]) => [url, Buffer.from(text)] as const)
  return {...rest, renderDocument, renderArticle, files: new Map(entries)}
}

/** Writes a bundle to the cache; its modules are there already. */
export async function writeBundle(file: string, app: AppBundle): Promise<void> {
  const texts = [...app.files].map(([url, bytes]) => [url, Buffer.from(bytes).toString()])
  const stored: StoredBundle = {
    ...app,
    files: Object.fromEntries(texts),
    renderDocument: basename(app.renderDocument),
    renderArticle: basename(app.renderArticle),
  }
  await writeWhole(file, JSON.stringify(stored))
}
