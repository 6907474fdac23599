import {describe, expect, test} from 'vitest'
import {splitWords} from '#contract/private/search-words.ts'
import {listWordTerms} from '../../../tools/search/word-terms.ts'

/** Each word of the text as `term share`. */
function termsOf(text: string): string[][] {
  return listWordTerms(text).map(({shares}) => shares.map(pair => pair.join(' ')))
}

describe('listWordTerms', () => {
  test('lists a word, but not what its forms have in common', () => {
    expect(termsOf('Cached modules')).toEqual([['cached 1'], ['modules 1']])
  })

  test('lists the pieces of a name for less than the name', () => {
    expect(termsOf('output.publicPath')).toEqual([
      ['outputpublicpath 1', 'output 0.7', 'publicpath 0.7', 'public 0.2', 'path 0.2'],
    ])
  })

  test('lists nothing for words that all texts have, and for single letters', () => {
    expect(termsOf('the a x 5')).toEqual([[], [], [], ['5 1']])
  })

  test('splits like the search, also words that it has met in other texts', () => {
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
})
