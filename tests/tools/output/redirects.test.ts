import {describe, expect, test} from 'vitest'
import {formatRedirects, redirectOf} from '../../../tools/output/redirects.ts'

const redirects = [
  {from: '/old/', to: '/new/'},
  {from: '/old-file.html', to: 'https://example.org/'},
  {from: '/page/', to: '/other/', hash: '#cache'},
]

describe('formatRedirects', () => {
  const last = '/data/* /data/404.json 404\n'

  test('writes each with and without its final slash, but none that depends on a hash', () => {
    expect(formatRedirects(redirects)).toBe(
      `/old/ /new/ 301\n/old /new/ 301\n/old-file.html https://example.org/ 301\n${last}`,
    )
  })

  test('answers with JSON where the API has no file, after all else', () => {
    expect(formatRedirects([])).toBe(last)
  })
})

describe('redirectOf', () => {
  test('is where a path leads now; the final slash does not matter', () => {
    expect(redirectOf('/old', redirects)).toBe('/new/')
    expect(redirectOf('/old/', redirects)).toBe('/new/')
    expect(redirectOf('/old-file.html', redirects)).toBe('https://example.org/')
  })

  test('is nothing for other paths, and for those that depend on a hash', () => {
    expect(redirectOf('/older/', redirects)).toBeUndefined()
    expect(redirectOf('/page/', redirects)).toBeUndefined()
  })
})
