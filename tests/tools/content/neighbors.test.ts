import {describe, expect, test} from 'vitest'
import type {FrontMatter} from '../../../tools/content/front-matter.ts'
import {buildNeighbors} from '../../../tools/content/page-metas.ts'
import {buildTree} from '../../../tools/content/tree.ts'

function treeOf(pages: Readonly<Record<string, FrontMatter>>) {
  const nothing = {size: 1, anchors: [], ids: [], links: [], files: [], excerpt: '', issues: []}
  return buildTree(
    Object.entries(pages).map(([path, frontMatter]) => ({path, frontMatter, ...nothing})),
  )
}

const tree = treeOf({
  'index.md': {title: 'Home'},
  'license.md': {title: 'License'},
  'api/index.md': {title: 'API', sort: 1},
  'api/cli.md': {title: 'CLI', sort: 0, group: 'Tools'},
  'api/loaders/context.md': {title: 'Context'},
  'blog/index.md': {title: 'Blog'},
  'blog/2020-01-01-a.md': {title: 'A'},
})

describe('buildNeighbors', () => {
  test('follow the list of the sidebar across groups and folders, not out of the section', () => {
    const neighbors = buildNeighbors(tree)
    const api = {title: 'API', url: '/api/'}
    const cli = {title: 'CLI', url: '/api/cli/'}
    const context = {title: 'Context', url: '/api/loaders/context/'}
    expect(neighbors.get('/api/')).toEqual({next: cli})
    expect(neighbors.get('/api/cli/')).toEqual({previous: api, next: context})
    expect(neighbors.get('/api/loaders/context/')).toEqual({previous: cli})
  })

  test('are each other’s for pages outside of sections, home excepted', () => {
    const neighbors = buildNeighbors(
      treeOf({
        'index.md': {title: 'Home'},
        'license.md': {title: 'License'},
        'glossary.md': {title: 'Glossary'},
        'api/index.md': {title: 'API'},
      }),
    )
    expect(neighbors.get('/')).toBeUndefined()
    expect(neighbors.get('/glossary/')).toEqual({next: {title: 'License', url: '/license/'}})
    expect(neighbors.get('/license/')).toEqual({previous: {title: 'Glossary', url: '/glossary/'}})
  })

  test('are absent on the index of the blog', () => {
    expect(buildNeighbors(tree).get('/blog/')).toBeUndefined()
  })

  test('leave out pages titled Printable', () => {
    const neighbors = buildNeighbors(
      treeOf({
        'a/1.md': {title: 'One', sort: 1},
        'a/2.md': {title: 'Printable', sort: 2},
        'a/3.md': {title: 'Three', sort: 3},
      }),
    )
    expect(neighbors.get('/a/1/')).toEqual({next: {title: 'Three', url: '/a/3/'}})
    expect(neighbors.get('/a/2/')).toBeUndefined()
  })
})
