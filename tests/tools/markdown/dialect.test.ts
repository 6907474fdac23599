import type {Nodes} from 'mdast'
import {expect, test} from 'vitest'
import type {Dialect} from '../../../tools/markdown/dialect.ts'
import {parseMarkdown} from '../../../tools/markdown/parse-markdown.ts'

/** The URLs of all links in the text. */
function urlsOf(text: string, dialect: Dialect = 'md'): string[] {
  const collect = (node: Nodes): string[] => [
    ...(node.type === 'link' ? [node.url] : []),
    ...('children' in node ? node.children.flatMap(collect) : []),
  ]
  return collect(parseMarkdown(text, dialect))
}

test.each(['md', 'mdx', 'readme'] as const)('a bare address is a link in %s', dialect => {
  expect(urlsOf('See https://a.org/b, *www.c.org* or d@e.org.', dialect)).toEqual([
    'https://a.org/b',
    'http://www.c.org',
    'mailto:d@e.org',
  ])
})

test('a bare address is a link wherever text is, also if a reference stands for a part of it', () => {
  expect(urlsOf('| a |\n| - |\n| www.b.org |\n\n# c&#64;d.org\n')).toEqual([
    'http://www.b.org',
    'mailto:c@d.org',
  ])
})

test('a bare address is not a link in code, and the text of the link around it', () => {
  expect(urlsOf('`https://a.org` [www.b.org](https://c.org)')).toEqual(['https://c.org'])
})

test('a bare address may hold a brace, which is no expression then', () => {
  expect(urlsOf('https://a.org/{b', 'mdx')).toEqual(['https://a.org/{b'])
})
