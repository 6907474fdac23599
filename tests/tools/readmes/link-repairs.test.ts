import {describe, expect, test} from 'vitest'
import type {ParsedPage} from '../../../tools/content/parsed-page.ts'
import {planLinkRepairs} from '../../../tools/readmes/link-repairs.ts'

function pageOf(path: string, parts: Partial<ParsedPage>): ParsedPage {
  return {
    path,
    size: 0,
    frontMatter: {title: path},
    anchors: [],
    ids: [],
    links: [],
    files: [],
    excerpt: '',
    issues: [],
    ...parts,
  }
}

const guide = pageOf('guides/a.md', {
  ids: ['here'],
  moved: [{id: 'old', to: '/guides/a/#here', line: 1}],
})

const known = {
  byUrl: new Map([['/guides/a/', guide]]),
  redirects: [
    {from: '/old/', to: '/guides/a/'},
    {from: '/away/', to: 'https://v4.webpack.js.org/away/'},
    {from: '/old-part/', to: '/guides/a/#here'},
  ],
  planned: new Set(['/planned/']),
}

describe('planLinkRepairs', () => {
  test.each([
    ['/guides/a/', undefined],
    ['/guides/a/#here', undefined],
    ['/guides/a/#old', '/guides/a/#here'],
    ['/guides/a/#gone', '/guides/a/'],
    ['/old/', '/guides/a/'],
    ['/old/#here', '/guides/a/#here'],
    ['/old/#gone', '/guides/a/'],
    ['/old-part/#any', '/guides/a/#here'],
    ['/away/', 'https://v4.webpack.js.org/away/'],
    ['/planned/#any', undefined],
    ['/nowhere/#a', 'https://webpack.js.org/nowhere/#a'],
    ['https://example.org/', undefined],
    ['#here', undefined],
  ])('lets %s lead to %s', (url, to) => {
    const readme = pageOf('loaders/a-loader.md', {links: [{url, line: 1}]})
    expect(planLinkRepairs(readme, known)).toEqual(to === undefined ? {} : {[url]: to})
  })
})
