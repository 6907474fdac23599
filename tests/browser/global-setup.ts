import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {chromium} from 'playwright-core'
import type {TestProject} from 'vitest/node'
import {buildFolder, buildPages} from './build-pages.ts'
import {chromiumFlags, findChromium} from './chromium.ts'
import {sharedSites, type SharedSite} from './shared-sites.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Path of Chromium. */
    chromium: string
    /** Where the browser of all files listens. */
    browser: string
    /** Folders of the sites that most tests need. */
    sites: Readonly<Record<SharedSite, string>>
  }
}

/** Nobody listens there: what the browser asks on its own account is refused. */
const NOWHERE = 'http://127.0.0.1:9'

/** Starts the browser and builds the sites that most tests need, once for all files. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = await findChromium()
  const browser = await chromium.launchServer({
    executablePath,
    args: [...chromiumFlags, `--proxy-server=${NOWHERE}`],
  })
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
  project.provide('chromium', executablePath)
  project.provide('browser', browser.wsEndpoint())
  project.provide('sites', sites)
  return async () => {
    await browser.close()
    await rm(dir, {recursive: true, force: true})
  }
}
