import {describe, expect, test} from 'vitest'
import {pagesInOrder, type TreeNode} from '../../../contract/tree.ts'
import type {FrontMatter} from '../../../tools/content/front-matter.ts'
import type {ParsedPage} from '../../../tools/content/parsed-page.ts'
import {buildTree} from '../../../tools/content/tree.ts'

function pageOf(path: string, frontMatter: FrontMatter, size = 10): ParsedPage {
  const nothing = {anchors: [], ids: [], links: [], files: [], excerpt: '', issues: []}
  return {path, size, frontMatter, ...nothing}
}

/** The titles of the pages in one folder, in the order of the tree. */
function orderOf(pages: Readonly<Record<string, FrontMatter>>): string[] {
  const tree = buildTree(Object.entries(pages).map(([path, matter]) => pageOf(path, matter)))
  return pagesInOrder(tree).map(({title}) => title)
}

describe('buildTree', () => {
  test('has the whole specification of a page and of a folder', () => {
    const caching: ParsedPage = {
      path: 'guides/caching.mdx',
      size: 120,
      frontMatter: {
        title: 'Caching',
        sort: 2,
        group: 'Basics',
        description: 'Keep files.',
        contributors: ['b', 'a', 'b'],
        related: [{title: 'HTTP', url: 'https://example.org'}],
      },
      anchors: [{title: 'Hashes', id: 'hashes', level: 2}],
      ids: ['hashes'],
      links: [],
      files: [],
      excerpt: '',
      issues: [],
    }
    expect(buildTree([caching])).toEqual({
      path: '',
      name: 'content',
      size: 120,
      url: '/',
      title: 'Content',
      type: 'directory',
      children: [
        {
          path: 'guides',
          name: 'guides',
          size: 120,
          url: '/guides/',
          title: 'Guides',
          type: 'directory',
          children: [
            {
              path: 'guides/caching.mdx',
              name: 'caching.mdx',
              size: 120,
              type: 'file',
              extension: '.mdx',
              url: '/guides/caching/',
              title: 'Caching',
              sort: 2,
              group: 'Basics',
              description: 'Keep files.',
              anchors: [{title: 'Hashes', id: 'hashes', level: 2}],
              contributors: ['b', 'a'],
              related: [{title: 'HTTP', url: 'https://example.org'}],
            },
          ],
        },
      ],
    })
  })

  test('puts a page below the folder whose path it continues', () => {
    const tree = buildTree([
      pageOf('api/loaders/index.md', {title: 'Loaders'}),
      pageOf('api/cli.md', {title: 'CLI'}),
      pageOf('api/loaders/context.md', {title: 'Context'}),
    ])
    const outline = ({name, ...node}: TreeNode): unknown =>
      node.type === 'file' ? name : [name, ...node.children.map(outline)]
    expect(outline(tree)).toEqual([
      'content',
      ['api', 'cli.md', ['loaders', 'context.md', 'index.md']],
    ])
  })

  test('gives a folder the size of all files in it, however deep', () => {
    const {size, children} = buildTree([
      pageOf('index.md', {title: 'Home'}, 1),
      pageOf('api/cli.md', {title: 'CLI'}, 20),
      pageOf('api/loaders/context.md', {title: 'Context'}, 300),
    ])
    expect([size, ...children.map(child => child.size)]).toEqual([321, 1, 320])
  })

  test('gives a folder the title of its index page, else of its name', () => {
    const {children} = buildTree([
      pageOf('api/index.md', {title: 'Interfaces'}),
      pageOf('module-graph_2/one.md', {title: 'One'}),
    ])
    expect(children.map(({title}) => title)).toEqual(['Interfaces', 'Module graph 2'])
  })

  test('does not confuse a folder with another whose name begins like it', () => {
    const {children} = buildTree([
      pageOf('api/a.md', {title: 'A'}),
      pageOf('api-old/b.md', {title: 'B'}),
    ])
    expect(children.map(({path, size}) => [path, size])).toEqual([
      ['api', 10],
      ['api-old', 10],
    ])
  })

  test('puts root files before directories', () => {
    const {children} = buildTree([
      pageOf('api/index.md', {title: 'API', sort: -1}),
      pageOf('license.md', {title: 'License'}),
    ])
    expect(children.map(({path}) => path)).toEqual(['license.md', 'api'])
  })

  test('sorts sections as the header does, and the others after them by their folders', () => {
    const pages = ['api', 'blog', 'guides', 'loaders', 'plugins'].map(name =>
      pageOf(`${name}/index.md`, {title: name}),
    )
    const sections = [{title: 'Guides', url: '/guides/'}]
    const header = [
      {title: 'Documentation', url: '/plugins/', sections},
      {title: 'Blog', url: '/blog/', sections: []},
    ]
    const {children} = buildTree([...pages, pageOf('license.md', {title: 'License'})], {header})
    expect(children.map(({path}) => path)).toEqual([
      'license.md',
      'guides',
      'plugins',
      'blog',
      'api',
      'loaders',
    ])
  })

  test('sorts groups without regard to case, pages without a group first', () => {
    expect(
      orderOf({
        'api/a.md': {title: 'A', group: 'zoo'},
        'api/b.md': {title: 'B', group: 'Ant'},
        'api/c.md': {title: 'C', sort: 9},
        'api/d.md': {title: 'D', group: 'bee', sort: 1},
        'api/e.md': {title: 'E', group: 'ANT', sort: 1},
      }),
    ).toEqual(['C', 'E', 'B', 'D', 'A'])
  })

  test('puts pages with sort before pages without, and sorts by number', () => {
    expect(
      orderOf({
        'api/a.md': {title: 'A'},
        'api/b.md': {title: 'B', sort: 10},
        'api/c.md': {title: 'C', sort: 9},
        'api/d.md': {title: 'D', sort: 0.5},
      }),
    ).toEqual(['D', 'C', 'B', 'A'])
  })

  test('keeps the order of file names where sort is equal', () => {
    expect(
      orderOf({
        'api/b.md': {title: 'First', sort: 1},
        'api/a.md': {title: 'Zeroth', sort: 1},
        'api/B.md': {title: 'Capitals first', sort: 1},
      }),
    ).toEqual(['Capitals first', 'Zeroth', 'First'])
  })

  test('sorts pages without sort by title, without regard to case', () => {
    expect(
      orderOf({
        'api/1.md': {title: 'banana'},
        'api/2.md': {title: 'Cherry'},
        'api/3.md': {title: 'Apple'},
      }),
    ).toEqual(['Apple', 'banana', 'Cherry'])
  })

  test('keeps the order of file names where titles differ in case only', () => {
    const pages = {'api/2.md': {title: 'a'}, 'api/1.md': {title: 'A'}}
    expect(orderOf(pages)).toEqual(['A', 'a'])
  })

  test('puts an index page with sort -1 first', () => {
    expect(
      orderOf({
        'api/cli.md': {title: 'CLI', sort: 0},
        'api/index.md': {title: 'Index', sort: -1},
      }),
    ).toEqual(['Index', 'CLI'])
  })

  test('sorts the blog by date, newest first, below its index', () => {
    expect(
      orderOf({
        'blog/2020-10-10-five.md': {title: 'Five'},
        'blog/2021-01-01-later.md': {title: 'Dated back', date: '2019-01-01'},
        'blog/2020-12-08-plan.md': {title: 'Plan', sort: 1},
        'blog/undated.md': {title: 'Undated'},
        'blog/index.md': {title: 'Blog'},
      }),
    ).toEqual(['Blog', 'Plan', 'Five', 'Dated back', 'Undated'])
  })

  test('takes the date from the front matter, else from the file name', () => {
    const dates = pagesInOrder(
      buildTree([
        pageOf('blog/2020-10-10-five.md', {title: 'A'}),
        pageOf('blog/2020-10-09-four.md', {title: 'B', date: '2020-01-02'}),
        pageOf('blog/about.md', {title: 'C'}),
        pageOf('blog/2021-02-29-no-day.md', {title: 'D'}),
      ]),
    ).map(({title, date, url}) => [title, date, url])
    expect(dates).toEqual([
      ['A', '2020-10-10', '/blog/2020-10-10-five/'],
      ['B', '2020-01-02', '/blog/2020-10-09-four/'],
      ['D', undefined, '/blog/2021-02-29-no-day/'],
      ['C', undefined, '/blog/about/'],
    ])
  })

  test('leaves out fields that the front matter does not have', () => {
    const [page] = pagesInOrder(buildTree([pageOf('a.md', {title: 'A'})]))
    expect(Object.keys(page ?? {}).toSorted()).toEqual([
      'anchors',
      'contributors',
      'extension',
      'name',
      'path',
      'size',
      'title',
      'type',
      'url',
    ])
  })

  test('does not depend on the order in which pages come', () => {
    const pages = [
      pageOf('b/z.md', {title: 'Z'}),
      pageOf('a/y.md', {title: 'Y'}),
      pageOf('a/x.md', {title: 'X'}),
      pageOf('index.md', {title: 'Home'}),
    ]
    expect(buildTree(pages.toReversed())).toEqual(buildTree(pages))
  })
})
