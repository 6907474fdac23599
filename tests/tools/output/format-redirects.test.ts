import {expect, test} from 'vitest'
import {formatRedirects} from '../../../tools/output/format-redirects.ts'

const redirects = [
  {from: '/old/', to: '/new/'},
  {from: '/old-file.html', to: 'https://example.org/'},
  {from: '/page/', to: '/other/', hash: '#cache'},
]

test('redirects have lines with and without the final slash, but none if they depend on a hash', () => {
  expect(formatRedirects(redirects)).toBe(
    '/old/ /new/ 301\n/old /new/ 301\n/old-file.html https://example.org/ 301\n' +
      '/data/* /data/404.json 404\n',
  )
})
