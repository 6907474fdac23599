import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import type {TestProject} from 'vitest/node'
import {buildSite} from '../../build.ts'
import {quietLog} from '../quiet-log.ts'
import {findChromium} from './chromium.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    chromium: string
    /** A build of the real content. */
    siteDir: string
  }
}

/** Finds a browser and builds the site once for all browser tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dir = await mkdtemp(join(tmpdir(), 'site-'))
  const siteDir = join(dir, 'dist')
  project.provide('chromium', await findChromium())
  await buildSite({
    content: 'content',
    out: siteDir,
    deadLinks: 'error',
    liveUpdate: false,
    compress: false,
    log: quietLog,
  })
  project.provide('siteDir', siteDir)
  return () => rm(dir, {recursive: true, force: true})
}
