/** URL of the list of examples that the playground can build. */
export const EXAMPLES_URL = 'playground/examples.json'

/** What the first use of the playground downloads, as its buttons say it. */
export const RUN_COST = '2.3 MB'

/** An example in that list. */
export interface ListedExample {
  readonly name: string
  /** Title and URL of the page that shows it. */
  readonly page: string
  readonly url: string
}
