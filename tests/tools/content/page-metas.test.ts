import {describe, expect, test} from 'vitest'
import {buildMetas} from '../../../tools/content/page-metas.ts'
import type {ParsedPage} from '../../../tools/content/parsed-page.ts'
import {siteSchema} from '../../../tools/content/site.ts'
import {buildTree} from '../../../tools/content/tree.ts'
import {pageOf} from '../some-site.ts'

function metasOf(pages: readonly ParsedPage[], site: object = {}, webpackVersion?: string) {
  const settings = siteSchema.parse(site)
  return buildMetas({tree: buildTree(pages), pages, settings, webpackVersion})
}

function metaOf(page: ParsedPage, site: object = {}) {
  return metasOf([page], site).get(page.path)
}

describe('buildMetas', () => {
  test('says how many samples of a page were checked, and with which webpack', () => {
    const page = pageOf('a.md', {title: 'A'}, {checkedSamples: 3})
    const webpackVersion = '5.112.2'
    const metas = metasOf([page, pageOf('b.md', {title: 'B'})], {}, webpackVersion)
    expect(metas.get('a.md')?.samples).toEqual({checked: 3, webpackVersion})
    expect(metas.get('b.md')).not.toHaveProperty('samples')
    expect(metaOf(page)).not.toHaveProperty('samples')
  })

  test('says in the head of a page its title, its description and its one address', () => {
    const site = {title: 'webpack', url: 'https://webpack.js.org', description: 'A bundler.'}
    expect(
      metaOf(pageOf('guides/a.md', {title: 'A', description: 'About A.'}), site)?.head,
    ).toEqual({
      title: 'A | webpack',
      description: 'About A.',
      canonical: 'https://webpack.js.org/guides/a/',
    })
    expect(metaOf(pageOf('index.md', {title: 'Home'}), site)?.head).toEqual({
      title: 'webpack',
      description: 'A bundler.',
      canonical: 'https://webpack.js.org/',
    })
  })

  test('adds the section to a title that several pages have, but for the index of the section', () => {
    const metas = metasOf(
      [
        pageOf('index.md', {title: 'Home'}),
        pageOf('plugins/index.md', {title: 'Plugins'}),
        pageOf('plugins/a.md', {title: 'A'}),
        pageOf('concepts/index.md', {title: 'Concepts'}),
        pageOf('concepts/plugins.md', {title: 'Plugins'}),
        pageOf('configuration/index.md', {title: 'Configuration'}),
        pageOf('configuration/plugins/index.md', {title: 'plugins'}),
        pageOf('license.md', {title: 'License'}),
        pageOf('guides/license.md', {title: 'License'}),
      ],
      {title: 'webpack'},
    )
    const titles = Object.fromEntries([...metas].map(([path, {head}]) => [path, head.title]))
    expect(titles).toEqual({
      'index.md': 'webpack',
      'plugins/index.md': 'Plugins | webpack',
      'plugins/a.md': 'A | webpack',
      'concepts/index.md': 'Concepts | webpack',
      'concepts/plugins.md': 'Plugins | Concepts | webpack',
      'configuration/index.md': 'Configuration | webpack',
      'configuration/plugins/index.md': 'plugins | Configuration | webpack',
      'license.md': 'License | webpack',
      'guides/license.md': 'License | Guides | webpack',
    })
  })

  test('leads to where a page can be edited: its own address, else the repository', () => {
    const page = pageOf('guides/a.mdx', {title: 'A'})
    const repository = 'https://github.com/webpack/webpack.js.org'
    const site = {repository, branch: 'next', contentPath: 'src/content'}
    expect(metaOf(page, site)?.editUrl).toBe(`${repository}/edit/next/src/content/guides/a.mdx`)
    expect(metaOf(page, {repository})?.editUrl).toBe(`${repository}/edit/main/content/guides/a.mdx`)
    const edit = 'https://example.org/edit'
    expect(metaOf(pageOf('a.md', {title: 'A', edit}), site)?.editUrl).toBe(edit)
    expect(metaOf(page)).not.toHaveProperty('editUrl')
  })

  test('lists every URL that a page links to once, in the order of appearance', () => {
    const links = ['/b/', 'https://a.org', '/b/', '#c'].map((url, line) => ({url, line}))
    expect(metaOf(pageOf('a.md', {title: 'A'}, {links}))?.links).toEqual([
      '/b/',
      'https://a.org',
      '#c',
    ])
  })

  test('lists the posts on the index of the blog, newest first, and nowhere else', () => {
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
})
