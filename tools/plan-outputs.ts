import type {AppBundle} from './bundle/app-bundle.ts'
import {emitApi} from './emit-api.ts'
import {emitDocuments} from './emit-documents.ts'
import {emitExamples} from './emit-examples.ts'
import {emitFacts} from './emit-facts.ts'
import {emitFeeds} from './emit-feeds.ts'
import {emitFiles} from './emit-files.ts'
import {emitIcons} from './emit-icons.ts'
import {emitIndex} from './emit-index.ts'
import {emitMarkdown} from './emit-markdown.ts'
import {emitPacks} from './emit-packs.ts'
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
  emitExamples,
  emitSearch,
  emitDocuments,
  emitMarkdown,
  emitFeeds,
  emitPacks,
  emitWorker,
  emitIndex,
]

/** Every file of a site, not yet made. */
export function planOutputs(site: Site, app: AppBundle): Output[] {
  return emitters.flatMap(emit => emit(site, app))
}
