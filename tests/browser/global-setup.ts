import {execFile} from 'node:child_process'
import {promisify} from 'node:util'
import type {TestProject} from 'vitest/node'
import {searchChromium} from './chromium.ts'
import {browsersAreRequired, type ProgramSearch} from './find-program.ts'
import {provideSites} from './provide-sites.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    chromium: ProgramSearch
    /** Such as `Chromium 156.0.8078.79`. */
    chromiumVersion: string
  }
}

const run = promisify(execFile)

/**
 * Finds Chromium and builds the sites that most tests need, once for all files. Without Chromium,
 * all tests of the project are skipped, or fail if REQUIRE_ENGINES says so.
 */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  return (await provideChromium(project)) ? provideSites(project) : undefined
}

/** Resolves to whether the tests of the project run. */
export async function provideChromium(project: TestProject): Promise<boolean> {
  const search = await searchChromium()
  project.provide('chromium', search)
  if ('path' in search) {
    const {stdout} = await run(search.path, ['--version'])
    project.provide('chromiumVersion', stdout.trim())
  } else if (!browsersAreRequired()) {
    console.warn(`Browser tests are skipped. ${search.problem}`)
    project.config.testNamePattern = /^(?!)/ // no name
    return false
  }
  return true
}
