import type {Break, InlineCode, Paragraph, Strong, Text} from 'mdast'
import {expect, test} from 'vitest'
import {toMarkdown} from '../../../tools/markdown/to-markdown.ts'
import {markdownOf, parseText} from './parse-text.ts'

/** The Markdown of a page with this text, without its title. */
function convert(text: string, path?: string): string {
  return markdownOf(parseText(text, path).body)
}

const plain = (value: string): Text => ({type: 'text', value})
const strong = (...children: Strong['children']): Strong => ({type: 'strong', children})

function write(...children: Paragraph['children']): string {
  return markdownOf({type: 'root', children: [{type: 'paragraph', children}]})
}

test('toMarkdown begins with the title and the description', () => {
  const {body} = parseText('Text.\n')
  const site = {url: '/page/', siteUrl: 'https://docs.example.org', body} as const
  expect(toMarkdown({...site, title: 'A [b] *c*', description: 'What <b> is.'})).toBe(
    '# A \\[b] \\*c\\*\n\nWhat \\<b> is.\n\nText.\n',
  )
  expect(toMarkdown({...site, title: 'Page'})).toBe('# Page\n\nText.\n')
})

test('toMarkdown has no blanks where a comment was at the edge of a block', () => {
  expect(convert('## A <!-- b -->\n\nC <!-- d -->\n')).toBe('## A\n\nC\n')
})

test('toMarkdown leaves the body as it was', () => {
  const {body} = parseText('> [!TIP]\n> Use [this](#a) :badge[1.0+].\n')
  const before = JSON.stringify(body)
  markdownOf(body)
  expect(JSON.stringify(body)).toBe(before)
})

test('toMarkdown leaves out icons, and the blank next to them', () => {
  expect(convert('- :icon[plug] [Extend](/extend/)\\\n  Write a loader\n')).toBe(
    '- [Extend](https://docs.example.org/extend/)\\\n  Write a loader\n',
  )
})

test('toMarkdown writes asides as quotes with a marker', () => {
  const text = '> [!TIP]\n> Do.\n>\n> - a\n\n> [!WARNING]\n>\n> ```js\n> a\n> ```\n'
  expect(convert(text)).toBe(text)
  expect(convert('W> Keep a copy.\n', 'page.mdx')).toBe('> [!WARNING]\n> Keep a copy.\n')
})

test('toMarkdown writes each tab below its label', () => {
  const text =
    ':::tabs\n~~~bash title="npm" {1}\nnpm i\n~~~\n~~~bash title="yarn"\nyarn add\n~~~\n:::\n'
  expect(convert(text)).toBe(
    '**npm**\n\n```bash {1}\nnpm i\n```\n\n**yarn**\n\n```bash\nyarn add\n```\n',
  )
})

test('toMarkdown writes badges as text, columns one below the other, and elements where Markdown has no mark', () => {
  expect(convert('## `x` :badge[5.0+]\n')).toBe('## `x` 5.0+\n')
  expect(convert(':::columns\n\nOne.\n\nTwo.\n\n:::\n')).toBe('One.\n\nTwo.\n')
  expect(convert('H<sub>2</sub>O <br/>\n<kbd>A</kbd>\n', 'page.mdx')).toBe(
    'H<sub>2</sub>O\\\n<kbd>A</kbd>\n',
  )
})

test.each([
  ['**bold*nested***', '**bold<em>nested</em>**'],
  ['a*b*c **d**e', 'a*b*c **d**e'],
  ['配置**重要*文字*说明**。', '配置**重要*文字*说明**。'],
])('toMarkdown writes no letter as a reference: %s', (text, markdown) => {
  expect(convert(`${text}\n`)).toBe(`${markdown}\n`)
})

test('toMarkdown writes marks as tags that Markdown cannot have within a word', () => {
  const mark = (type: 'emphasis' | 'delete', value: string) => ({type, children: [plain(value)]})
  const emphasis = write(
    plain('a'),
    strong(plain('(b)')),
    plain('c '),
    mark('emphasis', '“d”'),
    plain('。'),
  )
  expect(emphasis).toBe('a<strong>(b)</strong>c *“d”*。\n')
  const others = write(plain('x'), mark('delete', '-y-'), plain('🚀'), mark('emphasis', '(z)'))
  expect(others).toBe('x<del>-y-</del>🚀<em>(z)</em>\n')
})

test('toMarkdown keeps a reference with a colon after it from becoming a footnote', () => {
  expect(convert('> [!TIP][^a]: b\n\n[^a]: c\n')).toBe('> [!TIP]\n> [^a]\\: b\n\n[^a]: c\n')
})

test('toMarkdown writes code next to code, as READMEs can have it, as one', () => {
  const code = (value: string): InlineCode => ({type: 'inlineCode', value})
  const first = code('a')
  expect(write(first, code('b'), plain(' '), code('c'))).toBe('`ab` `c`\n')
  expect(first).toEqual(code('a'))
})

test('toMarkdown moves blanks and line breaks at the edges of a mark out of it, and drops marks without text', () => {
  const hard: Break = {type: 'break'}
  const note = strong(plain(' Note: '))
  expect(write(plain('A'), note, plain('b'), note)).toBe('A **Note:** b **Note:**\n')
  expect(write(plain('a '), strong(hard, plain('b'), hard), plain(' c'))).toBe('a\\\n**b**\\\nc\n')
  expect(write(strong(plain('b'), hard))).toBe('**b**\n')
  expect(write(plain('a'), strong(hard), plain('b'))).toBe('a\\\nb\n')
})

test('toMarkdown makes links and images absolute, with their hashes', () => {
  expect(convert('a@b.org\n\n!a@b.org_c x\n'), 'what not all readers link').toBe(
    '<a@b.org>\n\n\\![a@b.org_c](mailto:a@b.org_c) x\n',
  )
  expect(convert('[a](#b) [c](/guides/d/#e) [f](https://g.org/h) [i](mailto:j@k.org)\n')).toBe(
    '[a](https://docs.example.org/page/#b) ' +
      '[c](https://docs.example.org/guides/d/#e) ' +
      '[f](https://g.org/h) [i](mailto:j@k.org)\n',
  )
  expect(convert('![A b](/a.svg "C") [d](//b.org/c)\n')).toBe(
    '![A b](https://docs.example.org/a.svg "C") [d](//b.org/c)\n',
  )
})
