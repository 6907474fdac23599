/**
 * Turns React's HTML into HTML that validators accept without a warning: React closes void elements
 * as in XML, writes some attributes in mixed case, and gives `hidden` a value.
 */
export function tidyHtml(html: string): string {
  return html.replaceAll(tokens, (token: string, rawText?: string) =>
    rawText === undefined
      ? token.replaceAll(untidy, part => tidy.get(part) ?? part.toLowerCase())
      : token,
  )
}

/** Complete elements with raw text, which stay unchanged, and the start tags of other elements. */
const tokens = /<(script|style)\b.*?<\/\1>|<[a-z][^">]*(?:"[^"]*"[^">]*)*>/gs

const untidy = / hidden=""| (?:autoComplete|charSet|dateTime|hrefLang)="|\/>$/g

const tidy = new Map([
  [' hidden=""', ' hidden'],
  ['/>', '>'],
])
