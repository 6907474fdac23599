/** Maximum number of UTF-16 units of a name or a value in a message. */
const LONGEST = 100

/** Shortens what was pasted for a message. */
export function shorten(text: string): string {
  if (text.length <= LONGEST) return text
  return `${text.slice(0, LONGEST - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}
