import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import type {TestProject} from 'vitest/node'
import {buildFolder, buildPages} from './build-pages.ts'
import {sharedSites, type SharedSite} from './shared-sites.ts'

type SiteFolders = Readonly<Record<SharedSite, string>>

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folders of the sites that most tests need. */
    sites: SiteFolders
  }
}

declare global {
  /** Each project loads its own copy of this module; the sites are built once for all of them. */
  // oxlint-disable-next-line no-var -- only `var` adds to the type of `globalThis`
  var builtSites: Promise<{readonly dir: string; readonly sites: SiteFolders}> | undefined
}

/** Builds the shared sites, unless another project did; resolves to how they are removed. */
export async function provideSites(project: TestProject): Promise<() => Promise<void>> {
  globalThis.builtSites ??= buildSites()
  const {dir, sites} = await globalThis.builtSites
  project.provide('sites', sites)
  return () => rm(dir, {recursive: true, force: true})
}

async function buildSites() {
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
  return {dir, sites}
}

/** Vitest fails to map the stack of this error, and would report only its own failure. */
function withoutStack(error: unknown): Error {
  const message = error instanceof Error ? error.message : String(error)
  return Object.assign(new Error(message), {stack: message})
}
