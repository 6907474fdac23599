import {expect, test} from 'vitest'
import {bodySchema} from '../../../contract/mdast.ts'
import {parsePage} from '../../../tools/markdown/parse-page.ts'
import {parseText} from './parse-text.ts'

test('parsePage reads the text of a page whose front matter is not valid, and counts lines from the top', () => {
  const text = '---\ntitle: A\nsort: no\n\n---\n\n<b>\n\n[x](/y)\n'
  const {page} = parsePage({path: 'a.md', size: 1, text})
  expect(page.issues.map(({rule, line}) => [rule, line])).toEqual([
    ['bad-front-matter', 3],
    ['raw-html', 7],
  ])
  expect(page.links).toEqual([{url: '/y/', line: 9}])
})

test('parsePage reports a missing title once, although the page begins with a heading', () => {
  const issuesOf = (text: string) => parsePage({path: 'a.md', size: 1, text}).page.issues
  const rules = (text: string) => issuesOf(text).map(({rule}) => rule)
  expect(rules('# Caching\n\n## How\n')).toEqual(['missing-title'])
  expect(rules('---\nsort: 1\n---\n# Caching\n')).toEqual(['missing-title'])
  expect(rules('---\ntitle: Caching\n\n# Caching\n')).toEqual(['bad-front-matter'])
})

test('parsePage has one line of title and description, however many the front matter has', () => {
  const text = '---\ntitle: |\n  A\n  B\ndescription: >-\n  C\n\n  D\n---\n'
  const {page} = parsePage({path: 'a.md', size: 1, text})
  expect(page.frontMatter).toEqual({title: 'A B', description: 'C D'})
})

test('parsePage lists related pages among the links, with the lines of the front matter', () => {
  const text =
    '---\ntitle: A\nrelated:\n  - title: B\n    url: /guides/b\n  - title: C\n    url: https://c.org\n---\n'
  const {page} = parsePage({path: 'a.md', size: 1, text})
  expect(page.links).toEqual([
    {url: '/guides/b/', line: 5},
    {url: 'https://c.org', line: 7},
  ])
  expect(page.frontMatter.related).toEqual([
    {title: 'B', url: '/guides/b/'},
    {title: 'C', url: 'https://c.org'},
  ])
})

test.each(['', '[[[![](<>)]()\n\n| a\n| -\n:::\n::\n:\n```', '```', 'a\u0000b'])(
  'parsePage never throws: %j',
  text => {
    const body: unknown = JSON.parse(JSON.stringify(parseText(text).body))
    expect(bodySchema.parse(body)).toEqual(body)
  },
)

test.each([
  [
    'is the plain text above the first heading',
    'One *two*\nthree `four`.\n\nFive.\n\n## H\n\nSix.\n',
    'One two three four. Five.',
  ],
  [
    'is the text below the first heading where there is none above',
    '## H\n\nOne.\n\n- two\n\nThree.\n',
    'One. Three.',
  ],
  [
    'leaves out code, asides and badges',
    'One :badge[5+].\n\n```js\ncode\n```\n\n> [!TIP]\n> Aside.\n\nTwo.\n',
    'One . Two.',
  ],
])('the excerpt %s', (_, text, excerpt) => {
  expect(parseText(text).page.excerpt).toBe(excerpt)
})

test('the excerpt has at most 240 characters and ends at a word', () => {
  const {excerpt} = parseText('word '.repeat(100)).page
  expect(excerpt).toBe(`${'word '.repeat(47).trim()}…`)
  expect(parseText('x'.repeat(240)).page.excerpt).toBe('x'.repeat(240))
  expect(parseText('x'.repeat(241)).page.excerpt).toBe(`${'x'.repeat(239)}…`)
})
