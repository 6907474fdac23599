import {expect, test} from 'vitest'
import {pagesInOrder, type TreeNode} from '../../../contract/tree.ts'
import {buildTree} from '../../../tools/site/tree.ts'
import {pageOf, pagesOf, type FrontMatters} from '../some-site.ts'

test('buildTree has the whole specification of a page and of a folder', () => {
  const frontMatter = {
    title: 'Caching',
    sort: 2,
    group: 'Basics',
    description: 'Keep files.',
    related: [{title: 'HTTP', url: 'https://example.org'}],
  }
  const anchors = [{title: 'Hashes', id: 'hashes', level: 2}] as const
  const caching = pageOf(
    'guides/caching.mdx',
    {...frontMatter, contributors: ['b', 'a', 'b']},
    {size: 120, anchors: [...anchors], ids: ['hashes']},
  )
  const page = {
    path: 'guides/caching.mdx',
    name: 'caching.mdx',
    size: 120,
    type: 'file',
    extension: '.mdx',
    url: '/guides/caching/',
    ...frontMatter,
    anchors,
    contributors: ['b', 'a'],
  }
  const folder = {size: 120, type: 'directory'}
  const guides = {...folder, path: 'guides', name: 'guides', url: '/guides/', title: 'Guides'}
  const root = {...folder, path: '', name: 'content', url: '/', title: 'Content'}
  const children = [{...guides, children: [page]}]
  expect(buildTree([caching])).toEqual({...root, children})
})

test('buildTree puts a page below the folder whose path it continues, root files before directories', () => {
  const pages = pagesOf({
    'api/loaders/index.md': {},
    'api/index.md': {sort: -1},
    'api/loaders/context.md': {},
    'api-old/b.md': {},
    'license.md': {},
  })
  const outline = ({name, ...node}: TreeNode): unknown =>
    node.type === 'file' ? name : [name, ...node.children.map(outline)]
  expect(outline(buildTree(pages))).toEqual([
    'content',
    'license.md',
    ['api', 'index.md', ['loaders', 'context.md', 'index.md']],
    ['api-old', 'b.md'],
  ])
})

test('buildTree gives a folder the size of all files in it, however deep', () => {
  const sizes = {'index.md': 1, 'api/cli.md': 20, 'api/loaders/context.md': 300}
  const pages = Object.entries(sizes).map(([path, size]) => pageOf(path, {title: path}, {size}))
  const {size, children} = buildTree(pages)
  expect([size, ...children.map(child => child.size)]).toEqual([321, 1, 320])
})

test('buildTree gives a folder the title of its index page, else of its name', () => {
  const pages = pagesOf({'api/index.md': {title: 'Interfaces'}, 'module-graph_2/one.md': {}})
  const {children} = buildTree(pages)
  expect(children.map(({title}) => title)).toEqual(['Interfaces', 'Module graph 2'])
})

test('buildTree sorts sections as the header does, and the others after them by their folders', () => {
  const names = ['api', 'blog', 'guides', 'loaders', 'plugins']
  const pages = [...names.map(name => `${name}/index.md`), 'license.md'].map(path => pageOf(path))
  const sections = [{title: 'Guides', url: '/guides/'}]
  const header = [
    {title: 'Documentation', url: '/plugins/', sections},
    {title: 'Blog', url: '/blog/', sections: []},
  ]
  const {children} = buildTree(pages, {header})
  expect(children.map(({path}) => path).join(' ')).toBe(
    'license.md guides plugins blog api loaders',
  )
})

test.each<[rule: string, pages: FrontMatters, order: string]>([
  [
    'sorts groups without regard to case, pages without a group first',
    {
      'a/a.md': {title: 'A', group: 'zoo'},
      'a/b.md': {title: 'B', group: 'Ant'},
      'a/c.md': {title: 'C', sort: 9},
      'a/d.md': {title: 'D', group: 'bee', sort: 1},
      'a/e.md': {title: 'E', group: 'ANT', sort: 1},
    },
    'C, E, B, D, A',
  ],
  [
    'puts pages with sort before pages without, and sorts by number',
    {
      'a/a.md': {title: 'A'},
      'a/b.md': {title: 'B', sort: 10},
      'a/c.md': {title: 'C', sort: 9},
      'a/d.md': {title: 'D', sort: 0.5},
      'a/index.md': {title: 'Index', sort: -1},
    },
    'Index, D, C, B, A',
  ],
  [
    'keeps the order of file names where sort is equal',
    {'a/b.md': {title: 'A', sort: 1}, 'a/a.md': {title: 'B', sort: 1}, 'a/B.md': {sort: 1}},
    'a/B.md, B, A',
  ],
  [
    'sorts pages without sort by title, without regard to case',
    {'a/1.md': {title: 'banana'}, 'a/2.md': {title: 'Cherry'}, 'a/3.md': {title: 'Apple'}},
    'Apple, banana, Cherry',
  ],
  [
    'sorts the blog by date, newest first, below its index',
    {
      'blog/2020-10-10-five.md': {title: 'Five'},
      'blog/2021-01-01-later.md': {title: 'Dated back', date: '2019-01-01'},
      'blog/2020-12-08-plan.md': {title: 'Plan', sort: 1},
      'blog/undated.md': {title: 'Undated'},
      'blog/index.md': {title: 'Blog'},
    },
    'Blog, Plan, Five, Dated back, Undated',
  ],
])('buildTree %s', (_, pages, order) => {
  const titles = pagesInOrder(buildTree(pagesOf(pages))).map(({title}) => title)
  expect(titles.join(', ')).toBe(order)
})

test('buildTree follows the groups that an index lists, with pages below others; the rest comes last', () => {
  const places = [
    {name: 'z', group: 'Start', line: 1},
    {name: 'b', group: 'Start', parent: 'z', line: 1},
    {name: 'a', group: 'End', line: 1},
  ]
  const tree = buildTree([
    pageOf('guides/index.mdx', {title: 'Guides'}, {places}),
    ...['a', 'b', 'c', 'z'].map(name => pageOf(`guides/${name}.md`, {title: name, sort: 1})),
  ])
  expect(pagesInOrder(tree).map(({title, group, parent}) => [title, group, parent])).toEqual([
    ['Guides', undefined, undefined],
    ['z', 'Start', undefined],
    ['b', 'Start', '/guides/z/'],
    ['a', 'End', undefined],
    ['c', undefined, undefined],
  ])
})
