import {expect, test} from 'vitest'
import {checkHome} from '../../../tools/checks/check-home.ts'
import {formatIssues} from '../../../tools/issues/issue.ts'

test('reports a site without a home page', () => {
  expect(checkHome(['index.mdx', 'a.md'])).toEqual([])
  expect(formatIssues(checkHome(['a.md']))).toBe(
    `content/index.md:1  missing-home (warning)
  The site has no home page: / is answered with “Page Not Found”.
  Create index.md with a title in its front matter.`,
  )
})
