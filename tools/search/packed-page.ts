import {createHash} from 'node:crypto'
import type {IndexedPage} from './index-page.ts'
import {toRank, type Rank} from './rank.ts'

/** A page as the store keeps it for search: quick to read, because every build reads all pages. */
export interface PackedPage {
  /** Its terms, for `unpackTerms`. */
  readonly terms: Uint8Array
  /** Its sections, for `unpackSections`. */
  readonly sections: string
}

/** The terms of a page, sorted by UTF-16 units. */
export interface PageTerms {
  /** Changes with everything that the index says about the page. */
  readonly digest: string
  readonly sectionCount: number
  readonly terms: readonly string[]
  /** How many of the ranks belong to each term. */
  readonly counts: Uint32Array
  /** The ranks of all terms, one term after the other. The page's first section is number 0. */
  readonly ranks: Uint32Array
}

/** A section in the JSON of the index, without its group: `url` and what follows the group. */
export interface PackedSection {
  /** `"/guides/caching/#why"` */
  readonly url: string
  /** `"title":"Caching","headings":["Why"],"text":""}` */
  readonly rest: string
}

/** Numbers before the arrays: sections, terms, ranks. */
const HEADER = 3

const DIGEST_BYTES = 16
const NUMBER_BYTES = Uint32Array.BYTES_PER_ELEMENT

/** Prepares a page for the store. */
export function packPage({sections, terms}: IndexedPage): PackedPage {
  const lines = sections.flatMap(({url, ...rest}) => [
    JSON.stringify(url),
    JSON.stringify(rest).slice(1),
  ])
  const joined = lines.join('\n')
  const ranks = ranksByTerm(terms)
  const sorted = [...ranks.keys()].toSorted()
  const lists = sorted.map(term => ranks.get(term) ?? [])
  const counts = lists.map(({length}) => length)
  const rankCount = counts.reduce((sum, count) => sum + count, 0)
  const numbers = Uint32Array.of(terms.length, sorted.length, rankCount, ...counts, ...lists.flat())
  const packed = Buffer.concat([new Uint8Array(numbers.buffer), Buffer.from(sorted.join('\n'))])
  const digest = createHash('sha256').update(packed).update(joined).digest()
  return {
    terms: Buffer.concat([digest.subarray(0, DIGEST_BYTES), packed]),
    sections: joined,
  }
}

function ranksByTerm(sections: IndexedPage['terms']): Map<string, Rank[]> {
  const ranks = new Map<string, Rank[]>()
  for (const [section, words] of sections.entries()) {
    for (const [term, weight] of words) {
      const rank = toRank(section, weight)
      const list = ranks.get(term)
      if (list) list.push(rank)
      else ranks.set(term, [rank])
    }
  }
  return ranks
}

/** Reads what `packPage` made. The arrays share the memory of `bytes` where they can. */
export function unpackTerms(bytes: Uint8Array): PageTerms {
  const {buffer, byteOffset, length} = aligned(bytes)
  let offset = byteOffset + DIGEST_BYTES
  const readNumbers = (count: number) => {
    const numbers = new Uint32Array(buffer, offset, count)
    offset += count * NUMBER_BYTES
    return numbers
  }
  const [sectionCount = 0, termCount = 0, rankCount = 0] = readNumbers(HEADER)
  const [counts, ranks] = [readNumbers(termCount), readNumbers(rankCount)]
  const text = Buffer.from(buffer, offset, byteOffset + length - offset).toString()
  return {
    digest: Buffer.from(buffer, byteOffset, DIGEST_BYTES).toString('hex'),
    sectionCount,
    terms: termCount === 0 ? [] : text.split('\n'),
    counts,
    ranks,
  }
}

/** Numbers can only be read in place where they are aligned. */
function aligned(bytes: Uint8Array): Uint8Array {
  return bytes.byteOffset % NUMBER_BYTES === 0 ? bytes : new Uint8Array(bytes)
}

/** Reads the sections of a page. */
export function unpackSections(text: string): PackedSection[] {
  if (text === '') return []
  const lines = text.split('\n')
  return lines.flatMap((url, at) => (at % 2 === 0 ? [{url, rest: lines[at + 1] ?? ''}] : []))
}
