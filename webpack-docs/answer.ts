/** An answer to a question: for programs, and as text for people and agents. */
export interface Answer {
  readonly value: unknown
  /** With complete addresses as links. */
  readonly markdown: string
}

/** There is no answer. The message says what to do instead. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError'

  /** What the configuration or webpack reports, if that is the reason. */
  readonly detail: string

  constructor(message: string, {cause, detail = ''}: {cause?: unknown; detail?: string} = {}) {
    super(message, {cause})
    this.detail = detail
  }
}
