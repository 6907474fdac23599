import {describe, expect, test} from 'vitest'
import {checkMoved} from '../../../tools/content/check-moved.ts'
import {formatIssues} from '../../../tools/content/issue.ts'
import type {ParsedPage} from '../../../tools/content/parsed-page.ts'

type Moved = Readonly<Record<string, string>>

function pageOf(path: string, ids: string[], moved: Moved = {}): ParsedPage {
  const nothing = {anchors: [], links: [], files: [], excerpt: '', issues: []}
  const anchors = Object.entries(moved).map(([id, to], index) => ({id, to, line: index + 3}))
  return {path, size: 1, frontMatter: {title: path}, ids, moved: anchors, ...nothing}
}

const caching = pageOf('guides/caching.md', ['hashes', 'größe'], {older: '/guides/caching/#hashes'})
const redirects = [
  {from: '/old/', to: '/guides/caching/'},
  {from: '/page/', to: '/guides/caching/', hash: '#cache'},
]

function report(moved: Moved): string {
  const pages = [pageOf('page.md', ['here'], moved), caching]
  return formatIssues(checkMoved(pages, redirects))
}

describe('checkMoved', () => {
  test('finds nothing wrong with ids that moved to headings and pages', () => {
    expect(
      report({
        a: '/page/#here',
        b: '/guides/caching/#größe',
        c: '/guides/caching/',
      }),
    ).toBe('')
  })

  test('reports an id that the page still has', () => {
    expect(report({there: '/page/#here', here: '/guides/caching/'})).toBe(
      `content/page.md:4  bad-moved
  “here”: The page has a heading #here, so it has not moved.
  Remove the entry.`,
    )
  })

  test('names the heading that comes closest to one that is not there', () => {
    expect(report({old: '/guides/caching/#hashs'})).toBe(
      `content/page.md:3  bad-moved
  “old”: /guides/caching/ has no heading #hashs.
  Did you mean #hashes?`,
    )
  })

  test('reports an id that moved to itself', () => {
    expect(report({old: '/page/#old'})).toContain('“old”: /page/ has no heading #old.')
  })

  test('names the page that comes closest to one that is not there', () => {
    expect(report({old: '/guides/cacheing/#hashes'})).toBe(
      `content/page.md:3  bad-moved
  “old”: There is no page /guides/cacheing/.
  Did you mean /guides/caching/?`,
    )
  })

  test('reports URLs without their final slash', () => {
    expect(report({old: '/guides/caching#hashes'})).toBe(
      `content/page.md:3  bad-moved
  “old”: /guides/caching needs a slash at the end.
  Write /guides/caching/#hashes.`,
    )
  })

  test('names the final place of an id that moved twice', () => {
    expect(report({old: '/guides/caching/#older'})).toBe(
      `content/page.md:3  bad-moved
  “old”: /guides/caching/#older has also moved.
  Write /guides/caching/#hashes.`,
    )
  })

  test.each(['/old/#hashes', '/old', '/page/#cachetype'])(
    'reports an id that moved to a URL that is redirected: %s',
    to => {
      expect(report({old: to})).toBe(
        `content/page.md:3  bad-moved
  “old”: ${to} is itself redirected.
  Write the final URL.`,
      )
    },
  )
})
