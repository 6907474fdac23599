import {describe, expect, test} from 'vitest'
import {checkFiles} from '../../../tools/content/check-files.ts'
import {formatIssues} from '../../../tools/content/issue.ts'
import type {ParsedPage} from '../../../tools/content/parsed-page.ts'

function pageWith(...paths: string[]): ParsedPage {
  const files = paths.map((path, index) => ({path, line: index + 5}))
  const nothing = {anchors: [], ids: [], links: [], excerpt: '', issues: []}
  return {path: 'page.md', size: 1, frontMatter: {title: 'Page'}, files, ...nothing}
}

describe('checkFiles', () => {
  test('finds nothing wrong with files that are there', () => {
    expect(checkFiles([pageWith('images/a.png')], new Set(['images/a.png']), 'error')).toEqual([])
  })

  test('names the file that comes closest to one that is not there', () => {
    const files = new Set(['images/graph.png', 'b.zip'])
    const issues = checkFiles([pageWith('b.zip', 'images/grahp.png')], files, 'error')
    expect(formatIssues(issues)).toBe(
      `content/page.md:6  broken-image
  There is no file /images/grahp.png in the content folder.
  Did you mean /images/graph.png?`,
    )
  })

  test('asks for the file where none is close, as a warning if told so', () => {
    const issues = checkFiles([pageWith('images/graph.png')], new Set(), 'warning')
    expect(formatIssues(issues)).toBe(
      `content/page.md:5  broken-image (warning)
  There is no file /images/graph.png in the content folder.
  Put the file there.`,
    )
  })

  test.each([
    'images/Gr\u00f6\u00dfe.png',
    'images/Gro\u0308\u00dfe.png',
    'aux/a.png',
    'a?.png',
    'con.png',
    'a.zip.',
  ])('refuses %s, which not every platform can have', file => {
    const issues = checkFiles([pageWith(file)], new Set([file]), 'error')
    expect(issues).toMatchObject([{rule: 'bad-file-name', file: 'page.md', line: 5}])
  })

  test('allows spaces in names of files', () => {
    expect(checkFiles([pageWith('a b.png')], new Set(['a b.png']), 'error')).toEqual([])
  })
})
