import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import type {TestProject} from 'vitest/node'
import {buildFolder, buildPages} from './build-pages.ts'
import {sharedSites, siteNames, type SharedSite} from './shared-sites.ts'

type SiteFolders = Readonly<Record<SharedSite, string>>

declare module 'vitest' {
  export interface ProvidedContext {
    /** Folders of the sites that most tests need. */
    sites: SiteFolders
  }
}

interface BuiltSites {
  readonly dir: string
  /** Folders of the sites that were asked for. */
  readonly sites: Map<SharedSite, Promise<string>>
}

declare global {
  /** Each project loads its own copy of this module; a site is built once for all of them. */
  // oxlint-disable-next-line no-var -- only `var` adds to the type of `globalThis`
  var builtSites: BuiltSites | undefined
}

/** Builds shared sites, unless another project did; resolves to how they are removed. */
export async function provideSites(
  project: TestProject,
  names: readonly SharedSite[] = siteNames,
): Promise<() => Promise<void>> {
  globalThis.builtSites ??= {dir: await mkdtemp(join(tmpdir(), 'sites-')), sites: new Map()}
  const {dir, sites} = globalThis.builtSites
  const folders: Record<SharedSite, string> = {
    content: '',
    screens: '',
    small: '',
    search: '',
    hashes: '',
    outdated: '',
    updated: '',
    workerless: '',
  }
  try {
    for (const name of names) {
      const built = sites.get(name) ?? buildSite(name, join(dir, name))
      sites.set(name, built)
      folders[name] = await built
    }
  } catch (error) {
    throw withoutStack(error)
  }
  project.provide('sites', folders)
  return () => rm(dir, {recursive: true, force: true})
}

function buildSite(name: SharedSite, folder: string): Promise<string> {
  const pages = sharedSites[name]
  return pages ? buildPages(pages, folder) : buildFolder('content', folder)
}

/** Vitest fails to map the stack of this error, and would report only its own failure. */
function withoutStack(error: unknown): Error {
  const message = error instanceof Error ? error.message : String(error)
  return Object.assign(new Error(message), {stack: message})
}
