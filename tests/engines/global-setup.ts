import type {TestProject} from 'vitest/node'
import {
  browserKinds,
  browsersAreRequired,
  findProgram,
  type ProgramSearch,
} from '../browser/find-program.ts'
import {provideSites} from '../browser/provide-sites.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    firefox: ProgramSearch
    completeChromium: ProgramSearch
    webkit: ProgramSearch
  }
}

/** Finds the browsers, one after the other because apt-get runs once at a time. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  for (const name of ['firefox', 'webkit', 'completeChromium'] as const) {
    const kind = browserKinds[name]
    const search = await findProgram(kind)
    project.provide(name, search)
    if ('problem' in search && !browsersAreRequired()) {
      console.warn(`Scenarios in ${kind.name} are skipped. ${search.problem}`)
    }
  }
  return provideSites(project)
}
