import {describe, expect, test} from 'vitest'
import {idOf, splitWords, toTerm} from '../../search/words/split-words.ts'
import {formsOf, stemOf} from '../../search/words/word-forms.ts'

/** All terms of the text: for each word, its segments, suffixes and parts. */
function termsOf(text: string): string[][] {
  return splitWords(text).map(({term, segments, suffixes, parts}) => {
    const pieces = [...(segments.length > 1 ? segments : []), ...suffixes, ...parts]
    return [term, ...pieces.map(piece => piece.term)]
  })
}

describe('splitWords', () => {
  test.each([
    ['output.publicPath', ['outputpublicpath', 'output', 'publicpath', 'public', 'path']],
    ['--output-path', ['outputpath', 'output', 'path']],
    ['__webpack_hash__', ['webpackhash', 'webpack', 'hash']],
    ['@babel/core', ['babelcore', 'babel', 'core']],
    ['node:fs', ['nodefs', 'node', 'fs']],
    ['HTMLPlugin', ['htmlplugin', 'html', 'plugin']],
    ['don’t', ['dont']],
    ['ES2015', ['es2015', 'es', '2015']],
    ['café', ['cafe']],
    ['模块', ['模块', '块']],
    ['块', ['块']],
  ])('takes %s as a whole and in parts', (text, terms) => {
    expect(termsOf(text)).toEqual([terms])
  })

  test.each([
    ['加快二次构建', '加快 快二 二次 次构 构建+建'],
    ['使用splitChunks拆分代码', '使用+用 splitchunks+split+chunks 拆分 分代 代码+码'],
    ['モジュールの読込', 'モシ シュ ュー ール ルの の読 読込+込'],
    // Characters of two units, an iteration mark, marks that are characters of their own.
    ['𠮷野々が', '𠮷野 野々 々か+か'],
    ['か\u3099き ｶﾞｷ', 'かき+き カキ+キ'],
    ['webpack5的配置 v5', 'webpack5+webpack+5 的配 配置+置 v5+v+5'],
    ['持久化。缓存', '持久 久化+化 缓存+存'],
  ])('cuts Chinese and Japanese into pairs, and from other scripts: %s', (text, words) => {
    expect(
      termsOf(text)
        .map(terms => terms.join('+'))
        .join(' '),
    ).toBe(words)
    for (const {term, start, end} of splitWords(text)) {
      expect(toTerm(text.slice(start, end))).toBe(term)
    }
  })

  test('has what a longer name ends with', () => {
    expect(termsOf('optimization.splitChunks.cacheGroups')[0]).toContain('splitchunkscachegroups')
  })

  test('never makes a word of more than eight segments or a hundred letters', () => {
    const [first, second] = splitWords('a.b.c.d.e.f.g.h.i.j')
    expect([first?.term, second?.term]).toEqual(['abcdefgh', 'ij'])
    expect(splitWords('x'.repeat(10_000))[0]?.term).toHaveLength(100)
  })
})

test.each([
  ['Überblick №1: `output.Path`', 'uberblickno1outputpath'],
  // The letter i of a Turkish keyboard, with or without its dot.
  ['plugın PLUGİN shakıng', 'pluginpluginshaking'],
])('a term has letters and digits in lower case, without accents: %s', (text, term) => {
  expect(toTerm(text)).toBe(term)
})

describe('stemOf', () => {
  test.each([
    ['cache caches cached caching', 'cach'],
    ['optimize optimizing optimization', 'optimiz'],
    ['library libraries', 'library'],
    ['class', 'class'],
  ])('is one for %s', (words, stem) => {
    expect(new Set(words.split(' ').map(stemOf))).toEqual(new Set([stem]))
  })

  test('is undefined unless the string is an English word', () => {
    const others = ['js', 'es2015', '模块', 'x'.repeat(40)]
    expect(others.filter(word => stemOf(word) !== undefined)).toEqual([])
  })
})

test('the forms of a word are others that a text may have instead, with the same stem', () => {
  for (const [word, forms] of Object.entries({
    cache: ['caches', 'cached', 'caching'],
    splitting: ['split'],
    libraries: ['library'],
  })) {
    expect(formsOf(word)).toEqual(expect.arrayContaining(forms))
    expect(formsOf(word)).not.toContain(word)
    expect(new Set([word, ...formsOf(word)].map(stemOf)).size).toBe(1)
  }
  expect(formsOf('es2015')).toEqual([])
})

test('the id of a heading is the one that it has without another of the same name', () => {
  expect(idOf('`output.path` in short: A_b')).toBe('outputpath-in-short-a_b')
  expect(idOf('')).toBe('')
})
