import {ensureProgram} from '../disk/program-file.ts'
import type {Store} from '../disk/store.ts'
import {hashPlayground} from './playground/playground-folder.ts'
import {readEngine} from './playground/read-engine.ts'

/** The app, ready to be written. */
export interface AppBundle {
  /** Names all that it is made from. */
  readonly key: string
  /** By their URLs, relative to the root of the site. */
  readonly files: ReadonlyMap<string, Uint8Array>
  /** The script that every document holds, and runs before its first paint. */
  readonly boot: string
  /** The styles that every document holds. */
  readonly styles: string
  /** The styles that the document of the home page holds besides. */
  readonly homeStyles: string
  /** URL of the styles that only printable sections need. */
  readonly printableStyles: string
  /** URL of the script that every document loads after its first paint. */
  readonly main: string
  /** URLs of the scripts that start the app, relative to the root of the site. */
  readonly appScripts: readonly string[]
  /** The module that renders documents, for Node.js; resolves to its path. */
  readonly loadDocuments: () => Promise<string>
  /** The script with which the playground runs webpack in a browser. */
  readonly readEngine: () => Promise<string>
  /** Changes with all that the playground's files are made from. */
  readonly playgroundHash: string
}

/** A bundle before it is stored. */
export interface BuiltApp extends Pick<
  AppBundle,
  'files' | 'boot' | 'styles' | 'homeStyles' | 'printableStyles' | 'main' | 'appScripts'
> {
  readonly documents: Uint8Array
}

/** The bundle without its files, as the store keeps it. */
interface StoredMeta extends Omit<BuiltApp, 'files' | 'documents'> {
  readonly urls: readonly string[]
}

/** Reads a bundle from the store, if all of it is there. */
export function readBundle(store: Store, key: string): AppBundle | undefined {
  const json = store.readText(key, 'meta')
  if (json === undefined) return undefined
  const {urls, ...meta}: StoredMeta = JSON.parse(json)
  const files = new Map<string, Uint8Array>()
  for (const url of urls) {
    const bytes = store.read(key, url)
    if (bytes === undefined) return undefined
    files.set(url, bytes)
  }
  const make = () => Promise.resolve(store.read(key, 'documents') ?? new Uint8Array())
  const loadDocuments = () => ensureProgram(store, {name: 'documents', key, make})
  return {
    ...meta,
    key,
    files,
    loadDocuments,
    readEngine: () => readEngine(store),
    playgroundHash: hashPlayground(),
  }
}

/** Writes a bundle to the store. */
export function writeBundle(store: Store, key: string, app: BuiltApp): void {
  const {files, documents, ...rest} = app
  const meta: StoredMeta = {...rest, urls: [...files.keys()]}
  store.write(key, {meta: JSON.stringify(meta), documents, ...Object.fromEntries(files)})
}
