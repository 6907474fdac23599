import {expect, test} from 'vitest'
import type {Anchor} from '#contract/tree.ts'
import type {FrontMatter} from '../../../tools/site/front-matter.ts'
import {buildNav} from '../../../tools/site/nav.ts'
import {siteSchema} from '../../../tools/site/site-settings.ts'
import {buildTree} from '../../../tools/site/tree.ts'
import {pageOf} from '../some-site.ts'

/** A tree of pages without headings, but for those named. */
function treeOf(pages: Readonly<Record<string, FrontMatter>>, withHeading: readonly string[] = []) {
  const anchors: Anchor[] = [{title: 'Use', id: 'use', level: 3}]
  return buildTree(
    Object.entries(pages).map(([path, frontMatter]) =>
      pageOf(path, frontMatter, withHeading.includes(path) ? {anchors} : {}),
    ),
  )
}

const noSettings = siteSchema.parse({})
const tree = treeOf({
  'index.md': {title: 'Home'},
  'license.md': {title: 'License'},
  'api/index.md': {title: 'API', sort: 1},
  'api/cli.md': {title: 'CLI', sort: 0, group: 'Tools'},
  'api/loaders/context.md': {title: 'Context', sort: -9},
  'blog/index.md': {title: 'Blog'},
  'blog/2020-01-01-a.md': {title: 'A'},
})

test('buildNav lists the pages of a section, index first, without their anchors', () => {
  const {sections} = buildNav(tree, siteSchema.parse({printable: ['api']}))
  expect(sections.map(section => section.printable)).toEqual([true, false])
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

test('buildNav says where the sidebar lists a page, with its label, and which pages are READMEs', () => {
  const places = [
    {name: 'hooks', group: 'Plugins', line: 1},
    {name: 'code', group: 'Plugins', parent: 'hooks', line: 1},
  ]
  const readme = {title: 'Hooks for Code', label: 'Code', package: 'code'}
  const pages = [
    pageOf('api/index.md', {title: 'API'}, {places}),
    pageOf('api/code.md', {title: ''}, {frontMatter: readme}),
    pageOf('api/hooks.md', {title: 'Hooks'}),
  ]
  const {sections} = buildNav(buildTree(pages), noSettings)
  const listed = {path: 'api/code.md', url: '/api/code/', parent: '/api/hooks/', ...readme}
  expect(sections[0]?.pages.slice(1)).toEqual([
    {path: 'api/hooks.md', url: '/api/hooks/', title: 'Hooks', group: 'Plugins'},
    {...listed, group: 'Plugins'},
  ])
})

test('buildNav says which pages have headings, but not which headings', () => {
  const titles = {
    'license.md': {title: 'License'},
    'a/1.md': {title: '1'},
    'a/2.md': {title: '2'},
  }
  const {sections, pages} = buildNav(treeOf(titles, ['license.md', 'a/2.md']), noSettings)
  expect(pages).toEqual([
    {path: 'license.md', url: '/license/', title: 'License', hasAnchors: true},
  ])
  expect(sections[0]?.pages).toEqual([
    {path: 'a/1.md', url: '/a/1/', title: '1'},
    {path: 'a/2.md', url: '/a/2/', title: '2', hasAnchors: true},
  ])
})

test('buildNav lists pages outside of sections; by default, prints all sections and makes a header of them', () => {
  const {pages, header, sections} = buildNav(tree, noSettings)
  expect(pages.map(({url}) => url)).toEqual(['/', '/license/'])
  expect(header).toEqual([
    {title: 'API', url: '/api/', sections: []},
    {title: 'Blog', url: '/blog/', sections: []},
  ])
  expect(sections.map(section => section.printable)).toEqual([true, true])
})

test('buildNav hands on what the site says of itself', () => {
  const site = {
    title: 'webpack',
    url: 'https://webpack.js.org',
    description: 'A bundler.',
    repository: 'https://github.com/webpack/webpack.js.org',
    tools: [{title: 'Playground', url: '/playground/'}],
    external: [{title: 'X', url: 'https://x.com/webpack'}],
    languages: [{title: '中文', lang: 'zh', url: 'https://webpack.docschina.org'}],
    versions: [{title: 'webpack 4', url: 'https://v4.webpack.js.org'}],
    hiddenContributors: ['somebody'],
  }
  const {title, url, description, repository, ...rest} = site
  expect(buildNav(tree, siteSchema.parse(site))).toMatchObject({
    site: {title, url, description, repository},
    ...rest,
  })
})

test('buildNav lists the redirects that depend on a hash, and no others', () => {
  const row = {from: '/api/', to: '/', hash: '#home'}
  const {hashRedirects} = buildNav(tree, noSettings, {
    redirects: [{from: '/old/', to: '/'}, row],
  })
  expect(hashRedirects).toEqual([row])
})

test('buildNav names who counts page views and who is asked for what readers search, if there is one', () => {
  const settings = {
    analytics: {trackingId: 'G-ABC123'},
    search: {appId: 'APP1', apiKey: 'abc', indexName: 'docs', host: 'https://search.example.org'},
  }
  const {analytics, search} = buildNav(tree, siteSchema.parse(settings))
  const script = 'https://www.googletagmanager.com/gtag/js'
  expect(analytics).toEqual({trackingId: 'G-ABC123', script})
  expect(search).toEqual(settings.search)
  const nav = buildNav(tree, noSettings)
  for (const key of ['analytics', 'search', 'tools', 'hashRedirects'])
    expect(nav).not.toHaveProperty(key)
})

test('buildNav has the date of a snapshot of the sponsors that is a year older than the newest page', () => {
  const outdated = (snapshotDate: string, settings = {}) =>
    buildNav(tree, siteSchema.parse(settings), {sponsors: {snapshotDate}}).outdatedSponsors
  expect(outdated('2018-12-31')).toBe('2018-12-31')
  expect(outdated('2019-01-01')).toBeUndefined()
  expect(outdated('2018-12-31', {sponsorsMaxAge: 400})).toBeUndefined()
})
