import {afterAll, beforeAll, describe, expect, inject, test} from 'vitest'
import {browsersAreRequired, type ProgramSearch} from '../browser/find-program.ts'
import type {Engine} from './engine.ts'
import type {Scenario} from './scenario.ts'
import {scenarios} from './scenarios.ts'
import {serveRecorded} from './serve-recorded.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** Name and version of the browser in which a test ran. */
    engine?: string
  }
}

/** Size of the window in which each scenario begins. */
const WINDOW = [1280, 800] as const

interface Browser {
  readonly search: ProgramSearch
  readonly launch: (path: string) => Promise<Engine>
  /** The narrowest window that the browser can have. */
  readonly narrowest?: number
}

/** Runs every scenario in one browser. No page of them may report a problem. */
export function runScenarios(name: string, {search, launch, narrowest = 0}: Browser): void {
  describe.skipIf('problem' in search && !browsersAreRequired())(`in ${name}`, () => {
    let engine: Engine
    beforeAll(async () => {
      if ('problem' in search) throw new Error(search.problem)
      engine = await launch(search.path)
    })
    afterAll(() => engine?.close())

    const all: [string, Scenario][] = Object.entries(scenarios)
    test.for(all)('%s', async ([, scenario], {task}) => {
      task.meta.engine = `${name} ${engine.version}`
      const site = await serveRecorded(inject('sites')[scenario.site])
      const {tab} = engine
      try {
        await tab.resize(...WINDOW)
        await scenario.run({tab, site, narrowest})
        expect(await tab.evaluate(() => sessionStorage['problems'] ?? '')).toBe('')
      } finally {
        site.stop()
      }
    })
  })
}
