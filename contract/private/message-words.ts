import {WORDS} from './search-weights.ts'
import {splitWords, STOP_WORDS} from './search-words.ts'

/*
 * Splits messages of programs into words. The index was built with these functions, so pasted
 * messages must be split with them as well.
 */

/** The words of a line of a message. */
export interface MessageWords {
  /** Words of the message itself. */
  readonly words: readonly string[]
  /**
   * Single words in quotes, such as the name of a package, which differ between projects;
   * `relativepath` stands for any path that begins with a dot.
   */
  readonly names: readonly string[]
}

/** Whether a text reads like an error or a warning. */
export function isMessage(text: string): boolean {
  return TROUBLE.test(text) || CODE.test(text)
}

/** Splits a line. Paths, addresses, positions and lines of a stack have no words. */
export function splitMessage(line: string): MessageWords {
  if (STACK.test(line)) return {words: [], names: []}
  const text = line.replaceAll(PREFIX, ' ').replaceAll(POSITION, ' ')
  const quoted = [...text.matchAll(QUOTED)].flatMap(([, , inside = '']) => {
    if (/^\.\.?\//.test(inside)) return [RELATIVE]
    return /^[\w-]{2,30}$/.test(inside) ? termsOf(inside) : []
  })
  const rest = text.replaceAll(QUOTED, ' ').replaceAll(PATH, ' ')
  const words = termsOf(rest)
  return {words, names: [...new Set(quoted)].filter(name => !words.includes(name))}
}

function termsOf(text: string): string[] {
  const terms = splitWords(text).flatMap(({segments}) => segments.map(({term}) => term))
  return [...new Set(terms)].filter(
    term =>
      term.length > 1 &&
      term.length <= WORDS.longestOfMessage &&
      !STOP_WORDS.has(term) &&
      !/^\d/.test(term),
  )
}

const RELATIVE = 'relativepath'

const TROUBLE =
  /\w+(?:Error|Exception|Warning)\b|\b(?:error|warning)(?=:| in\b)|fail|cannot|can't|couldn't|could not|unable|invalid|unexpected|unknown|undefined|unsupported|not (?:found|defined|allowed|exported|a function|a constructor|supported|accepted)|deprecat|refused|denied|missing|misses|conflict|must be|should be|out of memory/i

/** `EADDRINUSE`, `ERR_REQUIRE_ESM` or `DEP_WEBPACK_MODULE_ISSUER`. */
const CODE = /\b(?:E[A-Z]{5,}|(?:ERR|DEP)_[A-Z_]+)\b/
const STACK = /^\s*at\s.*[:)]/
const PREFIX = /^\s*(?:ERROR|WARNING) in\b|\bUncaught\b|\(in promise\)/g
const POSITION = /\b\d+(?::\d+)?(?:-\d+)?\b/g
const QUOTED = /(?<!\w)(["'`])([^"'`\n]*)\1|“[^”]*”/g
const PATH = /\S*[/\\]\S*/g
