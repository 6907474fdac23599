import {expect, test} from 'vitest'
import {splitWords} from '../../../search/words/split-words.ts'
import {listWordTerms} from '../../../tools/search/word-terms.ts'

test('listWordTerms splits like the search, also words that it has met in other texts', () => {
  const texts = [
    'Don’t use module.rules[].use or --output-path/x2y in HTMLPlugin, naïve Œuvre №1',
    'output.path and HTMLPlugin again: module.rules, naïve use',
    'a.b.c.d.e.f.g.h.i.j.k x'.repeat(2),
  ]
  for (const text of [...texts, ...texts]) {
    const words = splitWords(text)
    expect(listWordTerms(text).map(({term}) => term)).toEqual(words.map(({term}) => term))
    expect(listWordTerms(text).map(({segments}) => segments)).toEqual(
      words.map(({segments}) => segments.map(({term}) => term)),
    )
  }
})
