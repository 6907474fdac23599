/**
 * Milliseconds between two checks, because a dialog of DocSearch does not report when it closes.
 */
const CHECK_INTERVAL_MS = 300

/** Resolves when a reload would not interrupt the reader. */
export async function readerIsAway(document: Document): Promise<void> {
  while (isAtWork(document)) await new Promise(resolve => setTimeout(resolve, CHECK_INTERVAL_MS))
}

/** Whether the reader writes something, or has a dialog open, such as the search. */
function isAtWork(document: Document): boolean {
  const written = 'input:not([type="checkbox"]), textarea, select'
  if (document.activeElement?.matches(written)) return true
  return document.querySelector('dialog[open], .DocSearch-Container') !== null
}
