import {describe, expect, test} from 'vitest'
import type {Redirect} from '../../../contract/records.ts'
import {formatIssues} from '../../../tools/issues/issue.ts'
import {checkRedirects} from '../../../tools/checks/check-redirects.ts'
import {followRedirects} from '../../../tools/content-format/redirects.ts'

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
  test('reports rows that hide a page, repeat another, or lead nowhere or to another row, and no others', () => {
    expect(
      report(
        {from: '/configuration/cache/', to: '/'},
        {from: '/old/', to: '/'},
        {from: '/old/', to: '/guides/caching/'},
        {from: '/older/', to: '/old/#a'},
        {from: '/oldest/', to: '/old'},
        {from: '/self/', to: '/self/'},
        {from: '/a/', to: '/guides/cacheing/?a#b'},
        {from: '/b/', to: '/guides/caching/#hashs'},
        {from: '/c', to: '/'},
        {from: '/d/', to: '/guides/caching#hashes'},
        {from: '/e/', to: 'guides/caching/'},
        {from: '/f/', to: 'ftp://example.org/'},
        {from: '/g/', to: 'javascript:alert(1)'},
        {from: '/h/', to: 'https://'},
        {from: '/i/', to: '/guides/caching/#hashes', hash: '#cache'},
        {from: '/j/', to: '/guides/caching/?a', hash: '#cache'},
        {from: '/k/', to: 'https://example.org/', hash: '#cache'},
        {from: '/right/', to: '/guides/caching/'},
        {from: '/right-hash/', to: '/guides/caching/?a=b#hashes'},
        {from: '/right-word/', to: '/guides/caching/#%C3%BCber-uns'},
        {from: '/right-file.html', to: '/guides/caching/#'},
        {from: '/elsewhere/', to: 'https://example.org/without-slash'},
        {from: '/configuration/other/', to: '/guides/caching/', hash: '#cache'},
        {from: '/configuration/other/', to: '/guides/caching/', hash: '#hash'},
      ),
    ).toBe(
      [
        '1: /configuration/cache/ is a page, which the redirect would hide.\n  Remove the redirect.',
        '3: /old/ is redirected twice.\n  Remove one of the two.',
        '4: /old/ is itself redirected.\n  Write the final URL.',
        '5: /old is itself redirected.\n  Write the final URL.',
        '6: /self/ is itself redirected.\n  Write the final URL.',
        '7: There is no page /guides/cacheing/.\n  Did you mean /guides/caching/?',
        '8: /guides/caching/ has no heading #hashs.\n  Did you mean #hashes?',
        '9: /c needs a slash at the end.\n  Write /c/.',
        '10: /guides/caching needs a slash at the end.\n  Write /guides/caching/#hashes.',
        ...['guides/caching/', 'ftp://example.org/', 'javascript:alert(1)', 'https://'].map(
          (to, index) =>
            `${11 + index}: “${to}” is not a URL.\n  Begin it with a slash or with https://.`,
        ),
        ...['/guides/caching/#hashes', '/guides/caching/?a', 'https://example.org/'].map(
          (to, index) =>
            `${15 + index}: ${to} cannot keep the hash #cache.\n  Use the URL of a page of this site, without a hash. The hash is added.`,
        ),
      ]
        .map(problem => `content/redirects.json:1  bad-redirect\n  Row ${problem}`)
        .join('\n\n'),
    )
  })

  const files =
    '/sw.js /data/v1/tree.json /index.html /assets/ /_headers/ /logo.svg ' +
    '/guides/caching/index.html /guides/printable/'
  test.each(files.split(' '))('reports a row that would hide a file of the site: %s', from => {
    expect(report({from, to: '/guides/caching/'})).toBe(
      `content/redirects.json:1  bad-redirect
  Row 1: ${from} is a file of the site, which the redirect would hide.
  Remove the redirect.`,
    )
  })
})

const rows: Redirect[] = [
  {from: '/old/', to: '/other/?a=b'},
  {from: '/older/', to: '/other/#part'},
  {from: '/gone/', to: 'https://example.org/'},
  {from: '/other/', to: '/cache/', hash: '#cache'},
]

test.each([
  ['/guides/', 'cache', undefined],
  ['/old/', '', '/other/?a=b'],
  ['/older/', 'cache', '/other/#part'],
  ['/other/', '', undefined],
  ['/other/', 'cachetype', '/cache/'],
  ['/old/', 'cachetype', '/cache/'],
])('followRedirects leads from %s#%s to %s', (url, id, to) => {
  expect(followRedirects(url, id, rows)).toBe(to)
})
