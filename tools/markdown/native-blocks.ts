/* oxlint-disable max-lines -- One list of all blocks, to be compared with the specification. */
import type {Dialect} from './dialect.ts'
import {inlineTag, isKnownInline} from './native-inline.ts'

/** Between two lines. */
export interface State {
  readonly dialect: Dialect
  readonly isInQuote: boolean
  readonly lines: readonly string[]
  /** The block to which the line before belongs; `blank` also if it was only the marker of an item. */
  before:
    | 'blank'
    | 'comment'
    | 'definition'
    | 'directive'
    | 'fence'
    | 'heading'
    | 'html'
    | 'quote'
    | 'table'
    | 'text'
  /** The open list items, outermost first: the columns of their markers and of their text. */
  items: ReadonlyArray<{readonly marker: number; readonly text: number}>
  /** The fence that is open. */
  fence?: {readonly indent: number; readonly mark: string} | undefined
  /** Whether a container directive is open. */
  isOpen?: boolean
  /** Number of cells in each row of the table. */
  cells: number
  /** The lines of the paragraph. */
  paragraph: string
  /** The lines of the quote. */
  quote: string[]
}

interface Line {
  readonly index: number
  /** Column of the text. */
  readonly indent: number
  /** Without its indentation and the marker of a list item. */
  readonly text: string
}

/** Whether a line is known; nothing if it is not of this kind. Each notes what the next line needs. */
type Rule = (line: Line, state: State) => boolean | undefined

/** All blocks but quotes, lists and paragraphs, in the order in which they are recognized. */
export const rules: readonly Rule[] = [
  checkBreak,
  checkFence,
  checkHeading,
  checkTable,
  checkContainer,
  checkLeaf,
  checkComment,
  checkHtml,
  checkDefinition,
]

export function isThematicBreak(text: string): boolean {
  return /^(?:(?:- ?){3,}|(?:\* ?){3,}|(?:_ ?){3,})$/.test(text)
}

/** Without spaces, below an empty line: otherwise it could be a heading or a list. */
function checkBreak({text, indent}: Line, state: State): boolean | undefined {
  if (!isThematicBreak(text)) return undefined
  const isKnown = indent === 0 && state.before === 'blank' && !text.includes(' ')
  state.before = 'heading'
  return isKnown
}

/**
 * Info of plain words: backslashes and references in it were not compared. Differ: directives right
 * between two fences.
 */
function checkFence({text, indent}: Line, state: State): boolean | undefined {
  const [, mark, info = ''] = /^(`{3,}|~{3,})(.*)$/.exec(text) ?? []
  if (mark === undefined) return undefined
  state.fence = {indent, mark}
  const isBelowText = state.before === 'text' || state.before === 'heading'
  const isPlace = !/definition|table/.test(state.before) && !(isBelowText && state.dialect === 'md')
  return isPlace && endParagraph(state) && /^(?:[\w+#.-]+(?: [^\\&`~ ]+)*)?$/.test(info)
}

/** Headings with an underline, and with marks at their end, were not compared. */
function checkHeading({text, indent}: Line, state: State): boolean | undefined {
  if (/^[#=]/.test(text)) {
    const isKnown = indent === 0 && /^#{1,6} .*[^# ]$/.test(text) && state.before !== 'table'
    state.before = 'heading'
    return isKnown && endParagraph(state) && isKnownInline(text.replace(/^#+ +/, ''), state.dialect)
  }
  const canBeDelimiter = /^[-|: ]+$/.test(text) && text !== ':::' && state.before !== 'table'
  return canBeDelimiter ? false : undefined
}

const delimiters = /^\|(?: *:?-+:? *\|)+$/

/**
 * A table comes below an empty line, and every row has a pipe at both ends and the same number of
 * cells. Differ: a row that begins with HTML.
 */
function checkTable({text, indent, index}: Line, state: State): boolean | undefined {
  if (!text.startsWith('|')) return undefined
  const {lines, before, cells, dialect} = state
  if (indent > 0 || (before !== 'blank' && before !== 'table')) return false
  const pipes = text.replaceAll(/\\./g, '').match(/\|/g)?.length ?? 0
  const isFirst = before === 'blank'
  state.before = 'table'
  state.cells = pipes - 1
  if (!/\|.*[^\\]\|$/.test(text)) return false
  if (isFirst) return delimiters.test(lines[index + 1] ?? '') && isKnownInline(text, dialect, true)
  const isSecond = delimiters.test(text)
  if (isSecond && (lines[index - 2] ?? '') !== '') return false
  return pipes - 1 === cells && (isSecond || isKnownInline(text, dialect, true))
}

/** Differ: containers that are not closed, and those that are closed below a list. */
function checkContainer({text, indent}: Line, state: State): boolean | undefined {
  if (!text.startsWith(':::')) return undefined
  const {before, items, isOpen = false, dialect, isInQuote} = state
  state.before = 'directive'
  state.isOpen = text !== ':::'
  if (indent > 0 || dialect !== 'md' || isInQuote || items.length > 0) return false
  if (text === ':::') return isOpen && (before === 'blank' || before === 'fence')
  return !isOpen && before === 'blank' && /^:::[a-z]+(?:\{[a-z]+=[a-z-]+\})?$/.test(text)
}

/** Differ: braces, backslashes and references in attributes, and spaces after a directive. */
function checkLeaf({text, indent}: Line, state: State): boolean | undefined {
  if (!text.startsWith('::')) return undefined
  const isPlace = indent === 0 && state.before === 'blank' && state.dialect === 'md'
  state.before = 'directive'
  return isPlace && leaf.test(text)
}

const leaf =
  /^::[a-z][a-z-]*(?:\{[a-z]+=(?:"[^"{}\\&]*"|'[^'{}\\&]*'|[a-z]+)(?: [a-z]+="[^"{}\\&]*")*\})?$/

/** Comments on their own lines, above an empty line or the start of a block. */
function checkComment({text, indent, index}: Line, state: State): boolean | undefined {
  if (!text.startsWith('<!--')) return undefined
  if (indent > 0 || state.before !== 'blank' || state.isInQuote) return false
  if (text === '<!--') {
    state.before = 'comment'
    return state.dialect === 'readme'
  }
  const next = state.lines[index + 1] ?? ''
  return /^<!--(?:[^>-]|-(?!-))*-->$/.test(text) && /^(?:$|[A-Za-z`#[]|\| |<)/.test(next)
}

/** HTML goes from an empty line to the next. Differ: HTML in quotes and lists, and below tables. */
function checkHtml({text, indent}: Line, state: State): boolean | undefined {
  if (!htmlBlock.test(text) && !htmlTag.test(text)) return undefined
  const {before, items, isInQuote, dialect} = state
  state.before = 'html'
  return (
    dialect === 'readme' && !isInQuote && indent === 0 && before === 'blank' && items.length === 0
  )
}

const htmlBlock =
  /^<\/?(?:blockquote|center|dd|details|div|dl|dt|h[1-6]|li|ol|p|summary|table|tbody|td|th|thead|tr|ul)(?: [^<>]*|\/?)>/i

/** One tag on its own line. */
const htmlTag = new RegExp(`^${inlineTag}$`, 'i')

/** Definitions below an empty line or each other, with simple labels and URLs and without titles. */
function checkDefinition({text, indent}: Line, state: State): boolean | undefined {
  if (!/^\[[^\]]*\]:/.test(text)) return undefined
  const isPlace = state.before === 'blank' || state.before === 'definition'
  state.before = 'definition'
  return isPlace && indent === 0 && !state.isInQuote && definition.test(text)
}

const definition = /^\[[\w ./-]+\]: (?:https?:\/|[./#])(?:[^\s<>()\\&"'*`[\]]|&(?!#|\w+;))*$/

/** Adds a line to a paragraph. */
export function addText({text}: Line, state: State): boolean {
  if (/definition|directive|table/.test(state.before)) return false
  state.paragraph += state.paragraph === '' ? text : `\n${text}`
  state.before = 'text'
  return true
}

/** Characters of a paragraph; the search for its parts is slow in a longer one. */
const MAX_CHARACTERS = 10_000

/** Whether the paragraph that ends here is known. */
export function endParagraph(state: State): boolean {
  const {paragraph, dialect} = state
  state.paragraph = ''
  return (
    paragraph === '' || (paragraph.length < MAX_CHARACTERS && isKnownInline(paragraph, dialect))
  )
}
