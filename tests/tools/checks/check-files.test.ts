import {expect, test} from 'vitest'
import {checkFiles} from '../../../tools/checks/check-files.ts'
import {formatIssues} from '../../../tools/issues/issue.ts'
import {pageOf} from '../some-site.ts'

function pageWith(...paths: string[]) {
  const files = paths.map((path, index) => ({path, line: index + 5}))
  return pageOf('page.md', {title: 'Page'}, {files})
}

test('checkFiles finds nothing wrong with files that are there, also with spaces in their names', () => {
  const files = ['images/a.png', 'a b.png']
  expect(checkFiles([pageWith(...files)], new Set(files), 'error')).toEqual([])
})

test('checkFiles names the file that comes closest to one that is not there, and only warns if told so', () => {
  const page = pageWith('b.zip', 'images/grahp.png', 'else.png')
  const issues = checkFiles([page], new Set(['images/graph.png', 'b.zip']), 'warning')
  expect(formatIssues(issues)).toBe(
    `content/page.md:6  broken-image (warning)
  There is no file /images/grahp.png in the content folder.
  Did you mean /images/graph.png?

content/page.md:7  broken-image (warning)
  There is no file /else.png in the content folder.
  Put the file there.`,
  )
})

test('checkFiles calls the missing target of a link a dead link, and names the page that is meant', () => {
  const page = pageOf('guides/caching.md', {title: 'Caching'})
  const files = ['guides/caching.html', 'guides/caching.markdown', 'shop.zip'].map(path => ({
    path,
    line: 4,
    isLink: true,
  }))
  const issues = checkFiles([{...page, files}], new Set(), 'error')
  expect(formatIssues(issues)).toBe(
    `content/guides/caching.md:4  dead-link
  There is no file /guides/caching.html in the content folder.
  Did you mean /guides/caching/?

content/guides/caching.md:4  dead-link
  There is no file /guides/caching.markdown in the content folder.
  Did you mean /guides/caching/?

content/guides/caching.md:4  dead-link
  There is no file /shop.zip in the content folder.
  Put the file there.`,
  )
})

test('checkFiles refuses a name that not every platform can have', () => {
  const issues = checkFiles([pageWith('con.png')], new Set(['con.png']), 'error')
  expect(issues).toMatchObject([{rule: 'bad-file-name', file: 'page.md', line: 5}])
})
