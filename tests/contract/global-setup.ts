import type {TestProject} from 'vitest/node'
import {provideSites} from '../browser/provide-sites.ts'

/** Builds the real site, which all files of the project read. */
export function setup(project: TestProject): Promise<() => Promise<void>> {
  return provideSites(project, ['content'])
}
