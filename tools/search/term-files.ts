import {FILES} from '../../search/weights.ts'
import {formatPosting} from './format-postings.ts'
import type {TermLists} from './term-lists.ts'

/** The highest digit of base 36. */
const MAX_SHARED = 35

/** A file of terms, but its hash. */
export interface TermFile {
  readonly first: string
  /** Each begins with how many letters it shares with the one before, from 0 to z: 35. */
  readonly terms: readonly string[]
  /** The JSON of their postings. */
  readonly postings: string
}

/** Cuts the terms into files that are about equally large. Words of messages have their own. */
export function* buildTermFiles(lists: TermLists): Generator<TermFile> {
  let terms: string[] = []
  let postings: string[] = []
  let [first, size] = ['', 0]
  for (const [index, term] of lists.terms.entries()) {
    const posting = JSON.stringify(formatPosting(lists, index))
    const length = term.length + posting.length + ' ,'.length
    const isNewKind = isMessageWord(first) && !isMessageWord(term)
    if (terms.length > 0 && (size + length > FILES.terms || isNewKind)) {
      yield {first, terms, postings: `[${postings.join(',')}]`}
      ;[terms, postings, size] = [[], [], 0]
    }
    if (terms.length === 0) first = term
    terms.push(terms.length === 0 ? `0${term}` : shorten(term, lists.terms[index - 1] ?? ''))
    postings.push(posting)
    size += length
  }
  if (terms.length > 0) yield {first, terms, postings: `[${postings.join(',')}]`}
}

function isMessageWord(term: string): boolean {
  return term.startsWith('!')
}

/** `caching` after `cache` → `4ing`. */
function shorten(term: string, before: string): string {
  let shared = 0
  while (shared < MAX_SHARED && term[shared] === before[shared]) shared++
  return shared.toString(36) + term.slice(shared)
}
