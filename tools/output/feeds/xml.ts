/** Escapes text for XML, also within quotes; characters that XML cannot contain are removed. */
export function escapeXml(text: string): string {
  return dropControls(text).replaceAll(/[&<>"\r]/g, found => entities[found] ?? found)
}

/** Text without the characters that XML cannot contain, even escaped. */
export function dropControls(text: string): string {
  return text.replaceAll(forbidden, '')
}

/** The characters that XML 1.0 does not allow, such as control characters. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;', // a bare one would be read as a line feed
}
