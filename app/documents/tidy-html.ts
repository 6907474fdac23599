/**
 * Turns React's HTML into HTML that validators accept without a warning: React closes void elements
 * as in XML, writes some attributes in mixed case, and gives `hidden` a value.
 */
export function tidyHtml(html: string): string {
  return html.replaceAll(tokens, token => {
    if (/^<(script|style)\b/.test(token)) return token
    return token
      .replace(/\/>$/, '>')
      .replace(/(?<= )hidden=""/, 'hidden')
      .replaceAll(mixedCase, name => name.toLowerCase())
  })
}

/** Complete elements with raw text, which stay unchanged, and the start tags of other elements. */
const tokens = /<(script|style)\b.*?<\/\1>|<[a-z](?:"[^"]*"|[^">])*>/gs

const mixedCase = /(?<= )(?:autoComplete|charSet|dateTime|hrefLang)(?==")/g
