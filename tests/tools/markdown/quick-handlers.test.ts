import * as fc from 'fast-check'
import type {Nodes, PhrasingContent} from 'mdast'
import {gfmToMarkdown} from 'mdast-util-gfm'
import {toMarkdown, type Options} from 'mdast-util-to-markdown'
import {expect, test} from 'vitest'
import {writeInlineCode, writeText} from '../../../tools/markdown/to-markdown.ts'

const slow: Options = {
  unsafe: [{character: ':', before: '\\]', inConstruct: 'phrasing'}],
  extensions: [gfmToMarkdown({tablePipeAlign: false})],
}
const quick: Options = {...slow, handlers: {text: writeText, inlineCode: writeInlineCode}}

const pieces = [
  ...'abcéWwps019 .,:;!?#&()*+-/<=>@[]\\^_`{|}~"\'\t\n\r',
  ...'www.a http:// 1. 1) [a]: ](b) &amp;'.split(' '),
  '- ',
  '# ',
  '  ',
  '\u00A0',
]
const value = fc.array(fc.constantFrom(...pieces), {maxLength: 5}).map(parts => parts.join(''))

/** Text, code, and marks around them. */
const {phrasing} = fc.letrec<{phrasing: PhrasingContent[]; node: PhrasingContent}>(tie => ({
  phrasing: fc.array(tie('node'), {maxLength: 4}),
  node: fc.oneof(
    {maxDepth: 3},
    {weight: 4, arbitrary: value.map(text => ({type: 'text', value: text}) as const)},
    {weight: 2, arbitrary: value.map(code => ({type: 'inlineCode', value: code}) as const)},
    fc.constant({type: 'break'} as const),
    fc.constant({type: 'footnoteReference', identifier: 'a', label: 'a'} as const),
    fc.constant({type: 'html', value: '<sub>'} as const),
    tie('phrasing').map(children => ({type: 'emphasis', children}) as const),
    tie('phrasing').map(children => ({type: 'strong', children}) as const),
    tie('phrasing').map(children => ({type: 'delete', children}) as const),
    tie('phrasing').map(children => ({type: 'link', url: 'https://a.org', children}) as const),
  ),
}))

/** Every place in which a page has text. */
function placesOf(children: PhrasingContent[]): Nodes[] {
  const paragraph = {type: 'paragraph', children} as const
  const cell = {type: 'tableCell', children} as const
  return [
    paragraph,
    {type: 'heading', depth: 2, children},
    {type: 'blockquote', children: [{type: 'html', value: '[!TIP]'}, paragraph]},
    {type: 'list', children: [{type: 'listItem', children: [paragraph]}]},
    {type: 'table', children: [{type: 'tableRow', children: [cell, cell]}]},
  ]
}

test('the quick handlers write what those of the serializer write', () => {
  fc.assert(
    fc.property(phrasing, children => {
      for (const node of placesOf(children)) {
        expect(toMarkdown(node, quick)).toBe(toMarkdown(node, slow))
      }
    }),
    {seed: 1, numRuns: 300},
  )
})
