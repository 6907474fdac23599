import type {Dialect} from './dialect.ts'
import {addText, endParagraph, isThematicBreak, rules, type State} from './native-blocks.ts'

/**
 * Whether the native parser is known to make the same tree of Markdown as `mdast-util-from-markdown`.
 * This is an allow-list of the Markdown that authors write: every line has to be one that this file
 * or `native-blocks.ts` lists, and the text of every paragraph, heading and cell one that
 * `native-inline.ts` lists. Anything else is known to differ in rare cases, as the comments say, or
 * was never compared.
 */
export function isKnownMarkdown(text: string, dialect: Dialect): boolean {
  if (dialect === 'mdx' || unknownCharacter.test(text.replaceAll('\uFE0F', ''))) return false
  return areKnownLines(text.split('\n'), dialect, 0)
}

/**
 * Other characters than letters, digits, punctuation, symbols and spaces. NUL and unusual spaces
 * differ; of letters, only those of Europe were compared.
 */
const unknownCharacter =
  /[^\n\t -~\u00A1-\u00AC\u00AE-\u0377\u0391-\u03FF\u0400-\u052F\u2010-\u2027\u2030-\u205E\u2070-\u2BFF\u{1F300}-\u{1FAFF}]/u

/** Quotes within quotes. The native parser overflows its stack on thousands. */
const MAX_QUOTES = 2

/** `depth` is the number of quotes around the lines. */
function areKnownLines(lines: readonly string[], dialect: Dialect, depth: number): boolean {
  const state: State = {
    dialect,
    isInQuote: depth > 0,
    lines,
    before: 'blank',
    items: [],
    cells: 0,
    paragraph: '',
    quote: [],
  }
  const areKnown = lines.every((line, index) => isKnownLine(line, index, state, depth))
  return areKnown && !state.fence && !state.isOpen && isKnownEnd(state, depth)
}

function isKnownLine(source: string, index: number, state: State, depth: number): boolean {
  const indent = source.length - source.trimStart().length
  if (state.fence) return isKnownInFence(source, indent, state)
  if (state.before === 'comment') return isKnownInComment(source, index, state)
  if (source === '') return isKnownEnd(state, depth)
  if (state.before === 'html') return indent < source.length // Differ: lines of spaces.
  if (source.startsWith('>')) return addQuote(source, state, depth)
  // Differ: text right below a quote, tabs, and lines of spaces.
  if (state.before === 'quote' || source.includes('\t') || indent === source.length) return false
  // Differ: directives between the end of a fence and backticks, without an empty line.
  const canHide = state.before === 'fence' && state.dialect === 'md'
  if (canHide && !/^ *(?::::|`{3}|~{3})/.test(source)) return false
  const item = openItem(source.slice(indent), indent, state)
  if (item === undefined) return false
  const line = {index, ...item}
  for (const rule of rules) {
    const isKnown = rule(line, state)
    if (isKnown !== undefined) return isKnown
  }
  return addText(line, state)
}

/**
 * A fence must end in the column where it began. Differ: those that end with the list or quote
 * around them.
 */
function isKnownInFence(source: string, indent: number, state: State): boolean {
  const {fence} = state
  const text = source.slice(indent)
  if (!fence || !text.startsWith(fence.mark)) return source === '' || indent >= (fence?.indent ?? 0)
  state.fence = undefined
  state.before = 'fence'
  return indent === fence.indent && text === fence.mark
}

/** A comment of several lines has to end on its own line, above an empty one. */
function isKnownInComment(source: string, index: number, state: State): boolean {
  if (source !== '-->') return !source.includes('--')
  state.before = 'blank'
  return (state.lines[index + 1] ?? '') === ''
}

/** An empty line or the end: the paragraph or quote above has to be known. */
function isKnownEnd(state: State, depth: number): boolean {
  const {quote, dialect} = state
  state.before = 'blank'
  state.quote = []
  if (quote.at(-1) === '') return false // Differ: quotes in quotes that end above such a line.
  return endParagraph(state) && (quote.length === 0 || areKnownLines(quote, dialect, depth + 1))
}

/**
 * Quotes have to be between empty lines. Differ: empty quotes, and paragraphs that continue without
 * a marker.
 */
function addQuote(source: string, state: State, depth: number): boolean {
  const {before} = state
  if (depth === MAX_QUOTES || (before !== 'blank' && before !== 'quote')) return false
  state.before = 'quote'
  state.items = []
  state.quote.push(source.slice(2))
  return /^> +[^ ]/.test(source) || (source === '>' && before === 'quote')
}

/** A marker of a list item with its spaces, before anything but another block or a directive. */
const marker =
  /^(?:[-*+]|\d{1,9}[.)]) {1,3}(?=\*{1,2}[^*\s]|:[a-z]|(?!`{3}|\d{1,9}[.)])[^-+*#>|<=~: ])/

/**
 * Follows the list items that a line opens and closes, by its column: that of a marker or of the
 * text of an open item. Differ: indented code, and lines that continue an item in another column.
 * Returns the text of the line, with its column; nothing if the line is not known.
 */
function openItem(
  source: string,
  indent: number,
  state: State,
): {text: string; indent: number} | undefined {
  const {items, before} = state
  const own = items.findIndex(item => item.text === indent)
  const [mark = ''] = (!isThematicBreak(source) && marker.exec(source)) || []
  if (mark === '') {
    const isLazy = before !== 'blank' && own < items.length - 1 && !/^#{1,6} /.test(source)
    if ((indent > 0 && own === -1) || isLazy || /^(?:[-*+]|\d{1,9}[.)])(?: |$)/.test(source))
      return undefined
    state.items = items.slice(0, own + 1)
    return {text: source, indent}
  }
  const sibling = items.findIndex(item => item.marker === indent)
  if (indent > 0 && own === -1 && sibling === -1) return undefined
  const canInterrupt = sibling !== -1 || /^(?:\D|1[.)])/.test(mark)
  if (/definition|directive|table/.test(before) || (before === 'text' && !canInterrupt))
    return undefined
  const column = indent + mark.length
  state.items = [
    ...items.slice(0, sibling === -1 ? own + 1 : sibling),
    {marker: indent, text: column},
  ]
  const text = source.slice(mark.length)
  const isKnown = endParagraph(state) && !/^\[[ x]\]/i.test(text) // Differ: tasks.
  state.before = 'blank'
  return isKnown ? {text, indent: column} : undefined
}
