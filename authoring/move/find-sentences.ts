import type {FactChange} from '../read-webpack/compare-facts.ts'
import {findCodeLines} from './code-lines.ts'
import {escape} from './escape.ts'

/** A sentence of a page that may no longer be true. */
export interface Sentence {
  /** `content/guides/csp.md:12`. */
  readonly place: string
  readonly text: string
  readonly reason: string
}

/** A page as its file is. */
export interface PageText {
  readonly file: string
  readonly text: string
}

/** What makes a sentence doubtful. */
export interface Doubts {
  /** Versions that are no longer documented: `5.112.2`. */
  readonly versions: readonly string[]
  readonly changes: readonly FactChange[]
  /** Options whose description in the schema differs. */
  readonly described: readonly string[]
  /** Messages that are no longer printed. */
  readonly gone: readonly string[]
  /** The page of a fact, as in the list of pages. */
  readonly pageOf: (id: string) => string | undefined
}

/** Finds the sentences of pages that a release may have made wrong, with the reason. */
export function findSentences(pages: readonly PageText[], doubts: Doubts): Sentence[] {
  const tests = createTests(doubts)
  return pages.flatMap(({file, text}) =>
    listProse(text).flatMap(({line, prose}) =>
      prose.split(/(?<=[.!?:|]) +/).flatMap(sentence => {
        if (isLabel(sentence)) return []
        const reasons = tests.flatMap(({reason, test}) => (test(sentence, file) ? reason : []))
        const place = `${file}:${line}`
        return reasons.length > 0 ? [{place, text: sentence, reason: reasons.join('; ')}] : []
      }),
    ),
  )
}

interface Test {
  readonly reason: string
  readonly test: (sentence: string, file: string) => boolean
}

function createTests({versions, changes, described, gone, pageOf}: Doubts): Test[] {
  const doubtful = changes.filter(({change}) => change !== 'added')
  const names = [
    ...doubtful.map(({id, change, details}) => ({
      name: id.slice(id.indexOf(':') + 1),
      page: pageOf(id),
      reason: change === 'removed' ? 'is gone' : `has another ${fieldsOf(details).join(', ')}`,
    })),
    ...described.map(name => ({
      name,
      page: pageOf(`option:${name}`),
      reason: 'has another description in the schema',
    })),
  ]
  return [
    ...versions.map(version => ({
      reason: `names ${version}`,
      test: (sentence: string) =>
        new RegExp(String.raw`(?<![\d.])${escape(version)}(?![\d.]*\d)`).test(sentence),
    })),
    ...names.map(({name, page, reason}) => ({
      reason: `\`${name}\` ${reason}`,
      test: (sentence: string, file: string) =>
        (isTelling(name) || file === page) && isNamed(name, sentence),
    })),
    ...gone.flatMap(message => {
      const part = longestPart(message)
      if (part.length < 20) return []
      return {
        reason: 'quotes a message that webpack no longer prints',
        test: (sentence: string) => sentence.includes(part),
      }
    }),
    ...names.flatMap(({name}) => {
      const word = name.replace(/^.*[.:]/, '').toLowerCase()
      if (word.length < 6) return []
      return {
        reason: `names a version of Node.js together with ${word}`,
        test: (sentence: string) =>
          /Node\.js \D{0,12}\d+\.\d+/.test(sentence) && sentence.toLowerCase().includes(word),
      }
    }),
  ].filter(({reason}, index, all) => all.findIndex(each => each.reason === reason) === index)
}

/** Whether a sentence says nothing: a heading, or a cell with nothing but names and links. */
function isLabel(text: string): boolean {
  const words = text
    .replaceAll(/\[[^\]]*\]\([^)]*\)|`[^`]*`|:\w[\w-]*(?:\[[^\]]*\])?\{[^}]*\}/g, '')
    .match(/\p{L}{2,}/gu)
  return text.startsWith('#') || words === null
}

/** Whether a name means the same on every page: `watch` and `accept` are many things. */
function isTelling(name: string): boolean {
  return /[.A-Z]/.test(name)
}

/** Whether a sentence has a name in code, as a whole or from its last dot on if it is a long one. */
function isNamed(name: string, sentence: string): boolean {
  const last = name.replace(/^.*\./, '')
  const isLong = name.includes('.') && /[a-z][A-Z]/.test(last) && last.length > 9
  return [name, ...(isLong ? [last] : [])].some(each =>
    new RegExp(String.raw`(?:\x60|path="|\.)${escape(each)}(?:\x60|[:(]| =)`).test(sentence),
  )
}

/** The lines of a page outside of its front matter and of fences. Paragraphs are lines. */
function listProse(text: string): Array<{line: number; prose: string}> {
  const lines = text.split('\n')
  const code = findCodeLines(lines)
  const start = lines[0] === '---' ? lines.indexOf('---', 1) + 1 : 0
  return lines.flatMap((prose, index) =>
    code.has(index) || index < start || prose === '' ? [] : [{line: index + 1, prose}],
  )
}

function longestPart(message: string): string {
  return (
    message
      .split(/[…\n]/)
      .toSorted((a, b) => b.length - a.length)[0]
      ?.trim() ?? ''
  )
}

/** `default.production "1" → "2"` → `default` */
function fieldsOf(details: readonly string[]): string[] {
  return [...new Set(details.map(detail => /^\w+/.exec(detail)?.[0] ?? ''))]
}
