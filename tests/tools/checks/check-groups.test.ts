import {expect, test} from 'vitest'
import {checkGroups} from '../../../tools/checks/check-groups.ts'
import type {FrontMatter} from '../../../tools/content-format/front-matter.ts'
import {formatIssues} from '../../../tools/issues/issue.ts'
import {parsePage} from '../../../tools/markdown/parse-page.ts'
import {pageOf} from '../some-site.ts'

function report(groups: string, pages: Readonly<Record<string, Partial<FrontMatter>>>): string {
  const text = `---\ntitle: Guides\ngroups:\n${groups}---\n\nText.\n`
  const {page: index} = parsePage({path: 'guides/index.md', size: 1, text})
  expect(index.issues).toEqual([])
  const others = Object.entries(pages).map(([name, matter]) =>
    pageOf(`guides/${name}.md`, {title: name, ...matter}),
  )
  const all = [index, ...others, pageOf('api/cli.md')]
  const paths = all.map(({path}) => path)
  return formatIssues(checkGroups(all, paths))
}

test('checkGroups accepts a list of all pages of the folder, nested or not', () => {
  const groups = '  Start:\n    - install\n  Output:\n    - output:\n        - code\n'
  expect(report(groups, {install: {}, output: {}, code: {}})).toBe('')
})

test('checkGroups reports a page without a group where the groups are listed', () => {
  expect(report('  Start:\n    - install\n', {install: {}, caching: {}}))
    .toBe(`content/guides/index.md:5  missing-group
  No group lists the page guides/caching.md.
  Add “caching” to a group in “groups”, at the place where readers look for it.`)
})

test('checkGroups reports an entry without a page, and one that is listed twice', () => {
  const groups = '  Start:\n    - instal\n    - install\n    - x:\n        - install\n'
  expect(report(groups, {install: {}})).toBe(`content/guides/index.md:5  bad-group
  There is no page “instal” in this folder.
  Did you mean “install”?

content/guides/index.md:7  bad-group
  There is no page “x” in this folder.
  Remove it.

content/guides/index.md:8  bad-group
  “groups” lists the page “install” twice.
  Remove it here or there.`)
})

test('checkGroups reports a page that names a group itself', () => {
  expect(report('  Start:\n    - install\n', {install: {group: 'End'}}))
    .toBe(`content/guides/index.md:5  bad-group
  The page guides/install.md has a “group”, but this list decides its group.
  Remove “group” from the page.`)
})

test('checkGroups reports groups of a page that is not an index', () => {
  const text = '---\ntitle: A\ngroups:\n  Start:\n    - b\n---\n\nText.\n'
  const {page} = parsePage({path: 'guides/a.md', size: 1, text})
  expect(formatIssues(checkGroups([page], [page.path]))).toBe(`content/guides/a.md:5  bad-group
  Only the index of a section can have “groups”.
  Move “groups” to the file index.md of this folder.`)
})
