import {describe, expect, test} from 'vitest'
import type {Redirect} from '../../../contract/records.ts'
import {formatIssues} from '../../../tools/content/issue.ts'
import {checkRedirects, followRedirects} from '../../../tools/content/redirects.ts'

const ids = new Map([
  ['/', []],
  ['/guides/caching/', ['hashes', 'über-uns']],
  ['/configuration/other/', []],
  ['/configuration/cache/', []],
])

function report(...redirects: Redirect[]): string {
  return formatIssues(checkRedirects(redirects, {ids, files: new Set(['logo.svg'])}))
}

describe('checkRedirects', () => {
  test('finds nothing wrong with rows that lead to pages or to other sites', () => {
    expect(
      report(
        {from: '/old/', to: '/guides/caching/'},
        {from: '/old-hash/', to: '/guides/caching/?a=b#hashes'},
        {from: '/old-word/', to: '/guides/caching/#%C3%BCber-uns'},
        {from: '/old-file.html', to: '/guides/caching/#'},
        {from: '/gone/', to: 'https://example.org/without-slash'},
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
  Remove the redirect.`,
    )
  })

  test.each([
    '/sw.js',
    '/data/v1/tree.json',
    '/index.html',
    '/assets/',
    '/_headers/',
    '/logo.svg',
    '/guides/caching/index.html',
    '/guides/printable/',
  ])('reports a row that would hide a file of the site: %s', from => {
    expect(report({from, to: '/guides/caching/'})).toBe(
      `content/redirects.json:1  bad-redirect
  Row 1: ${from} is a file of the site, which the redirect would hide.
  Remove the redirect.`,
    )
  })

  test('reports the second of two rows for one URL', () => {
    expect(report({from: '/old/', to: '/'}, {from: '/old/', to: '/guides/caching/'})).toBe(
      `content/redirects.json:1  bad-redirect
  Row 2: /old/ is redirected twice.
  Remove one of the two.`,
    )
  })

  test('reports a row that leads to another row', () => {
    expect(report({from: '/older/', to: '/old/#a'}, {from: '/old/', to: '/'})).toBe(
      `content/redirects.json:1  bad-redirect
  Row 1: /old/ is itself redirected.
  Write the final URL.`,
    )
  })

  test('reports a row that leads to itself', () => {
    expect(report({from: '/old/', to: '/old/'})).toContain('/old/ is itself redirected.')
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
      'Use the URL of an existing page.',
    )
  })

  test('names the heading that comes closest to an anchor that is not there', () => {
    expect(report({from: '/old/', to: '/guides/caching/#hashs'})).toBe(
      `content/redirects.json:1  bad-redirect
  Row 1: /guides/caching/ has no heading #hashs.
  Did you mean #hashes?`,
    )
  })

  test('reports URLs of this site without their final slash', () => {
    expect(
      report(
        {from: '/old', to: '/'},
        {from: '/a/', to: '/guides/caching#hashes'},
        {from: '/b/', to: '/configuration/cache'},
      ),
    ).toBe(
      `content/redirects.json:1  bad-redirect
  Row 1: /old needs a slash at the end.
  Write /old/.

content/redirects.json:1  bad-redirect
  Row 2: /guides/caching needs a slash at the end.
  Write /guides/caching/#hashes.

content/redirects.json:1  bad-redirect
  Row 3: /configuration/cache needs a slash at the end.
  Write /configuration/cache/.`,
    )
  })

  test('reports a row that leads to another row, also without its final slash', () => {
    expect(report({from: '/older/', to: '/old'}, {from: '/old/', to: '/'})).toContain(
      'Row 1: /old is itself redirected.',
    )
  })

  test.each(['guides/caching/', 'ftp://example.org/', 'javascript:alert(1)', 'https://'])(
    'reports a row that leads to %s',
    to => {
      expect(report({from: '/old/', to})).toBe(
        `content/redirects.json:1  bad-redirect
  Row 1: “${to}” is not a URL.
  Begin it with a slash or with https://.`,
      )
    },
  )

  test.each(['/configuration/cache/#store', '/configuration/cache/?a', 'https://example.org/'])(
    'reports a row with a hash that cannot go on to %s',
    to => {
      expect(report({from: '/configuration/other/', to, hash: '#cache'})).toBe(
        `content/redirects.json:1  bad-redirect
  Row 1: ${to} cannot keep the hash #cache.
  Use the URL of a page of this site, without a hash. The hash is added.`,
      )
    },
  )
})

describe('followRedirects', () => {
  const rows: Redirect[] = [
    {from: '/old/', to: '/other/?a=b'},
    {from: '/older/', to: '/other/#part'},
    {from: '/gone/', to: 'https://example.org/'},
    {from: '/other/', to: '/cache/', hash: '#cache'},
  ]

  test.each([
    ['/guides/', 'cache', undefined],
    ['/old/', '', '/other/?a=b'],
    ['/old/', 'hashes', '/other/?a=b'],
    ['/older/', 'cache', '/other/#part'],
    ['/gone/', 'cache', 'https://example.org/'],
    ['/other/', '', undefined],
    ['/other/', 'ca', undefined],
    ['/other/', 'cachetype', '/cache/'],
    ['/old/', 'cachetype', '/cache/'],
  ])('leads from %s#%s to %s', (url, id, to) => {
    expect(followRedirects(url, id, rows)).toBe(to)
  })
})
