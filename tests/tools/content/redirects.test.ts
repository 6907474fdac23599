import {describe, expect, test} from 'vitest'
import type {Redirect} from '../../../contract/records.ts'
import {formatIssues} from '../../../tools/content/issue.ts'
import {checkRedirects} from '../../../tools/content/redirects.ts'

const urls = new Set(['/', '/guides/caching/', '/configuration/other/', '/configuration/cache/'])

function report(...redirects: Redirect[]): string {
  return formatIssues(checkRedirects(redirects, urls))
}

describe('checkRedirects', () => {
  test('finds nothing wrong with rows that lead to pages or to other sites', () => {
    expect(
      report(
        {from: '/old/', to: '/guides/caching/'},
        {from: '/old-hash/', to: '/guides/caching/#hashes'},
        {from: '/gone/', to: 'https://example.org/'},
      ),
    ).toBe('')
  })

  test('lets a page have rows for some of its hashes', () => {
    expect(
      report(
        {from: '/configuration/other/', to: '/configuration/cache/', hash: '#cache'},
        {from: '/configuration/other/', to: '/guides/caching/', hash: '#hash'},
      ),
    ).toBe('')
  })

  test('reports a row that would hide a page', () => {
    expect(report({from: '/guides/caching/', to: '/'})).toBe(
      `content/redirects.json:1  bad-redirect
  Row 1: /guides/caching/ is a page, which the redirect would hide.
  Remove it.`,
    )
  })

  test('reports the second of two rows for one url', () => {
    expect(report({from: '/old/', to: '/'}, {from: '/old/', to: '/guides/caching/'})).toBe(
      `content/redirects.json:1  bad-redirect
  Row 2: /old/ is redirected twice.
  Remove one of the two.`,
    )
  })

  test('reports a row that leads to another row', () => {
    expect(report({from: '/older/', to: '/old/#a'}, {from: '/old/', to: '/'})).toBe(
      `content/redirects.json:1  bad-redirect
  Row 1: /old/ is redirected itself.
  Name the final url.`,
    )
  })

  test('reports a row that leads to itself', () => {
    expect(report({from: '/old/', to: '/old/'})).toContain('/old/ is redirected itself.')
  })

  test('names the page that comes closest to a row that leads nowhere', () => {
    expect(report({from: '/old/', to: '/guides/cacheing/?a#b'})).toBe(
      `content/redirects.json:1  bad-redirect
  Row 1: There is no page /guides/cacheing/.
  Did you mean /guides/caching/?`,
    )
  })

  test('asks for a page that exists where none is close', () => {
    expect(report({from: '/old/', to: '/somewhere-else-entirely/'})).toContain(
      'Name a page that exists.',
    )
  })
})
