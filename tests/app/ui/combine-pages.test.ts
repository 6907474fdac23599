import {describe, expect, test} from 'vitest'
import type {Page} from '#contract/page.ts'
import {combinePages} from '../../../app/ui/combine-pages.ts'

function pageOf(url: Page['url'], body: Page['body']): Page {
  const name = {
    path: `${url.slice(1, -1)}.md`,
    name: 'a.md',
    extension: '.md',
    type: 'file',
  } as const
  const head = {title: 'A', description: '', canonical: 'https://x.org/'}
  const lists = {anchors: [], contributors: [], links: []}
  return {...name, ...lists, url, size: 1, title: 'A', head, excerpt: '', body}
}

describe('pages as one document', () => {
  test('have their titles above their headings, and keep the ids of headings and of names within the text apart, and links to them', () => {
    const body: Page['body'] = {
      type: 'root',
      children: [
        {
          type: 'heading',
          depth: 2,
          data: {hProperties: {id: 'use'}},
          children: [{type: 'text', value: 'Use'}],
        },
        {
          type: 'paragraph',
          children: [
            {
              type: 'link',
              url: '#option-mode',
              children: [
                {
                  type: 'inlineCode',
                  value: 'mode',
                  data: {hProperties: {id: 'option-mode', dataFact: 'option:mode'}},
                },
              ],
            },
          ],
        },
      ],
    }
    const text = JSON.stringify(combinePages([pageOf('/b/a/', body), pageOf('/b/c/', body)]))
    expect([...text.matchAll(/"(?:id|url)":"([^"]+)"/g)].map(([, value]) => value)).toEqual([
      'b-a',
      'b-a--use',
      '#b-a--option-mode',
      'b-a--option-mode',
      'b-c',
      'b-c--use',
      '#b-c--option-mode',
      'b-c--option-mode',
    ])
    expect([...text.matchAll(/"depth":(\d)/g)].map(([, depth]) => Number(depth))).toEqual([
      1, 2, 1, 2,
    ])
    expect(text).toContain('"dataFact":"option:mode"')
    expect(body.children[0]).toMatchObject({data: {hProperties: {id: 'use'}}})
  })
})
