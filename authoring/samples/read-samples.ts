import {resolve} from 'node:path'
import {createStore} from '../../tools/disk/store.ts'
import {inspectSite, type LoadedSite} from '../../tools/load/load-site.ts'
import {readExamples} from '../../tools/load/read-examples.ts'
import type {CheckSamplesOptions} from './check-samples.ts'

/** What is checked, and what need not be. */
export interface CheckContentOptions extends Pick<CheckSamplesOptions, 'proved' | 'again'> {
  /** Folder of Markdown. */
  content: string
  /** Folder for what can be rebuilt. */
  cache: string
  /** Replaces the folder of our examples. */
  examples?: string | undefined
}

/** Content that is checked as a build does, and the samples in it, which are not checked yet. */
interface ContentSamples {
  readonly loaded: LoadedSite
  readonly samples: CheckSamplesOptions
}

/** Loads content as a build does, and reads the samples of its pages. */
export async function readSamples(options: CheckContentOptions): Promise<ContentSamples> {
  const {proved = new Map(), again = false} = options
  const store = createStore(resolve(options.cache))
  const loaded = await inspectSite({...options, store, deadLinks: 'error'})
  const {pages: all, texts} = loaded.site
  const pages = await Promise.all(
    all.map(async page => ({
      path: page.path,
      samples: JSON.parse(await texts.read(page, 'samples')),
    })),
  )
  const examples = readExamples(options.examples)
  return {loaded, samples: {pages, examples, store, proved, again}}
}
