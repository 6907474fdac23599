/** URL at which pages listen to the development server. */
export const LIVE_URL = '/live-update'

/** Events for open pages. */
export interface LiveEvents {
  /** Another process or another app needs a new document: the page reloads if this differs. */
  start: {readonly process: string}
  /** Pages are rendered again in place, and the navigation if it has changed. */
  content: {readonly hasNewNav: boolean}
  /** All current issues. */
  issues: readonly LiveIssue[]
}

/** An issue, as the overlay shows it. */
export interface LiveIssue {
  /** `content/guides/caching.md:12` */
  readonly place: string
  readonly severity: 'error' | 'warning'
  readonly message: string
  readonly hint: string
}
