import {stripVTControlCharacters} from 'node:util'
import {isMessage} from '../search/words/message-words.ts'

/**
 * Splits what a build printed into its errors, warnings and deprecations. A text without any line
 * that begins one is taken as paragraphs: it may be copied from a browser.
 */
export function splitOutput(output: string): string[] {
  const text = stripVTControlCharacters(output).replaceAll('\r', '')
  const messages: string[][] = []
  let current: string[] | undefined
  let last = ''
  for (const line of text.split('\n')) {
    if (END.test(line)) current = undefined
    else if (START.test(line) && !continues(line, last)) {
      current = [line]
      messages.push(current)
    } else current?.push(line)
    last = line
  }
  const found = messages.map(lines => lines.join('\n').trim())
  return [...new Set(found.length > 0 ? found : splitParagraphs(text))]
}

/** The beginnings of messages of webpack, webpack-cli, Node.js and browsers. */
const START =
  /^\s*(?:ERROR|WARNING|HINT) in\b|^\[webpack-(?:cli|dev-server|dev-middleware)\] |^(?:Uncaught )?(?:\w+: )?\w*(?:Error|Warning)\b(?: \[\w+\])?: |^(?:\(node:\d+\) )?\[\w*DEP\w*\] /

/** `webpack 5.113.0 compiled with 1 error in 200 ms`; what follows is not part of a message. */
const END =
  /^\s*(?:webpack \d[\d.]* |\S+ \(webpack \d[\d.]*\) )?compiled (?:with|successfully)|^webpack \d\S* compiled\b/

/** webpack-cli writes its name before each part of a message. */
function continues(line: string, last: string): boolean {
  const isOfTool = (text: string) => /^\[webpack-[\w-]+\] /.test(text)
  return (isOfTool(line) && isOfTool(last)) || (HEAD.test(last) && !HEAD.test(line))
}

/** The first line of a message; those of one of several configurations are indented. */
const HEAD = /^\s*(?:ERROR|WARNING|HINT) in\b/

function splitParagraphs(text: string): string[] {
  const paragraphs = text.split(/\n\s*\n/).map(each => each.trim())
  const messages = paragraphs.filter(isMessage)
  return messages.length > 0 ? messages : paragraphs.filter(each => each !== '').slice(0, 1)
}
