import * as fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {createSearch} from '../../search/engine.ts'
import type {MarkedText} from '../../search/hit.ts'
import {splitWords, stemOf, toTerm} from '../../contract/private/search-words.ts'
import {indexPages} from './searchable-site.ts'

const seed = Number(process.env['FUZZ_SEED'] ?? 1)

/** Parts of queries and texts, including unusual ones. */
const piece = fc.oneof(
  fc.constantFrom(
    ...'output.publicPath __webpack_hash__ --mode [contenthash] 🙂 👩‍👩‍👧 \uD83D é ß İ ﬁ 模块 שלום __proto__ constructor = * ~ . - : 0 1e9 a'.split(
      ' ',
    ),
  ),
  fc.string({unit: 'binary', maxLength: 12}),
  fc.string({unit: 'grapheme', maxLength: 12}),
)
const text = fc.array(piece, {maxLength: 12}).map(pieces => pieces.join(' '))

function isInRange({text: whole, marks}: MarkedText): boolean {
  let last = -1
  for (const [start, end] of marks) {
    if (start <= last || end <= start || end > whole.length) return false
    last = end
  }
  return true
}

describe('any text', {timeout: 120_000}, () => {
  test('is split into pieces that stand where they say', () => {
    fc.assert(
      fc.property(text, source => {
        for (const word of splitWords(source)) {
          for (const {term, start, end} of [word, ...word.segments, ...word.parts]) {
            expect(term).not.toBe('')
            expect(term).not.toMatch(/[=~*\s]/)
            expect(toTerm(source.slice(start, end)).startsWith(term)).toBe(true)
            stemOf(term)
          }
        }
      }),
      {seed, numRuns: 2000},
    )
  })
})

describe('any query', {timeout: 120_000}, () => {
  test('has an answer whose marks are in its texts, on any site', async () => {
    const sites = fc.sample(fc.array(text, {minLength: 1, maxLength: 4}), {seed, numRuns: 8})
    for (const texts of sites) {
      const {read, urls} = await indexPages(
        texts.map((body, number) => ({
          path: `page-${number}.md`,
          text: `---\ntitle: ${JSON.stringify(`Page ${clean(body)}`)}\n---\n\n## ${clean(body)}\n\n${clean(body)}\n`,
        })),
      )
      const {search} = createSearch(read)
      const check = async (query: string) => {
        for (const hit of await search(query)) {
          expect(urls).toContain(hit.url)
          const marked = [hit.title, ...hit.headings, hit.excerpt]
          expect(marked.filter(each => !isInRange(each))).toEqual([])
        }
      }
      await fc.assert(fc.asyncProperty(text, check), {seed, numRuns: 100})
    }
  })
})

/** Without what a page may not hold, and without marks of Markdown. */
function clean(body: string): string {
  return body.replaceAll(/[^\p{L}\p{N}\p{So}._ -]|\p{Cf}/gu, ' ').trim() || 'nothing'
}
