import type {Sponsors} from '#contract/people.ts'
import type {Api} from '../loading/api.ts'
import {loadStyles} from '../loading/load-styles.ts'
import {href} from '../ui/sponsors/sponsor-groups.module.css?linked'

/** Loads the sponsors together with the styles of their components. */
export async function loadSponsors(api: Api, signal: AbortSignal): Promise<Sponsors> {
  const [snapshot] = await Promise.all([api.sponsors(signal), loadStyles(href)])
  return snapshot
}
