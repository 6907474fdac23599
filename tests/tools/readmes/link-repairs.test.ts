import {expect, test} from 'vitest'
import {repairLink} from '../../../tools/readmes/link-repairs.ts'

const guide = {ids: ['here'], moved: [{id: 'old', to: '/guides/a/#here', line: 1}]}

const targets = {
  byUrl: new Map([['/guides/a/', guide]]),
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
])('repairLink lets %s lead to %s', (url, to) => {
  expect(repairLink(url, targets)).toBe(to ?? url)
})
