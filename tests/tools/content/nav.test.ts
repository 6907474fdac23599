import {describe, expect, test} from 'vitest'
import type {Anchor} from '#contract/tree.ts'
import type {FrontMatter} from '../../../tools/content/front-matter.ts'
import {buildNav} from '../../../tools/content/nav.ts'
import {siteSchema} from '../../../tools/content/site.ts'
import {buildTree} from '../../../tools/content/tree.ts'

/** A tree of pages without headings, but for those named. */
function treeOf(
  pages: Readonly<Record<string, FrontMatter>>,
  anchors: Readonly<Record<string, Anchor[]>> = {},
) {
  const nothing = {size: 1, ids: [], links: [], files: [], excerpt: '', issues: []}
  return buildTree(
    Object.entries(pages).map(([path, frontMatter]) => ({
      path,
      frontMatter,
      anchors: anchors[path] ?? [],
      ...nothing,
    })),
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

describe('buildNav', () => {
  test('lists the pages of a section, index first, without their anchors', () => {
    const {sections} = buildNav(tree, siteSchema.parse({printable: ['api']}))
    expect(sections[0]).toEqual({
      name: 'api',
      url: '/api/',
      title: 'API',
      printable: true,
      pages: [
        {path: 'api/index.md', url: '/api/', title: 'API'},
        {path: 'api/cli.md', url: '/api/cli/', title: 'CLI', group: 'Tools'},
        {path: 'api/loaders/context.md', url: '/api/loaders/context/', title: 'Context'},
      ],
    })
  })

  test('puts the index first even if its sort would not', () => {
    const {sections} = buildNav(
      treeOf({
        'a/one.md': {title: 'One', sort: -9},
        'a/index.md': {title: 'A', sort: 1},
        'a/b/index.md': {title: 'B', sort: -99},
      }),
      siteSchema.parse({}),
    )
    expect(sections[0]?.pages.map(({title}) => title)).toEqual(['A', 'One', 'B'])
  })

  test('says which pages have headings, but not which headings', () => {
    const heading: Anchor = {title: 'Use', id: 'use', level: 3}
    const {sections, pages} = buildNav(
      treeOf(
        {'license.md': {title: 'License'}, 'a/one.md': {title: 'One'}, 'a/two.md': {title: 'Two'}},
        {'license.md': [heading], 'a/two.md': [heading]},
      ),
      siteSchema.parse({}),
    )
    expect(pages).toEqual([
      {path: 'license.md', url: '/license/', title: 'License', hasAnchors: true},
    ])
    expect(sections[0]?.pages).toEqual([
      {path: 'a/one.md', url: '/a/one/', title: 'One'},
      {path: 'a/two.md', url: '/a/two/', title: 'Two', hasAnchors: true},
    ])
  })

  test('lists the pages outside of sections, home included', () => {
    const {pages} = buildNav(tree, siteSchema.parse({}))
    expect(pages.map(({url}) => url)).toEqual(['/', '/license/'])
  })

  test('says which sections can be printed: those that are named, else all', () => {
    const printable = (site: object) =>
      buildNav(tree, siteSchema.parse(site)).sections.map(section => section.printable)
    expect(printable({})).toEqual([true, true])
    expect(printable({printable: ['api']})).toEqual([true, false])
  })

  test('makes a header of the sections where the site has none', () => {
    expect(buildNav(tree, siteSchema.parse({})).header).toEqual([
      {title: 'API', url: '/api/', sections: []},
      {title: 'Blog', url: '/blog/', sections: []},
    ])
  })

  test('hands on what the site says of itself', () => {
    const site = {
      title: 'webpack',
      url: 'https://webpack.js.org',
      description: 'A bundler.',
      repository: 'https://github.com/webpack/webpack.js.org',
      external: [{title: 'X', url: 'https://x.com/webpack'}],
      languages: [{title: '中文', lang: 'zh', url: 'https://webpack.docschina.org'}],
      versions: [
        {title: 'webpack 5', url: 'https://webpack.js.org'},
        {title: 'webpack 4', url: 'https://v4.webpack.js.org'},
      ],
      hiddenContributors: ['somebody'],
    }
    const {title, url, description, repository, ...rest} = site
    expect(buildNav(tree, siteSchema.parse(site))).toMatchObject({
      site: {title, url, description, repository},
      ...rest,
    })
  })

  test('lists the redirects that depend on a hash, and no others', () => {
    const site = siteSchema.parse({})
    const row = {from: '/api/', to: '/', hash: '#home'}
    expect(buildNav(tree, site, [{from: '/old/', to: '/'}, row]).hashRedirects).toEqual([row])
    expect(buildNav(tree, site)).not.toHaveProperty('hashRedirects')
  })

  test('names who counts page views, if anybody does', () => {
    const analytics = {trackingId: 'G-ABC123'}
    expect(buildNav(tree, siteSchema.parse({analytics})).analytics).toEqual({
      trackingId: 'G-ABC123',
      script: 'https://www.googletagmanager.com/gtag/js',
    })
    expect(buildNav(tree, siteSchema.parse({}))).not.toHaveProperty('analytics')
  })

  test('names who is asked for what readers search, if anybody is', () => {
    const search = {appId: 'APP1', apiKey: 'abc', indexName: 'docs'}
    expect(buildNav(tree, siteSchema.parse({search})).search).toEqual(search)
    const host = 'https://search.example.org'
    expect(buildNav(tree, siteSchema.parse({search: {...search, host}})).search?.host).toBe(host)
    expect(buildNav(tree, siteSchema.parse({}))).not.toHaveProperty('search')
  })
})
