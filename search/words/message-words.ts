import {WORDS} from '../weights.ts'
import {splitWords, STOP_WORDS} from './split-words.ts'

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
   * `relativepath` stands for any path that begins with a dot, and `nodejsmodule` is next to the
   * name of a module of Node.js.
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
  const text = quoteRequest(line.replaceAll(PREFIX, ' ').replaceAll(POSITION, ' '))
  const quoted = [...text.matchAll(QUOTED)].flatMap(([, , inside = '']) => namesIn(inside))
  const rest = text.replaceAll(QUOTED, ' ').replaceAll(PATH, ' ')
  const words = termsOf(rest)
  return {words, names: [...new Set(quoted)].filter(name => !words.includes(name))}
}

function namesIn(quotation: string): string[] {
  if (/^\.\.?\//.test(quotation)) return [RELATIVE]
  const names = /^[\w-]{2,30}$/.test(quotation) ? termsOf(quotation) : []
  return isNodeModule(quotation) ? [...names, NODE_MODULE] : names
}

/** Readers who type a message leave out the quotation marks: `can't resolve fs`. */
function quoteRequest(text: string): string {
  return text.replace(/(?<=\bresolve )[\w/]+(?=\s*$)/, name =>
    isNodeModule(name) && name !== 'module' ? `'${name}'` : name,
  )
}

/** `fs` and `fs/promises` */
function isNodeModule(request: string): boolean {
  return NODE_MODULES.has(request.split('/')[0] ?? '')
}

function termsOf(text: string): string[] {
  const terms = splitWords(text).flatMap(({segments}) => segments.map(({term}) => term))
  return [...new Set(terms)].filter(
    term =>
      term.length > 1 &&
      term.length <= WORDS.maxMessageLength &&
      !STOP_WORDS.has(term) &&
      !/^\d/.test(term),
  )
}

const RELATIVE = 'relativepath'
const NODE_MODULE = 'nodejsmodule'

/** The modules of Node.js that browsers don't have, without those that need `node:`. */
const NODE_MODULES: ReadonlySet<string> = new Set(
  (
    'assert async_hooks buffer child_process cluster console constants crypto dgram ' +
    'diagnostics_channel dns domain events fs http http2 https inspector module net os path ' +
    'perf_hooks process punycode querystring readline repl stream string_decoder sys timers tls ' +
    'trace_events tty url util v8 vm wasi worker_threads zlib'
  ).split(' '),
)

const TROUBLE =
  /\w+(?:Error|Exception|Warning)\b|\b(?:error|warning)(?=:| in\b)|fail|cannot|can't|couldn't|could not|unable|invalid|unexpected|unknown|undefined|unsupported|not (?:found|defined|allowed|exported|a function|a constructor|supported|accepted)|deprecat|refused|denied|missing|misses|conflict|must be|should be|out of memory/i

/** `EADDRINUSE`, `ERR_REQUIRE_ESM` or `DEP_WEBPACK_MODULE_ISSUER`. */
const CODE = /\b(?:E[A-Z]{5,}|(?:ERR|DEP)_[A-Z_]+)\b/
const STACK = /^\s*at\s.*[:)]/
const PREFIX = /^\s*(?:ERROR|WARNING) in\b|\bUncaught\b|\(in promise\)/g
const POSITION = /\b\d+(?::\d+)?(?:-\d+)?\b/g
const QUOTED = /(?<!\w)(["'`])([^"'`\n]*)\1|“[^”]*”/g
const PATH = /\S*[/\\]\S*/g
