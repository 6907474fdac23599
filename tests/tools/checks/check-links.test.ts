import {expect, test} from 'vitest'
import {checkLinks, checkSite} from '../../../tools/checks/check-links.ts'
import {formatIssues} from '../../../tools/issues/issue.ts'
import {siteSchema} from '../../../tools/content-format/site-settings.ts'
import {pageOf} from '../some-site.ts'

function pageWith(path: string, ids: string[], urls: string[] = [], more = {}) {
  const links = urls.map((url, index) => ({url, line: index + 1}))
  return pageOf(path, {title: path}, {ids, links, ...more})
}

const siteUrl = 'https://docs.example.org'
const moved = [{id: 'moved', to: '/page/#here', line: 3}]
const guides = pageWith('guides/caching.md', ['hashes', 'über-uns', '3-build'], [], {moved})

function report(urls: string[], others: string[] = []): string {
  const page = pageWith('page.md', ['here', 'there'], urls)
  const targets = {others: new Set(others), severity: 'error', siteUrl} as const
  return formatIssues(checkLinks([page, guides], targets))
}

const fine =
  '/guides/caching/ /guides/caching/#hashes /guides/caching/# /guides/caching/?a=b#hashes ' +
  '/guides/caching/#3-build /guides/caching/#%C3%BCber-uns /guides/caching/#über-uns ' +
  'https://docs.example.org/page/index.md /page/#here #here # https://example.org/nowhere //example.org/nowhere mailto:a@example.org'
test.each(fine.split(' '))('checkLinks finds nothing wrong with %s', url => {
  expect(report([url])).toBe('')
})

test('checkLinks names the page or the heading that comes closest to a dead link, or others', () => {
  expect(
    report([
      '/page/',
      '/guides/cacheing/#hashes',
      '/tree-shaking/',
      '/guides/caching/#hash',
      '#completely-different',
      '/guides/caching/#moved',
      '#100%',
      'https://docs.example.org/pages/index.md',
    ]),
  ).toBe(
    `content/page.md:2  dead-link
  There is no page /guides/cacheing/.
  Did you mean /guides/caching/?

content/page.md:3  dead-link
  There is no page /tree-shaking/.
  Use the URL of an existing page.

content/page.md:4  dead-anchor
  /guides/caching/ has no heading #hash.
  Did you mean #hashes?

content/page.md:5  dead-anchor
  /page/ has no heading #completely-different.
  Its headings: #here, #there.

content/page.md:6  dead-anchor
  /guides/caching/ has no heading #moved.
  It has moved. Write /page/#here.

content/page.md:7  dead-anchor
  /page/ has no heading #100%.
  Its headings: #here, #there.

content/page.md:8  dead-link
  There is no page /pages/.
  Did you mean /page/?`,
  )
})

test.each([
  ['/Guides/caching/', 'Did you mean /guides/caching/?'],
  ['/concepts/caching/', 'Did you mean /guides/caching/?'],
  ['/guides/nowhere/', 'Use the URL of an existing page.'],
])('checkLinks treats another case of letters as another URL: %s', (url, hint) => {
  expect(report([url])).toContain(hint)
})

test('checkLinks lists at most twelve headings, or says that there are none, and only warns if told so', () => {
  const ids = Array.from({length: 13}, (_, index) => `a-rather-long-heading-${index}`)
  const from = pageWith('from.md', [], ['/many/#x', '/from/#x', '/gone/'])
  const targets = {others: new Set(''), severity: 'warning', siteUrl} as const
  const issues = checkLinks([from, pageWith('many.md', ids)], targets)
  expect(issues[0]?.hint).toMatch(/^Its headings: #a-rather-long-heading-0, .*-heading-11 …\.$/)
  expect(issues[1]?.hint).toBe('Its headings: none.')
  expect(issues.map(({severity}) => severity)).toEqual(['warning', 'warning', 'warning'])
})

test('checkLinks knows URLs that are redirected, and the hashes of a page, and no others', () => {
  expect(report(['/old/#a'], ['/old/'])).toBe('')
  expect(report(['#cache', '#cachetype'], ['/page/#cache'])).toBe('')
  expect(report(['#completely-different'], ['/page/#cache'])).toContain('dead-anchor')
  expect(report(['/old/#cache'], ['/old/#cache'])).toBe('')
  expect(report(['/old/'], ['/old/#cache'])).toContain('dead-link')
})

test('checkSite reports links of the header, its sections, the tools, the sidebars and the footer that lead nowhere', () => {
  const site = siteSchema.parse({
    url: 'https://docs.example.org',
    header: [
      {title: 'Guides', url: '/guides/', sections: [{title: 'API', url: '/api/'}]},
      {title: 'Blog', url: '/blog/'},
    ],
    tools: [{title: 'Playground', url: '/playground/'}],
    elsewhere: {guides: [{title: 'CLI', url: '/cli/'}], gone: [{title: 'Guides', url: '/guides/'}]},
    footer: [
      {title: 'License', url: '/license/'},
      {title: 'Discord', url: 'https://discord.com'},
      {title: 'Team', url: 'https://docs.example.org/team/'},
    ],
  })
  const dead = (url: string) => `content/site.json:1  dead-link
  There is no page ${url}.
  Use the URL of an existing page.`
  expect(formatIssues(checkSite(site, new Set(['/', '/guides/'])))).toBe(
    ['/api/', '/blog/', '/playground/', '/cli/', '/license/', '/team/', '/gone/']
      .map(dead)
      .join('\n\n'),
  )
})
