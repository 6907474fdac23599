import {styleText} from 'node:util'
import wrapAnsi from 'wrap-ansi'

/** How an answer is shown. */
export interface TerminalStyle {
  /** Characters of a line. */
  readonly columns: number
  readonly colors: boolean
}

/** Widest lines that are comfortable to read. */
const MAX_COLUMNS = 100

/** The style for a stream. `NO_COLOR`, `FORCE_COLOR` and `TERM` decide whether there are colors. */
export function styleOf(stream: NodeJS.WriteStream): TerminalStyle {
  const {FORCE_COLOR = '', NO_COLOR = ''} = process.env
  const hasColors = stream.isTTY ? stream.hasColors() : /^(?:[1-3]|true)$/.test(FORCE_COLOR)
  const columns = stream.isTTY ? stream.columns : 80
  return {columns: Math.min(columns || 80, MAX_COLUMNS), colors: hasColors && NO_COLOR === ''}
}

/** Shows Markdown in a terminal: wrapped lines, and colors instead of most of its signs. */
export function formatForTerminal(markdown: string, style: TerminalStyle): string {
  let fence = ''
  const lines = markdown.split('\n').flatMap(line => {
    const [, mark = ''] = /^\s*(`{3,}|~{3,})/.exec(line) ?? []
    const isEdge = fence === '' ? mark !== '' : mark.startsWith(fence)
    if (isEdge) {
      fence = fence === '' ? mark : ''
      return fence === '' ? [] : formatTitle(line, style)
    }
    return fence === '' ? formatLine(line, style) : [paint('cyan', `    ${line}`, style)]
  })
  return `${lines
    .map(line => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()}\n`
}

/** The name of the file that a sample shows. */
function formatTitle(line: string, style: TerminalStyle): string[] {
  const [, double, title = double] = /title=(?:"([^"]+)"|'([^']+)')/.exec(line) ?? []
  return title === undefined ? [] : [paint('dim', `    ${title}`, style)]
}

function formatLine(line: string, style: TerminalStyle): string[] {
  const [, signs, title = ''] = /^(#{1,6}) (.*)$/.exec(line) ?? []
  if (signs !== undefined)
    return ['', paint('bold', inline(title, {...style, colors: false}), style)]
  if (/^\s*\|(?:\s*:?-+:?\s*\|)+$/.test(line)) return []
  if (/^\s*\|.*\|$/.test(line)) return wrap(formatRow(line, style), '    ', style)
  const [, begin = '', rest = ''] = /^(\s*(?:> ?|[-*] |\d+\. )*)(.*)$/.exec(line) ?? []
  const indent = begin.replaceAll(/[^>\s]/g, ' ')
  const text = inline(rest.replace(/^\[!(\w+)\]$/, '**$1**'), style)
  return wrap(begin + text, indent, style)
}

/** `| a | b |` → `a  —  b` */
function formatRow(line: string, style: TerminalStyle): string {
  const cells = line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
  const shown = cells.map(cell => inline(cell.trim().replaceAll('\\|', '|'), style))
  return `  ${shown.filter(cell => cell !== '').join(' — ')}`
}

/** Code, emphasis and links. The text of a link is followed by its address unless it is the same. */
function inline(text: string, style: TerminalStyle): string {
  const codes: string[] = []
  const keep = (_: string, __: string, code: string) => `\uE000${codes.push(code) - 1}\uE001`
  return text
    .replaceAll(/(`+)(.+?)\1/g, keep)
    .replaceAll(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(
      /\[((?:[^[\]]|\[[^\]]*\])*)\]\([^()\s]*(?:\([^()]*\)[^()\s]*)*\)/g,
      (_, label: string) => label,
    )
    .replaceAll(/<(https?:[^>]+)>/g, (_, url: string) => paint('underline', url, style))
    .replaceAll(/\*\*([^*]+)\*\*/g, (_, bold: string) => paint('bold', bold, style))
    .replaceAll(/\\([\\`*_{}[\]()#+.!<>|~-])/g, '$1')
    .replaceAll(/\uE000(\d+)\uE001/g, (_, index) => paint('cyan', codes[index] ?? '', style))
}

function wrap(text: string, indent: string, {columns}: TerminalStyle): string[] {
  const width = Math.max(20, columns - indent.length)
  const [first = '', ...others] = wrapAnsi(text, width, {trim: false}).split('\n')
  const full = others.filter(line => line.trim() !== '') // a space after a full line wraps alone
  return [first, ...full.map(line => indent + line.trimStart())]
}

function paint(
  style: 'bold' | 'cyan' | 'dim' | 'underline',
  text: string,
  {colors}: TerminalStyle,
) {
  return colors && text !== '' ? styleText(style, text) : text
}
