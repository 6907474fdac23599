import {expect, test} from 'vitest'
import {repairLink} from '../../../tools/readmes/link-repairs.ts'

const guide = {
  ids: ['here'],
  moved: [{id: 'old', to: '/guides/a/#here', line: 1}],
}

const targets = {
  byUrl: new Map([['/guides/a/', guide]]),
  redirects: [
    {from: '/old/', to: '/guides/a/'},
    {from: '/away/', to: 'https://v4.webpack.js.org/away/'},
    {from: '/old-part/', to: '/guides/a/#here'},
  ],
}

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
  ['/nowhere/#a', 'https://webpack.js.org/nowhere/#a'],
])('repairLink lets %s lead to %s', (url, to) => {
  expect(repairLink(url, targets)).toBe(to ?? url)
})
