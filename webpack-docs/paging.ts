/** Longest answer, in bytes, without the line about further pages. */
const MAX_BYTES = 48_000

/** One page of an answer: complete lines. The last line says how to read on. */
export function cutPage(text: string, page = 1): string {
  const pages: string[] = []
  let current: string[] = []
  let size = 0
  for (const line of text.split('\n').flatMap(cutLine)) {
    const bytes = Buffer.byteLength(line) + 1
    if (size + bytes > MAX_BYTES) {
      pages.push(current.join('\n'))
      current = []
      size = 0
    }
    current.push(line)
    size += bytes
  }
  pages.push(current.join('\n'))
  const found = pages[page - 1]
  if (found === undefined) return `There are only ${pages.length} pages.`
  const isLast = page === pages.length
  return isLast
    ? found
    : `${found}\n\nPage ${page} of ${pages.length}. Ask for page ${page + 1} to read on.`
}

/** Lines are hardly ever longer than a page. */
function cutLine(line: string): string[] {
  return line.match(new RegExp(`.{1,${MAX_BYTES / 4}}`, 'gu')) ?? ['']
}
