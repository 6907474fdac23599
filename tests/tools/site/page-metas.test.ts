import {expect, test} from 'vitest'
import {buildMetas, buildNeighbors} from '../../../tools/site/page-metas.ts'
import type {ParsedPage} from '../../../tools/site/parsed-page.ts'
import {siteSchema} from '../../../tools/content-format/site-settings.ts'
import {buildTree} from '../../../tools/site/tree.ts'
import {pageOf, pagesOf} from '../some-site.ts'

function metasOf(pages: readonly ParsedPage[], site: object = {}, webpackVersion?: string) {
  const settings = siteSchema.parse(site)
  return buildMetas({tree: buildTree(pages), pages, settings, webpackVersion})
}

function metaOf(page: ParsedPage, site: object = {}) {
  return metasOf([page], site).get(page.path)
}

test('buildMetas says how many samples of a page were checked, and with which webpack', () => {
  const page = pageOf('a.md', {title: 'A'}, {checkedSamples: 3})
  const webpackVersion = '5.112.2'
  const metas = metasOf([page, pageOf('b.md', {title: 'B'})], {}, webpackVersion)
  expect(metas.get('a.md')?.samples).toEqual({checked: 3, webpackVersion})
  expect(metas.get('b.md')).not.toHaveProperty('samples')
  expect(metaOf(page)).not.toHaveProperty('samples')
})

test('buildMetas says in the head of a page its title, its description and its one address', () => {
  const site = {title: 'webpack', url: 'https://webpack.js.org', description: 'A bundler.'}
  expect(metaOf(pageOf('guides/a.md', {title: 'A', description: 'About A.'}), site)?.head).toEqual({
    title: 'A | webpack',
    description: 'About A.',
    canonical: 'https://webpack.js.org/guides/a/',
  })
  expect(metaOf(pageOf('b.md', {title: 'B'}), site)?.head.description).toBe('A bundler.')
  expect(metaOf(pageOf('index.md', {title: 'Home'}), site)?.head).toEqual({
    title: 'webpack',
    description: 'A bundler.',
    canonical: 'https://webpack.js.org/',
  })
})

test('buildMetas adds the section to a title that several pages have, but for the index of the section', () => {
  const titles = {
    'index.md': ['Home', 'webpack'],
    'plugins/index.md': ['Plugins', 'Plugins | webpack'],
    'plugins/a.md': ['A', 'A | webpack'],
    'concepts/index.md': ['Concepts', 'Concepts | webpack'],
    'concepts/plugins.md': ['Plugins', 'Plugins | Concepts | webpack'],
    'configuration/index.md': ['Configuration', 'Configuration | webpack'],
    'configuration/plugins/index.md': ['plugins', 'plugins | Configuration | webpack'],
    'license.md': ['License', 'License | webpack'],
    'guides/license.md': ['License', 'License | Guides | webpack'],
  }
  const pages = Object.entries(titles).map(([path, [title = '']]) => pageOf(path, {title}))
  const metas = metasOf(pages, {title: 'webpack'})
  const heads = pages.map(({path, frontMatter: {title}}) => {
    return [path, [title, metas.get(path)?.head.title]]
  })
  expect(Object.fromEntries(heads)).toEqual(titles)
})

test('buildMetas leads to where a page can be edited: its own address, else the repository', () => {
  const page = pageOf('guides/a.mdx', {title: 'A'})
  const repository = 'https://github.com/webpack/webpack.js.org'
  const site = {repository, branch: 'next', contentPath: 'src/content'}
  expect(metaOf(page, site)?.editUrl).toBe(`${repository}/edit/next/src/content/guides/a.mdx`)
  expect(metaOf(page, {repository})?.editUrl).toBe(`${repository}/edit/main/content/guides/a.mdx`)
  const edit = 'https://example.org/edit'
  expect(metaOf(pageOf('a.md', {title: 'A', edit}), site)?.editUrl).toBe(edit)
  expect(metaOf(page)).not.toHaveProperty('editUrl')
})

test('buildMetas lists the posts on the index of the blog, newest first, and nowhere else', () => {
  const metas = metasOf([
    pageOf('blog/index.md', {title: 'Blog'}),
    pageOf('blog/2020-01-01-a.md', {title: 'A', description: 'About A.'}, {excerpt: 'Text of A'}),
    pageOf('blog/2021-01-01-b.md', {title: 'B'}, {excerpt: 'Text of B'}),
    pageOf('blog/about.md', {title: 'About'}),
  ])
  expect(metas.get('blog/index.md')?.posts).toEqual([
    {title: 'B', url: '/blog/2021-01-01-b/', date: '2021-01-01', teaser: 'Text of B'},
    {title: 'A', url: '/blog/2020-01-01-a/', date: '2020-01-01', teaser: 'About A.'},
    {title: 'About', url: '/blog/about/', teaser: ''},
  ])
  expect(metas.get('blog/about.md')).not.toHaveProperty('posts')
})

test('neighbors follow the list of the sidebar across groups and folders, not out of the section', () => {
  const pages = pagesOf({
    'index.md': {title: 'Home'},
    'license.md': {title: 'License'},
    'glossary.md': {title: 'Glossary'},
    'api/index.md': {title: 'API', sort: 1},
    'api/cli.md': {title: 'CLI', sort: 0, group: 'Tools'},
    'api/printable.md': {title: 'Printable', group: 'Tools'},
    'api/loaders/context.md': {title: 'Context'},
    'blog/index.md': {title: 'Blog'},
    'blog/2020-01-01-a.md': {title: 'A'},
  })
  const neighbors = buildNeighbors(buildTree(pages))
  const api = {title: 'API', url: '/api/'}
  const cli = {title: 'CLI', url: '/api/cli/'}
  const context = {title: 'Context', url: '/api/loaders/context/'}
  expect(neighbors.get('/api/')).toEqual({next: cli})
  expect(neighbors.get('/api/cli/')).toEqual({previous: api, next: context})
  expect(neighbors.get('/api/loaders/context/')).toEqual({previous: cli})
  expect(neighbors.get('/glossary/')).toEqual({next: {title: 'License', url: '/license/'}})
  expect(neighbors.get('/license/')).toEqual({previous: {title: 'Glossary', url: '/glossary/'}})
  for (const url of ['/', '/blog/', '/api/printable/'] as const)
    expect(neighbors.get(url), 'home, the index of the blog, printable').toBeUndefined()
})
