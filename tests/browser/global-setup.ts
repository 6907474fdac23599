import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import type {TestProject} from 'vitest/node'
import {buildFolder, buildPages} from './build-pages.ts'
import {findChromium} from './chromium.ts'
import {sharedSites, type SharedSite} from './shared-sites.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Path of Chromium. */
    chromium: string
    /** Folders of the sites that most tests need. */
    sites: Readonly<Record<SharedSite, string>>
  }
}

/** Finds a browser and builds the sites that most tests need, once for all files. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('chromium', await findChromium())
  const dir = await mkdtemp(join(tmpdir(), 'sites-'))
  const sites = {
    content: '',
    screens: '',
    small: '',
    search: '',
    outdated: '',
    updated: '',
    workerless: '',
  }
  const built = ['screens', 'small', 'search', 'outdated', 'updated', 'workerless'] as const
  try {
    sites.content = await buildFolder('content', join(dir, 'content'))
    for (const name of built) {
      sites[name] = await buildPages(sharedSites[name], join(dir, name))
    }
  } catch (error) {
    throw withoutStack(error)
  }
  project.provide('sites', sites)
  return () => rm(dir, {recursive: true, force: true})
}

/** Vitest fails to map the stack of this error, and would report only its own failure. */
function withoutStack(error: unknown): Error {
  const message = error instanceof Error ? error.message : String(error)
  return Object.assign(new Error(message), {stack: message})
}
