import {describe, expect, test} from 'vitest'
import {
  planResolution,
  resolvePage,
  type ResolutionContext,
} from '../../../tools/content/page-resolution.ts'
import type {ParsedPage} from '../../../tools/content/parsed-page.ts'
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

const readme = {
  frontMatter: {title: 'a-loader', package: 'a-loader', version: '1.0.0'},
  changes: ['badges left out: 2'],
}

describe('planResolution', () => {
  test('is nothing for a page that says the same whatever the others say', () => {
    expect(planResolution(pageWith(['/a/', 'https://a.org', '#b', '/old/']), context)).toBe(
      undefined,
    )
    expect(planResolution(pageWith([], {files: [{path: 'b.zip', line: 1}]}), context)).toBe(
      undefined,
    )
  })

  test.each([
    ['fact:option:mode', '/mode/#mode'],
    ['fact:option:target', null],
  ])('lets %s of a page lead to %s', (url, target) => {
    const page = pageWith([url, '/same/'])
    expect(planResolution(page, context)).toEqual({links: {[url]: target}, images: {}})
  })

  test('repairs the links of a README, and of no other page', () => {
    const urls = ['/old/#a', '/same/', 'https://a.org/old/']
    const links = {'/old/#a': '/new/#a'}
    expect(planResolution(pageWith(urls, readme), context)).toEqual({links, images: {}})
    expect(planResolution(pageWith(urls), context)).toBe(undefined)
  })

  test('knows images by their size, and files that are not there', () => {
    const files = ['a.png', 'b.zip', 'gone.png'].map(path => ({path, line: 1}))
    expect(planResolution(pageWith([], {files}), context)).toEqual({
      links: {},
      images: {'a.png': {width: 4, height: 3}, 'gone.png': null},
    })
  })
})

describe('resolvePage', () => {
  const resolve = (page: ParsedPage): ParsedPage => {
    const resolution = planResolution(page, context)
    return resolution ? resolvePage(page, resolution) : page
  }

  test('gives links their targets and leaves out those that have none', () => {
    const page = pageWith(['/a/', 'fact:option:mode', 'fact:option:target', '/c/'])
    expect(resolve(page).links).toEqual([
      {url: '/a/', line: 0},
      {url: '/mode/#mode', line: 1},
      {url: '/c/', line: 3},
    ])
  })

  test('gives images their sizes, and keeps what is not there: it is reported', () => {
    const files = ['a.png', 'gone.png'].map(path => ({path, line: 1}))
    expect(resolve(pageWith([], {files})).files).toEqual([
      {path: 'a.png', line: 1, size: {width: 4, height: 3}},
      {path: 'gone.png', line: 1},
    ])
  })

  test('says which links of a README were repaired', () => {
    expect(resolve(pageWith(['/old/#a', '/same/'], readme)).changes).toEqual([
      'badges left out: 2',
      '/old/#a → /new/#a',
    ])
    expect(resolve(pageWith(['fact:option:mode']))).not.toHaveProperty('changes')
  })
})
