/** The lines of a page that are code, with those of its fences, counted from 0. */
export function findCodeLines(lines: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>()
  let isCode = false
  for (const [index, line] of lines.entries()) {
    const isFence = /^\s*(?:```|~~~)/.test(line)
    if (isCode || isFence) found.add(index)
    if (isFence) isCode = !isCode
  }
  return found
}
