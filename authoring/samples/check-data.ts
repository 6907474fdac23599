import {parseDocument} from 'yaml'
import type {Finding} from './worker/finding.ts'

/** Checks JSON, JSON with comments, and YAML. */
export function checkData(text: string, lang: string, title = ''): Finding[] {
  const isStrict = lang === 'json' && !/(?:^|\/)[tj]sconfig[\w.-]*\.json$/.test(title)
  if (isStrict) return checkJson(text)
  const isJson = lang.startsWith('json')
  const [error] = parseDocument(isJson ? withoutComments(text) : text).errors
  if (!error) return []
  const [first = ''] = error.message.split(/ at line \d+/)
  const line = error.linePos?.[0].line
  return [{rule: 'bad-code', message: `${first}.`, hint: hintFor(lang), line}]
}

function checkJson(text: string): Finding[] {
  try {
    JSON.parse(text)
    return []
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    const position = Number(/position (\d+)/.exec(said)?.[1] ?? text.length)
    const line = text.slice(0, position).split('\n').length
    const [first = ''] = said.split(/ in JSON at position| \(line/)
    return [{rule: 'bad-code', message: `${first}.`, hint: hintFor('json'), line}]
  }
}

/** Comments become spaces, so that everything keeps its line. */
function withoutComments(text: string): string {
  return text.replaceAll(/("(?:[^"\\]|\\.)*")|\/\/.*|\/\*[\s\S]*?\*\//g, (whole, string?: string) =>
    string === undefined ? whole.replaceAll(/[^\n]/g, ' ') : whole,
  )
}

function hintFor(lang: string): string {
  return lang === 'json' ? 'Fix it. If it has comments, use the language jsonc.' : 'Fix it.'
}
