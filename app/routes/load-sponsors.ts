import type {Sponsors} from '#contract/people.ts'
import type {Api} from '../loading/api.ts'
import {loadStyles} from '../loading/load-styles.ts'
import {href} from '../ui/sponsors/sponsor-groups.module.css?linked'

/** The sponsors, once the styles of what shows them are there. */
export async function loadSponsors(api: Api, signal: AbortSignal): Promise<Sponsors> {
  const [snapshot] = await Promise.all([api.sponsors(signal), loadStyles(href)])
  return snapshot
}
