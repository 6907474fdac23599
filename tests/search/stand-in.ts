/** A page that is still to be written, with the names that it will have to speak of. */
export interface StandIn {
  readonly url: string
  readonly title: string
  /** Markdown. */
  readonly text: string
}
