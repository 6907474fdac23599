import {describe, expect, test} from 'vitest'
import {formsOf, idOf, splitWords, stemOf, toTerm} from '#contract/private/search-words.ts'

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
    ['[contenthash]', ['contenthash']],
    ['@babel/core', ['babelcore', 'babel', 'core']],
    ['.mjs', ['mjs']],
    ['node:fs', ['nodefs', 'node', 'fs']],
    ['css-loader', ['cssloader', 'css', 'loader']],
    ['HTMLPlugin', ['htmlplugin', 'html', 'plugin']],
    ['URLs', ['urls']],
    ['don’t', ['dont']],
    ['ES2015', ['es2015', 'es', '2015']],
    ['v5', ['v5', 'v', '5']],
    ['café', ['cafe']],
    ['模块', ['模块']],
    ['__proto__', ['proto']],
  ])('takes %s as a whole and in parts', (text, terms) => {
    expect(termsOf(text)).toEqual([terms])
  })

  test('has what a longer name ends with', () => {
    expect(termsOf('optimization.splitChunks.cacheGroups')[0]).toContain('splitchunkscachegroups')
  })

  test('says where each piece is', () => {
    const text = '🙂 set output.publicPath!'
    const [, word] = splitWords(text)
    const pieces = word ? [word, ...word.segments, ...word.parts] : []
    expect(pieces.map(({start, end}) => text.slice(start, end))).toEqual([
      'output.publicPath',
      'output',
      'publicPath',
      'public',
      'Path',
    ])
  })

  test('contains only letters and digits', () => {
    expect(splitWords(' . * 🙂 -- _ \uD800 ')).toEqual([])
  })

  test('never makes a word of more than eight segments or a hundred letters', () => {
    const [first, second] = splitWords('a.b.c.d.e.f.g.h.i.j')
    expect([first?.term, second?.term]).toEqual(['abcdefgh', 'ij'])
    expect(splitWords('x'.repeat(10_000))[0]?.term).toHaveLength(100)
  })
})

describe('toTerm', () => {
  test('keeps letters and digits in lower case, without accents', () => {
    expect(toTerm('Überblick №1: `output.Path`')).toBe('uberblickno1outputpath')
  })

  test('treats the letter i of a Turkish keyboard, with or without its dot, like ours', () => {
    expect(['plugın', 'PLUGİN', 'shakıng'].map(toTerm)).toEqual(['plugin', 'plugin', 'shaking'])
  })
})

describe('stemOf', () => {
  test.each([
    ['cache caches cached caching', 'cach'],
    ['split splits splitting', 'split'],
    ['optimize optimizing optimization', 'optimiz'],
    ['library libraries', 'library'],
    ['plugin plugins', 'plugin'],
    ['class', 'class'],
  ])('is one for %s', (words, stem) => {
    expect(new Set(words.split(' ').map(stemOf))).toEqual(new Set([stem]))
  })

  test('is undefined unless the string is an English word', () => {
    expect(['js', 'es2015', '模块', 'x'.repeat(40)].map(stemOf)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('formsOf', () => {
  test('lists what a text may have instead of a word', () => {
    expect(formsOf('cache')).toEqual(expect.arrayContaining(['caches', 'cached', 'caching']))
    expect(formsOf('splitting')).toContain('split')
    expect(formsOf('libraries')).toContain('library')
    expect(formsOf('cache')).not.toContain('cache')
    expect(formsOf('es2015')).toEqual([])
  })

  test('lists only words with the same stem', () => {
    for (const word of ['cache', 'library', 'plugins', 'optimize']) {
      expect(new Set([word, ...formsOf(word)].map(stemOf)).size).toBe(1)
    }
  })
})

describe('idOf', () => {
  test('is the id that a heading has without another of the same name', () => {
    expect(idOf('`output.path` in short: A_b')).toBe('outputpath-in-short-a_b')
    expect(idOf('')).toBe('')
  })
})
