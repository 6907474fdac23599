import {describe, expect, test} from 'vitest'
import {checkLinks, checkSite} from '../../../tools/content/check-links.ts'
import {formatIssues} from '../../../tools/content/issue.ts'
import type {ParsedPage} from '../../../tools/content/parsed-page.ts'
import {siteSchema} from '../../../tools/content/site.ts'

function pageOf(path: string, ids: string[], urls: string[] = []): ParsedPage {
  const links = urls.map((url, index) => ({url, line: index + 1}))
  const nothing = {anchors: [], files: [], excerpt: '', issues: []}
  return {path, size: 1, frontMatter: {title: path}, ids, links, ...nothing}
}

const guides = pageOf('guides/caching.md', ['hashes', 'über-uns', '3-build'])

function report(urls: string[], others: string[] = []): string {
  const page = pageOf('page.md', ['here', 'there'], urls)
  const targets = {others: new Set(others), severity: 'error'} as const
  return formatIssues(checkLinks([page, guides], targets))
}

describe('checkLinks', () => {
  test.each([
    '/guides/caching/',
    '/guides/caching/#hashes',
    '/guides/caching/#',
    '/guides/caching/?a=b#hashes',
    '/guides/caching/#3-build',
    '/guides/caching/#%C3%BCber-uns',
    '/guides/caching/#über-uns',
    '/page/#here',
    '#here',
    '#',
    'https://example.org/nowhere',
    '//example.org/nowhere',
    'mailto:a@example.org',
  ])('finds nothing wrong with %s', url => {
    expect(report([url])).toBe('')
  })

  test('names the page that comes closest to a dead link', () => {
    expect(report(['/page/', '/guides/cacheing/#hashes'])).toBe(
      `content/page.md:2  dead-link
  There is no page /guides/cacheing/.
  Did you mean /guides/caching/?`,
    )
  })

  test('asks for a page that exists where none is close', () => {
    expect(report(['/tree-shaking/'])).toBe(
      `content/page.md:1  dead-link
  There is no page /tree-shaking/.
  Use the URL of an existing page.`,
    )
  })

  test('treats another case of letters as another URL', () => {
    expect(report(['/Guides/caching/'])).toContain('Did you mean /guides/caching/?')
    expect(report(['/concepts/caching/'])).toContain('Did you mean /guides/caching/?')
    expect(report(['/guides/nowhere/'])).not.toContain('Did you mean')
  })

  test('names the new place of an anchor that has moved', () => {
    const moved = [{id: 'hash', to: '/page/#here', line: 3}]
    const page = pageOf('page.md', ['here'], ['/guides/caching/#hash'])
    const targets = {others: new Set(''), severity: 'error'} as const
    expect(formatIssues(checkLinks([page, {...guides, moved}], targets))).toBe(
      `content/page.md:1  dead-anchor
  /guides/caching/ has no heading #hash.
  It has moved. Write /page/#here.`,
    )
  })

  test('names the heading that comes closest to a dead anchor', () => {
    expect(report(['/guides/caching/#hash'])).toBe(
      `content/page.md:1  dead-anchor
  /guides/caching/ has no heading #hash.
  Did you mean #hashes?`,
    )
  })

  test('lists the headings where none is close', () => {
    expect(report(['#completely-different'])).toBe(
      `content/page.md:1  dead-anchor
  /page/ has no heading #completely-different.
  Its headings: #here, #there.`,
    )
  })

  test('lists at most twelve headings, or says that there are none', () => {
    const ids = Array.from({length: 13}, (_, index) => `a-rather-long-heading-${index}`)
    const none = pageOf('none.md', [])
    const from = pageOf('from.md', [], ['/many/#x', '/none/#x'])
    const targets = {others: new Set(''), severity: 'error'} as const
    const hints = checkLinks([from, none, pageOf('many.md', ids)], targets).map(({hint}) => hint)
    expect(hints[0]).toMatch(/^Its headings: #a-rather-long-heading-0, .*-heading-11 …\.$/)
    expect(hints[1]).toBe('Its headings: none.')
  })

  test('takes a hash that cannot be decoded as it is', () => {
    expect(report(['#100%'])).toContain('/page/ has no heading #100%.')
  })

  test('knows URLs that are redirected', () => {
    expect(report(['/old/#a'], ['/old/'])).toBe('')
  })

  test('knows the hashes of a page that are redirected, and no others', () => {
    expect(report(['#cache', '#cachetype'], ['/page/#cache'])).toBe('')
    expect(report(['#completely-different'], ['/page/#cache'])).toContain('dead-anchor')
    expect(report(['/old/#cache'], ['/old/#cache'])).toBe('')
    expect(report(['/old/'], ['/old/#cache'])).toContain('dead-link')
  })

  test('only warns of dead links if told so', () => {
    const page = pageOf('page.md', [], ['/gone/', '#gone'])
    const targets = {others: new Set(''), severity: 'warning'} as const
    expect(checkLinks([page], targets).map(({severity}) => severity)).toEqual([
      'warning',
      'warning',
    ])
  })
})

describe('checkSite', () => {
  const urls = new Set(['/', '/guides/'])

  test('reports links of the header, its sections and the footer that lead nowhere', () => {
    const site = siteSchema.parse({
      header: [
        {title: 'Guides', url: '/guides/', sections: [{title: 'API', url: '/api/'}]},
        {title: 'Blog', url: '/blog/'},
      ],
      footer: [
        {title: 'License', url: '/license/'},
        {title: 'Discord', url: 'https://discord.com'},
      ],
    })
    expect(formatIssues(checkSite(site, urls))).toBe(
      ['/api/', '/blog/', '/license/']
        .map(
          url => `content/site.json:1  dead-link
  There is no page ${url}.
  Use the URL of an existing page.`,
        )
        .join('\n\n'),
    )
  })
})
