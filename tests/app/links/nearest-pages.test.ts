import {expect, test} from 'vitest'
import {findNearestPages} from '../../../app/links/nearest-pages.ts'
import {pageOf, siteOf} from '../../tools/some-site.ts'

const {nav} = siteOf([
  pageOf('index.md', {title: 'webpack'}),
  pageOf('license.md', {title: 'License'}),
  pageOf('concepts/output.md', {title: 'Output'}),
  pageOf('configuration/index.md', {title: 'Configuration'}),
  pageOf('configuration/output.md', {title: 'Output'}),
  pageOf('configuration/dev-server.md', {title: 'DevServer'}),
  pageOf('guides/index.md', {title: 'Guides'}),
  pageOf('guides/tree-shaking.md', {title: 'Tree Shaking'}),
  pageOf('guides/hmr.md', {title: 'Hot Module Replacement'}),
  pageOf('plugins/index.md', {title: 'Plugins'}),
  pageOf('plugins/dll-plugin.md', {title: 'DllPlugin'}),
  pageOf('plugins/HtmlWebpackPlugin.md', {title: 'HtmlWebpackPlugin'}),
])

test.each([
  ['a typing error', '/configuration/outptu/', '/configuration/output/'],
  ['another section', '/docs/treeshaking', '/guides/tree-shaking/'],
  ['another ending', '/guides/tree-shaking.html', '/guides/tree-shaking/'],
  ['another case', '/Guides/Tree-Shaking/', '/guides/tree-shaking/'],
  ['the words of a title', '/hot-module-replacement/', '/guides/hmr/'],
  ['a plugin by its short name', '/plugins/html-plugin/', '/plugins/HtmlWebpackPlugin/'],
  ['an unknown name in a section', '/guides/nowhere/', '/guides/'],
])('finds the page for %s', (_, path, url) => {
  expect(findNearestPages(nav, path)[0]?.url).toBe(url)
})

test('finds at most three pages, each once, the most similar one first', () => {
  expect(findNearestPages(nav, '/configuration/output.md').map(({url}) => url)).toEqual([
    '/configuration/output/',
    '/concepts/output/',
    '/configuration/',
  ])
})

test.each(['/xyz/', '/404/', '/%E4%B8%AD/', '/-/', '//'])('finds nothing for %s', path => {
  expect(findNearestPages(nav, path)).toEqual([])
})
