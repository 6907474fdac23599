import * as fc from 'fast-check'
import type {Nodes} from 'mdast'
import {directiveFromMarkdown} from 'mdast-util-directive'
import {fromMarkdown} from 'mdast-util-from-markdown'
import {gfmAutolinkLiteralFromMarkdown} from 'mdast-util-gfm-autolink-literal'
import {gfmFootnoteFromMarkdown} from 'mdast-util-gfm-footnote'
import {gfmStrikethroughFromMarkdown} from 'mdast-util-gfm-strikethrough'
import {gfmTableFromMarkdown} from 'mdast-util-gfm-table'
import {gfmTaskListItemFromMarkdown} from 'mdast-util-gfm-task-list-item'
import {directive} from 'micromark-extension-directive'
import {gfmAutolinkLiteral} from 'micromark-extension-gfm-autolink-literal'
import {gfmFootnote} from 'micromark-extension-gfm-footnote'
import {gfmStrikethrough} from 'micromark-extension-gfm-strikethrough'
import {gfmTable} from 'micromark-extension-gfm-table'
import {gfmTaskListItem} from 'micromark-extension-gfm-task-list-item'
import {describe, expect, test} from 'vitest'
import {parseMarkdown, type Dialect} from '../../../tools/markdown/dialect.ts'

/** The URLs of all links in the text. */
function urlsOf(text: string, dialect: Dialect = 'md'): string[] {
  const collect = (node: Nodes): string[] => [
    ...(node.type === 'link' ? [node.url] : []),
    ...('children' in node ? node.children.flatMap(collect) : []),
  ]
  return collect(parseMarkdown(text, dialect))
}

/** A text of the dialect of pages, always searched for addresses. */
function parseWithAddresses(text: string) {
  return fromMarkdown(text, {
    extensions: [
      gfmFootnote(),
      gfmStrikethrough(),
      gfmTable(),
      gfmTaskListItem(),
      directive(),
      gfmAutolinkLiteral(),
    ],
    mdastExtensions: [
      gfmFootnoteFromMarkdown(),
      gfmStrikethroughFromMarkdown(),
      gfmTableFromMarkdown(),
      gfmTaskListItemFromMarkdown(),
      directiveFromMarkdown(),
      gfmAutolinkLiteralFromMarkdown(),
    ],
  })
}

describe('a bare address', () => {
  test.each(['md', 'mdx', 'readme'] as const)('is a link in %s', dialect => {
    expect(urlsOf('See https://a.org/b, *www.c.org* or d@e.org.', dialect)).toEqual([
      'https://a.org/b',
      'http://www.c.org',
      'mailto:d@e.org',
    ])
  })

  test('is a link wherever text is, also if a reference stands for a part of it', () => {
    expect(urlsOf('| a |\n| - |\n| www.b.org |\n\n# c&#64;d.org\n')).toEqual([
      'http://www.b.org',
      'mailto:c@d.org',
    ])
  })

  test('is no link in code, and the text of the link around it', () => {
    expect(urlsOf('`https://a.org` [www.b.org](https://c.org)')).toEqual(['https://c.org'])
  })

  test('may hold a brace, which is no expression then', () => {
    expect(urlsOf('https://a.org/{b', 'mdx')).toEqual(['https://a.org/{b'])
  })
})

describe('a paragraph', () => {
  test('is parsed as if it were always searched for addresses', () => {
    const pieces = [
      ...'[]()*_~`\\<>"|.:/@ \n'.split(''),
      ...'www.a.b https://a.org http://a_b.c_d a+b@c-d.e xmpp:a@b.c/x &#64; &#46; &amp;'.split(' '),
      ...'<https://a.b> <a@b.c> ![ ]( [^ [a] [a]:/x :a[ :badge[ {a=b} text a@ @b .c _d_ e@5'.split(
        ' ',
      ),
    ]
    const text = fc.array(fc.constantFrom(...pieces), {maxLength: 14})
    fc.assert(
      fc.property(text, parts => {
        const joined = parts.join('')
        expect(parseMarkdown(joined, 'md')).toEqual(parseWithAddresses(joined))
      }),
      {seed: 1, numRuns: 1000},
    )
  })
})
