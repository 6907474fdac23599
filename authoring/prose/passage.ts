/** Prose that belongs together: a paragraph, a heading, a table cell, a description. */
export interface Passage {
  /** As in the file, but marks of Markdown are blank, and code, quotations and names are hidden. */
  readonly text: string
  /** Line of the file, counted from 1. */
  readonly line: number
}
