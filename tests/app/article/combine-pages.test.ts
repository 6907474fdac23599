import {expect, test} from 'vitest'
import type {Page} from '#contract/page.ts'
import {combinePages} from '../../../app/article/combine-pages.ts'
import {bodyOf} from '../enhance/article-markup.tsx'

const markdown = '## Use\n\n[`mode`](#option-mode)\n\n'

function pageOf(url: Page['url'], body: Page['body']): Page {
  const file = {path: `${url.slice(1, -1)}.md`, name: 'a.md', extension: '.md'} as const
  const head = {title: 'A', description: '', canonical: 'https://x.org/'}
  const lists = {anchors: [], contributors: [], links: []}
  return {...file, ...lists, type: 'file', url, size: 1, title: 'A', head, excerpt: '', body}
}

test('pages as one document have their titles above their headings, and keep their ids apart, those within the text as well, and links to them', () => {
  const text = JSON.stringify(bodyOf(markdown)).replace(
    '"value":"mode"',
    '"value":"mode","data":{"hProperties":{"id":"option-mode","dataFact":"option:mode"}}',
  )
  const body: Page['body'] = JSON.parse(text)
  const combined = JSON.stringify(combinePages([pageOf('/b/a/', body), pageOf('/b/c/', body)]))
  const valuesOf = (pattern: RegExp) => [...combined.matchAll(pattern)].map(([, value]) => value)
  const own = ['b-a', 'b-a--use', 'b-a--option-mode', '#b-a--option-mode']
  expect(valuesOf(/"(?:id|url)":"([^"]+)"/g)).toEqual([
    ...own,
    ...own.map(id => id.replace('b-a', 'b-c')),
  ])
  expect(valuesOf(/"depth":(\d)/g)).toEqual(['1', '2', '1', '2'])
  expect(combined).toContain('"dataFact":"option:mode"')
  expect(JSON.stringify(body)).toBe(text)
})
