import type {Break, Nodes, Paragraph, Root, Strong, Text} from 'mdast'
import {describe, expect, test} from 'vitest'
import {toMarkdown} from '../../../tools/markdown/to-markdown.ts'
import {parseText} from './parse-text.ts'

const site = {url: '/guides/page/', siteUrl: 'https://docs.example.org'} as const

function markdownOf(body: Root): string {
  return toMarkdown({...site, title: 'Page', body})
}

/** The Markdown of a page with this text, without its title. */
function convert(text: string, path?: string): string {
  return markdownOf(parseText(text, path).body).replace(/^# Page\n\n/, '')
}

/** All words of the text, including badges, without the white space between them. */
function wordsOf(node: Nodes): string {
  if ('value' in node) return node.value.replaceAll(/\s+/g, '')
  return 'children' in node ? node.children.map(wordsOf).join('') : ''
}

describe('toMarkdown', () => {
  test('begins with the title and the description', () => {
    const {body} = parseText('Text.\n')
    expect(toMarkdown({...site, title: 'A [b] *c*', description: 'What <b> is.', body})).toBe(
      '# A \\[b] \\*c\\*\n\nWhat \\<b> is.\n\nText.\n',
    )
    expect(markdownOf(body)).toBe('# Page\n\nText.\n')
  })

  test('leaves the body as it was', () => {
    const {body} = parseText('> [!TIP]\n> Use [this](#a) :badge[1.0+].\n')
    const before = JSON.stringify(body)
    markdownOf(body)
    expect(JSON.stringify(body)).toBe(before)
  })

  test('leaves out icons, and the blank next to them', () => {
    expect(convert(':icon[plug] Extend webpack\n')).toBe('Extend webpack\n')
    expect(convert('- :icon[plug] [Extend](/extend/)\\\n  Write a loader\n')).toBe(
      '- [Extend](https://docs.example.org/extend/)\\\n  Write a loader\n',
    )
  })

  test('writes asides as quotes with a marker', () => {
    expect(convert('> [!TIP]\n> Do.\n>\n> - a\n')).toBe('> [!TIP]\n> Do.\n>\n> - a\n')
    expect(convert('> [!WARNING]\n>\n> ~~~js\n> a\n> ~~~\n')).toBe(
      '> [!WARNING]\n>\n> ```js\n> a\n> ```\n',
    )
    expect(convert('W> Keep a copy.\n', 'page.mdx')).toBe('> [!WARNING]\n> Keep a copy.\n')
  })

  test('writes each tab below its label', () => {
    const text = `:::tabs{sync=manager}
~~~bash title="npm" {1}
npm i
~~~
~~~bash title="yarn"
yarn add
~~~
:::
`
    expect(convert(text)).toBe(
      '**npm**\n\n```bash {1}\nnpm i\n```\n\n**yarn**\n\n```bash\nyarn add\n```\n',
    )
  })

  test('writes columns one after the other', () => {
    expect(convert(':::columns\n\nOne.\n\nTwo.\n\n:::\n')).toBe('One.\n\nTwo.\n')
  })

  test('writes badges as text, and what Markdown has no mark for as elements', () => {
    expect(convert('## `x` :badge[5.0+]\n')).toBe('## `x` 5.0+\n')
    expect(convert('H<sub>2</sub>O and <kbd>A</kbd>\n', 'page.mdx')).toBe(
      'H<sub>2</sub>O and <kbd>A</kbd>\n',
    )
  })

  test('keeps titles and marked lines of code, and backticks within it', () => {
    const text = '````js title="a.js" {2-3}\nconst a = `1`\n```\n````\n\nUse ``a`b``.\n'
    expect(convert(text)).toBe(text)
  })

  test('keeps pipes within the cells of a table', () => {
    const text = '| a | b |\n| :- | - |\n| `x \\| y` | one \\| two |\n'
    expect(convert(text)).toBe(text)
  })

  test('keeps lists within lists, tasks and footnotes', () => {
    const text = `1. One
   - deep
     - deeper
2. Two

- [x] done
- [ ] to do

Said[^1] ~~so~~.

[^1]: By somebody.
`
    expect(convert(text)).toBe(text)
  })

  test('keeps line breaks without blanks around them', () => {
    expect(convert('One <br/>\ntwo\n', 'page.mdx')).toBe('One\\\ntwo\n')
  })

  test('keeps a reference with a colon after it from becoming a footnote', () => {
    expect(convert('> [!TIP][^a]: b\n\n[^a]: c\n')).toBe('> [!TIP]\n> [^a]\\: b\n\n[^a]: c\n')
  })

  test('writes code next to code, as READMEs can have it, as one', () => {
    const code = (value: string) => ({type: 'inlineCode', value}) as const
    const children = [code('a'), code('b'), {type: 'text', value: ' '} as const, code('c')]
    const body: Root = {type: 'root', children: [{type: 'paragraph', children}]}
    expect(markdownOf(body)).toBe('# Page\n\n`ab` `c`\n')
    expect(children[0]).toEqual(code('a'))
  })

  test('moves line breaks at the edges of a mark out of it, and drops marks without text', () => {
    const hard: Break = {type: 'break'}
    const text = (value: string): Text => ({type: 'text', value})
    const strong = (...children: Strong['children']): Strong => ({type: 'strong', children})
    const write = (...children: Paragraph['children']) =>
      markdownOf({type: 'root', children: [{type: 'paragraph', children}]}).split('\n\n')[1]
    expect(write(text('a '), strong(hard, text('b'), hard), text(' c'))).toBe('a\\\n**b**\\\nc\n')
    expect(write(strong(text('b'), hard))).toBe('**b**\n')
    expect(write(text('a'), strong(hard), text('b'))).toBe('a\\\nb\n')
  })

  test('writes addresses in angle brackets only where all readers link them', () => {
    expect(convert('a@b.org\n')).toBe('<a@b.org>\n')
    expect(convert('!a@b.org_c x\n')).toBe('\\![a@b.org_c](mailto:a@b.org_c) x\n')
  })

  test('makes links and images absolute, with their hashes', () => {
    expect(convert('[a](#b) [c](/guides/d/#e) [f](https://g.org/h) [i](mailto:j@k.org)\n')).toBe(
      '[a](https://docs.example.org/guides/page/#b) ' +
        '[c](https://docs.example.org/guides/d/#e) ' +
        '[f](https://g.org/h) [i](mailto:j@k.org)\n',
    )
    expect(convert('![A square](/images/a.svg "Square")\n')).toBe(
      '![A square](https://docs.example.org/images/a.svg "Square")\n',
    )
    expect(convert('[a](//b.org/c)\n')).toBe('[a](//b.org/c)\n')
  })

  test.each([
    'Names such as __dirname, a*b*c, \\<tag>, `code`, [name].js, 1. and # are kept.',
    '\\# no heading\n\n1\\. no list\n\n\\- neither\n\nA \\[link](/x/) that is none, &amp;lt; too.',
    'See node:fs at 10:30, https://example.org/a_b and a@example.org.',
    '> [!NOTE]\n> a *b **c*** `d`\n>\n> > quoted\n\n- a\n\n  b\n\n      code\n- c\n\n* other list\n',
    '| a | b |\n| - | - |\n| `a\\|b` :badge[1.0+] | **x** |\n\n---\n\nEnd[^a].\n\n[^a]: One.\n\n    Two.\n',
  ])('says the same when it is parsed again: %s', text => {
    const {body} = parseText(text)
    const again = parseText(convert(text))
    expect(again.report).toBe('')
    expect(wordsOf(again.body)).toBe(wordsOf(body))
  })
})
