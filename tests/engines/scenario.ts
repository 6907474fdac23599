import type {SharedSite} from '../browser/shared-sites.ts'
import type {Tab} from './engine.ts'
import type {RecordedSite} from './serve-recorded.ts'

/** What a reader does, and what every browser must show. */
export interface Scenario {
  readonly site: SharedSite
  readonly run: (reader: Reader) => Promise<void>
}

export interface Reader {
  readonly tab: Tab
  readonly site: RecordedSite
  /** The narrowest window that the browser can have. */
  readonly narrowest: number
}

/** A scenario on one of the sites. */
export function on(site: SharedSite, run: Scenario['run']): Scenario {
  return {site, run}
}
