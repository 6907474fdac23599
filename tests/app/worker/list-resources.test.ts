import {describe, expect, test} from 'vitest'
import {listResources} from '../../../app/worker/list-resources.ts'

const file = (url: string) => ({url, hash: `hash of ${url}`, schema: 'data/v1/schema/x.json'})

describe('listResources', () => {
  test('lists every file for readers, in whatever group, the navigation first', () => {
    const resources = {
      sponsors: file('s.json'),
      pages: {'/a/': file('pages/a.json'), '/b/': file('pages/b.json')},
      later: {deep: {deeper: file('later.json')}},
      nav: file('nav.json'),
      files: {'/a/x.svg': file('a/x.svg')},
    }
    expect(listResources({resources})).toEqual(
      ['nav.json', 's.json', 'pages/a.json', 'pages/b.json', 'later.json', 'a/x.svg'].map(url => ({
        url: `/${url}`,
        hash: `hash of ${url}`,
      })),
    )
  })

  test('leaves out what only programs read, and what is no file', () => {
    const resources = {
      schemas: {page: file('schema/page.json')},
      openapi: file('openapi.json'),
      tree: file('tree.json'),
      contributors: file('contributors.json'),
      webpack: {hooks: file('webpack/hooks.json')},
      other: 'text',
      broken: {url: 1, hash: 2},
    }
    expect(listResources({resources})).toEqual([])
  })
})
