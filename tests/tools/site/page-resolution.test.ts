import {expect, test} from 'vitest'
import {planResolution, type ResolutionContext} from '../../../tools/site/page-resolution.ts'
import type {ParsedPage} from '../../../tools/site/parsed-page.ts'
import {pageOf} from '../some-site.ts'

const context: ResolutionContext = {
  factUrls: new Map([['option:mode', '/mode/#mode']]),
  files: new Map([
    ['a.png', {size: {width: 4, height: 3}}],
    ['b.zip', {}],
  ]),
  repairLink: url => url.replace('/old/', '/new/'),
}

function pageWith(urls: readonly string[], more: Partial<ParsedPage> = {}): ParsedPage {
  return pageOf('a.md', {title: 'A'}, {links: urls.map((url, line) => ({url, line})), ...more})
}

const readme = {frontMatter: {title: 'a-loader', package: 'a-loader', version: '1.0.0'}}

test('planResolution is nothing for a page that says the same whatever the others say', () => {
  const page = pageWith(['/a/', 'https://a.org', '#b', '/old/'])
  expect(planResolution(page, context)).toBe(undefined)
})

test('planResolution lets facts lead to where they are documented, and knows files and the sizes of images', () => {
  const files = ['a.png', 'b.zip', 'gone.png'].map(path => ({path, line: 1}))
  const page = pageWith(['fact:option:mode', 'fact:option:target', '/same/'], {files})
  expect(planResolution(page, context)).toEqual({
    links: {'fact:option:mode': '/mode/#mode', 'fact:option:target': null},
    images: {'a.png': {width: 4, height: 3}, 'gone.png': null},
  })
})

test('planResolution repairs the links of a README, and of no other page', () => {
  const urls = ['/old/#a', '/same/', 'https://a.org/old/']
  const links = {'/old/#a': '/new/#a', 'https://a.org/old/': 'https://a.org/new/'}
  expect(planResolution(pageWith(urls, readme), context)).toEqual({links, images: {}})
  expect(planResolution(pageWith(urls), context)).toBe(undefined)
})
