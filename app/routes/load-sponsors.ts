import type {Api} from '../loading/api.ts'
import {loadStyles} from '../loading/load-styles.ts'
import {href} from '../ui/sponsors/sponsor-groups.module.css?linked'
import {SponsorGroups} from '../ui/sponsors/sponsor-groups.tsx'
import type {LoadedSponsors} from '../ui/sponsors/use-sponsors.ts'

/** The sponsors and what shows them, once its styles are there. */
export async function loadSponsors(api: Api, signal: AbortSignal): Promise<LoadedSponsors> {
  const [snapshot] = await Promise.all([api.sponsors(signal), loadStyles(href)])
  return {SponsorGroups, snapshot}
}
