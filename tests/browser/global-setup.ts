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
  sites.content = await buildFolder('content', join(dir, 'content'))
  const built = ['screens', 'small', 'search', 'outdated', 'updated', 'workerless'] as const
  for (const name of built) {
    sites[name] = await buildPages(sharedSites[name], join(dir, name))
  }
  project.provide('sites', sites)
  return () => rm(dir, {recursive: true, force: true})
}
