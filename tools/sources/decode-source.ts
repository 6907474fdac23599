import type {Issue} from '../issues/issue.ts'

/** The text of a source, with line feeds only; an issue instead if it is not UTF-8. */
export function decodeSource(bytes: Uint8Array, file: string): string | Issue {
  try {
    return decodeUtf8(bytes).replaceAll('\r\n', '\n')
  } catch {
    return notUtf8(file, bytes)
  }
}

/** Throws on bytes that no character has; drops a byte order mark. */
function decodeUtf8(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', {fatal: true}).decode(bytes)
}

function notUtf8(file: string, bytes: Uint8Array): Issue {
  const line = firstBadLine(bytes)
  const message = 'The file is not UTF-8: this line contains invalid bytes.'
  const hint = 'Save it as UTF-8 in your editor.'
  return {rule: 'not-utf8', severity: 'error', file, line, message, hint}
}

const LINE_FEED = 10

/** A line feed is never a part of another character, so each line can be read by itself. */
function firstBadLine(bytes: Uint8Array): number {
  let start = 0
  for (let line = 1; ; line++) {
    const end = bytes.indexOf(LINE_FEED, start)
    try {
      decodeUtf8(bytes.subarray(start, end === -1 ? undefined : end))
    } catch {
      return line
    }
    if (end === -1) return line
    start = end + 1
  }
}
