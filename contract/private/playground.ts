/** URL of the list of examples that the playground can build. */
export const EXAMPLES_URL = 'playground/examples.json'

/** An example in that list. */
export interface ListedExample {
  readonly name: string
  /** Title and URL of the page that shows it. */
  readonly page: string
  readonly url: string
}
