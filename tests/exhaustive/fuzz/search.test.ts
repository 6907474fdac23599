import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {createSearch} from '../../../search/engine.ts'
import type {MarkedText} from '../../../search/hit.ts'
import {splitWords, toTerm} from '../../../search/words/split-words.ts'
import {stemOf} from '../../../search/words/word-forms.ts'
import {fuzz, fuzzTimeout} from './fuzz-limits.ts'
import {indexPages} from '../../search/searchable-site.ts'

const unusual =
  'output.publicPath __webpack_hash__ --mode [contenthash] 🙂 👩‍👩‍👧 \uD83D é ß İ ﬁ 模块 שלום __proto__ constructor = * ~ . - : 0 1e9 a'

/** Parts of queries and texts, including unusual ones. */
const piece = fc.oneof(
  fc.constantFrom(...unusual.split(' ')),
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

test('any text is split into pieces that stand where they say', {timeout: fuzzTimeout()}, () =>
  fuzz(text, {runs: 2000}, source => {
    for (const word of splitWords(source)) {
      for (const {term, start, end} of [word, ...word.segments, ...word.parts]) {
        expect(term).not.toBe('')
        expect(term).not.toMatch(/[=~*\s]/)
        expect(toTerm(source.slice(start, end)).startsWith(term)).toBe(true)
        stemOf(term)
      }
    }
  }),
)

test(
  'any query has an answer whose marks are in its texts, on any site',
  {timeout: fuzzTimeout()},
  () => {
    const texts = fc.array(text.map(clean), {minLength: 1, maxLength: 4})
    const queries = fc.array(text, {minLength: 20, maxLength: 100, size: 'max'})
    return fuzz(fc.tuple(texts, queries), {runs: 12}, async ([bodies, asked]) => {
      const {read, urls} = await indexPages(
        bodies.map((body, number) => ({
          path: `page-${number}.md`,
          text: `---\ntitle: "Page ${body}"\n---\n\n## ${body}\n\n${body}\n`,
        })),
      )
      const {search} = createSearch(read)
      for (const query of asked) {
        for (const hit of await search(query)) {
          expect(urls).toContain(hit.url)
          const marked = [hit.title, ...hit.headings, hit.excerpt]
          expect(marked.filter(each => !isInRange(each))).toEqual([])
        }
      }
    })
  },
)

/** Without what a page may not hold, and without marks of Markdown. */
function clean(body: string): string {
  return body.replaceAll(/[^\p{L}\p{N}\p{So}._ -]|\p{Cf}/gu, ' ').trim() || 'nothing'
}
