import {expect, test} from 'vitest'
import {splitWords} from '#contract/private/search-words.ts'
import {listWordTerms} from '../../../tools/search/word-terms.ts'

test.each([
  ['a word, but not what its forms have in common', 'Cached modules', ['cached 1', 'modules 1']],
  [
    'the pieces of a name for less than the name',
    'output.publicPath',
    ['outputpublicpath 1', 'output 0.7', 'publicpath 0.7', 'public 0.2', 'path 0.2'],
  ],
  ['nothing for words that all texts have, and for single letters', 'the a x 5', ['5 1']],
])('listWordTerms lists %s', (_, text, terms) => {
  const shares = listWordTerms(text).flatMap(word => word.shares.map(pair => pair.join(' ')))
  expect(shares).toEqual(terms)
})

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
