import {expect, test} from 'vitest'
import {checkMoved} from '../../../tools/checks/check-moved.ts'
import {formatIssues} from '../../../tools/issues/issue.ts'
import type {ParsedPage} from '../../../tools/site/parsed-page.ts'
import {pageOf} from '../some-site.ts'

type Moved = Readonly<Record<string, string>>

function pageWith(path: string, ids: string[], moved: Moved): ParsedPage {
  const anchors = Object.entries(moved).map(([id, to], index) => ({id, to, line: index + 3}))
  return pageOf(path, {title: path}, {ids, moved: anchors})
}

const older = {older: '/guides/caching/#hashes'}
const caching = pageWith('guides/caching.md', ['hashes', 'größe'], older)
const redirects = [
  {from: '/old/', to: '/guides/caching/'},
  {from: '/page/', to: '/guides/caching/', hash: '#cache'},
]

function report(moved: Moved): string {
  const pages = [pageWith('page.md', ['here'], moved), caching]
  return formatIssues(checkMoved(pages, redirects))
}

test('checkMoved finds nothing wrong with ids that moved to headings and pages', () => {
  const moved = {a: '/page/#here', b: '/guides/caching/#größe', c: '/guides/caching/'}
  expect(report(moved)).toBe('')
})

test('checkMoved reports ids that are still there, and those that moved to what is not or moved again', () => {
  const moved = {
    here: '/guides/caching/',
    a: '/guides/caching/#hashs',
    b: '/page/#b',
    c: '/guides/cacheing/#hashes',
    d: '/guides/caching#hashes',
    e: '/guides/caching/#older',
    f: '/old/#hashes',
    g: '/old',
    h: '/page/#cachetype',
  }
  expect(report(moved)).toBe(
    [
      '3  bad-moved\n  “here”: The page has a heading #here, so it has not moved.\n  Remove the entry.',
      '4  bad-moved\n  “a”: /guides/caching/ has no heading #hashs.\n  Did you mean #hashes?',
      '5  bad-moved\n  “b”: /page/ has no heading #b.\n  Its headings: #here.',
      '6  bad-moved\n  “c”: There is no page /guides/cacheing/.\n  Did you mean /guides/caching/?',
      '7  bad-moved\n  “d”: /guides/caching needs a slash at the end.\n  Write /guides/caching/#hashes.',
      '8  bad-moved\n  “e”: /guides/caching/#older has also moved.\n  Write /guides/caching/#hashes.',
      '9  bad-moved\n  “f”: /old/#hashes is itself redirected.\n  Write the final URL.',
      '10  bad-moved\n  “g”: /old is itself redirected.\n  Write the final URL.',
      '11  bad-moved\n  “h”: /page/#cachetype is itself redirected.\n  Write the final URL.',
    ]
      .map(problem => `content/page.md:${problem}`)
      .join('\n\n'),
  )
})
