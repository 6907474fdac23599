import type {TestProject} from 'vitest/node'
import {provideChromium} from '../browser/global-setup.ts'

/** Finds the browser in which recipes are used. */
export async function setup(project: TestProject): Promise<void> {
  await provideChromium(project)
}
