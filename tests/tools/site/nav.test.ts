import {expect, test} from 'vitest'
import {buildNav} from '../../../tools/site/nav.ts'
import {siteSchema} from '../../../tools/content-format/site-settings.ts'
import {buildTree} from '../../../tools/site/tree.ts'
import {pageOf, pagesOf} from '../some-site.ts'

const noSettings = siteSchema.parse({})
const tree = buildTree(
  pagesOf({
    'index.md': {title: 'Home'},
    'license.md': {title: 'License'},
    'api/index.md': {title: 'API', sort: 1},
    'api/cli.md': {title: 'CLI', sort: 0, group: 'Tools'},
    'api/loaders/context.md': {title: 'Context', sort: -9},
    'blog/index.md': {title: 'Blog'},
    'blog/2020-01-01-a.md': {title: 'A'},
  }),
)

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

test('buildNav lists pages outside of sections; by default, prints all sections and makes a header of them', () => {
  const {pages, header, sections} = buildNav(tree, noSettings)
  expect(pages.map(({url}) => url)).toEqual(['/', '/license/'])
  expect(header).toEqual([
    {title: 'API', url: '/api/', sections: []},
    {title: 'Blog', url: '/blog/', sections: []},
  ])
  expect(sections.map(section => section.printable)).toEqual([true, true])
})

test('buildNav has the date of a snapshot of the sponsors that is a year older than the newest page', () => {
  const outdated = (snapshotDate: string, settings = {}) =>
    buildNav(tree, siteSchema.parse(settings), {sponsors: {snapshotDate}}).outdatedSponsors
  expect(outdated('2018-12-31')).toBe('2018-12-31')
  expect(outdated('2019-01-01')).toBeUndefined()
  expect(outdated('2018-12-31', {sponsorsMaxAge: 400})).toBeUndefined()
})
