/**
 * HTML as checkers expect it. React closes void elements as XML does, writes some attributes in
 * mixed case, and gives `hidden` a value.
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

/** Elements with raw text, which stay as they are, and the tags of all others. */
const tokens = /<(script|style)\b.*?<\/\1>|<[a-z](?:"[^"]*"|[^">])*>/gs

const mixedCase = /(?<= )(?:autoComplete|charSet|dateTime|hrefLang)(?==")/g
