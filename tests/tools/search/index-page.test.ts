import {describe, expect, test} from 'vitest'
import {parsePage} from '../../../tools/markdown/parse-page.ts'
import {indexPage} from '../../../tools/search/index-page.ts'
import {buildSearchRules} from '../../../tools/search/synonyms.ts'

const rules = buildSearchRules({
  synonyms: {typescript: ['ts'], 'es modules': ['esm']},
  reference: ['api', 'plugins'],
  background: ['blog'],
  messages: ['errors'],
})

function index(text: string, {url = '/guides/a/', title = 'Page'} = {}) {
  const {body} = parsePage({path: 'a.md', size: 1, text: `---\ntitle: A\n---\n\n${text}`})
  return indexPage({url, title, body, rules})
}

describe('the sections of a page', () => {
  test('are its beginning, and each heading with what follows it', () => {
    const text =
      'Intro.\n\n## One\n\nFirst.\n\n### Deep\n\nSecond.\n\n##### Deeper\n\nThird.\n\n## Two\n'
    expect(index(text).page).toEqual({
      url: '/guides/a/',
      title: 'Page',
      ids: ['', '', '', ''],
      depths: [0, 1, 2, 1],
      headings: ['', 'One', 'Deep', 'Two'],
      texts: ['Intro.', 'First.', 'Second.', ''],
    })
  })

  test.each([
    ['/errors/', 'listed'],
    ['/errors/modules/', 'explained'],
    ['/guides/errors/', undefined],
  ])('list or explain messages in the sections that `_search.json` names: %s', (url, messages) => {
    expect(index('Text.', {url}).page.messages).toBe(messages)
  })

  test.each([
    ['Output', 'How Output Works', 'How Output Works'],
    ['Compiler Hooks', 'Compiler', 'Compiler Hooks'],
  ])('are shown with the longer name of their page: %s, %s', (title, label, shown) => {
    const {body} = parsePage({path: 'a.md', size: 1, text: 'Text.\n'})
    expect(indexPage({url: '/a/', title, label, body, rules}).page.title).toBe(shown)
  })

  test('have an id only if it does not follow from the heading', () => {
    const {ids} = index('## output.path in short\n\n## Twice\n\n## Twice\n').page
    expect(ids).toEqual(['', '', '', 'twice-1'])
  })

  test('are shown with their first paragraph, or else with the first item of a list, the first row of a table, or code', () => {
    const [table, code] = ['| e | g |\n| --- | --- |\n| f | h |', '```js\nlet d\n```']
    const text = [`- a\n\nb c\n\n${table}`, `- a\n\n${table}`, table, code].join('\n\n## x\n\n')
    expect(index(text).page.texts).toEqual(['b c', 'a', 'f: h', 'let d'])
  })

  test('are cut at a word, and never within a character', () => {
    const [words, faces] = [index('word '.repeat(400)), index('🙂'.repeat(900))]
    expect(words.page.texts[0]).toMatch(/^(word )+word…$/)
    expect(words.page.texts[0]?.length).toBeLessThanOrEqual(72)
    expect(faces.page.texts[0]).toMatch(/^(🙂)+…$/u)
  })
})

test.each([
  ['a heading', '## Public path', ['publicpath']],
  ['an identifier and its ends', '## a.b.c', ['abc', 'bc', 'c']],
  ['code within a heading', '## The `emit` hook', ['emithook', 'theemithook', 'emit']],
  ['an article', '## The Manifest', ['themanifest', 'manifest']],
  ['what is in brackets', '## Long Name (LN)', ['longnameln', 'longname', 'ln']],
  ['initials', '## Hot Module Replacement', ['hotmodulereplacement', 'hmr']],
  ['the first cells of a table', '## x\n\n| a |\n| - |\n| `v-1` |\n| v |', ['x', 'v1']],
  ['a flag and its dashes', '## --a-b', ['-ab']],
  ['a synonym', '## TypeScript', ['typescript', 'ts']],
])('the names of a section are made of %s', (_, heading, names) => {
  const [, terms = []] = index(heading).terms
  const found = terms.flatMap(([term]) => (term.endsWith('=') ? term.slice(0, -1) : []))
  expect(found.toSorted()).toEqual(names.toSorted())
})

test('the words of a section count for more in its heading than in its text, there for more as code, and not in blocks of code', () => {
  const weights = ['## widget', '## x\n\n`widget` is', '## x\n\nwidget', '~~~\nwidget\n~~~']
  const found = weights.map(text => {
    const [start = [], section = start] = index(text).terms
    return new Map(section).get('widget') ?? 0
  })
  expect(found).toEqual(found.toSorted((a, b) => b - a))
  expect(found.map(weight => weight > 0)).toEqual([true, true, true, false])
  expect(new Set(found).size).toBe(4)
})
