import {emitApi} from '../emit-api.ts'
import {emitConfigurationSchema} from './emit-configuration-schema.ts'
import {emitDocuments} from './emit-documents.ts'
import {emitExamples} from './emit-examples.ts'
import {emitFacts} from './emit-facts.ts'
import {emitFeeds} from './emit-feeds.ts'
import {emitFiles} from './emit-files.ts'
import {emitIcons} from './emit-icons.ts'
import {emitIndex} from './emit-index.ts'
import {emitMarkdown} from './emit-markdown.ts'
import {emitPacks} from './emit-packs.ts'
import {emitPlayground} from './emit-playground.ts'
import {emitSearch} from './emit-search.ts'
import {emitWorker} from './emit-worker.ts'
import type {Emitter} from './emitter.ts'

/**
 * A new kind of file needs an emitter, and one line here. Files are begun in this order, several at
 * a time: those that take longest come first, so that no processor is left without work at the end.
 */
const emitters: readonly Emitter[] = [
  emitPlayground,
  emitDocuments,
  emitFiles,
  emitIcons,
  emitApi,
  emitConfigurationSchema,
  emitFacts,
  emitExamples,
  emitSearch,
  emitMarkdown,
  emitFeeds,
  emitPacks,
  emitWorker,
  emitIndex,
]

/** Every file of a site, not yet made. */
export const planOutputs: Emitter = (site, app) => emitters.flatMap(emit => emit(site, app))
