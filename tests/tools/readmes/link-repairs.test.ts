import {expect, test} from 'vitest'
import {repairLink} from '../../../tools/readmes/link-repairs.ts'

const guide = {ids: ['here'], moved: [{id: 'old', to: '/guides/a/#here', line: 1}]}

const targets = {
  byUrl: new Map([
    ['/guides/a/', guide],
    ['/loaders/a-loader/', {ids: ['here'], moved: []}],
  ]),
  redirects: [
    {from: '/old/', to: '/guides/a/'},
    {from: '/away/', to: 'https://v4.webpack.js.org/away/'},
    {from: '/old-part/', to: '/guides/a/#here'},
  ],
}

test.each([
  ['/guides/a/#here', undefined],
  ['/old/#here', '/guides/a/#here'],
  ['/old-part/#any', '/guides/a/#here'],
  ['/away/', 'https://v4.webpack.js.org/away/'],
  ['https://github.com/webpack-contrib/a-loader', '/loaders/a-loader/'],
  ['https://github.com/webpack/a-loader/#gone', '/loaders/a-loader/'],
  ['https://github.com/webpack/a-loader/issues', undefined],
  ['https://github.com/webpack/b-plugin', undefined],
])('repairLink lets %s lead to %s', (url, to) => {
  expect(repairLink(url, targets)).toBe(to ?? url)
})
