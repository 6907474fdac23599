import {readdirSync} from 'node:fs'
import type {AppBundle} from './bundle/app-bundle.ts'
import {hashFolders} from './disk/hash-folders.ts'
import {emitApi} from './emit-api.ts'
import {emitDocuments} from './emit-documents.ts'
import {emitFacts} from './emit-facts.ts'
import {emitFeeds} from './emit-feeds.ts'
import {emitFiles} from './emit-files.ts'
import {emitIcons} from './emit-icons.ts'
import {emitIndex} from './emit-index.ts'
import {emitMarkdown} from './emit-markdown.ts'
import {emitSearch} from './emit-search.ts'
import {emitWorker} from './emit-worker.ts'
import type {Site} from './load/site.ts'
import type {Output} from './output/output.ts'

/** Decides on one kind of files. */
type Emitter = (site: Site, app: AppBundle) => readonly Output[]

/** A new kind of file is a new emitter, and one line here. */
const emitters: readonly Emitter[] = [
  emitFiles,
  emitIcons,
  emitApi,
  emitFacts,
  emitSearch,
  emitDocuments,
  emitMarkdown,
  emitFeeds,
  emitWorker,
  emitIndex,
]

/** Every file of a site, not yet made. */
export function planOutputs(site: Site, app: AppBundle): Output[] {
  return emitters.flatMap(emit => emit(site, app))
}

/** Changes with the code that decides what files hold, which their own keys do not name. */
export function hashEmitters(): string {
  const files = readdirSync(new URL('.', import.meta.url)).filter(name =>
    /^emit-.+\.ts$/.test(name),
  )
  return hashFolders(['tools/output', ...files.toSorted().map(name => `tools/${name}`)])
}
