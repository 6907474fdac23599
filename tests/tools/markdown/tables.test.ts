import {expect, test} from 'vitest'
import {parseReadmeText} from '../readmes/parse-text.ts'
import {markdownOf, parseText} from './parse-text.ts'

const text = '> | A | B |\n> | --- | --- |\n> | `a|b` | lost |\n> | d |\n> | `a\\|b` | kept |\n'

test('cells in excess of the columns of a table are an error', () => {
  const {report, body, html} = parseText(text)
  expect(report).toBe(`content/page.md:6  bad-table
  The row has 3 cells, but its table has 2 columns. Readers would not see the rest.
  Remove the rest. If a pipe belongs to the text, even in code, write it as \\|.`)
  expect(html).toContain('<td>`a</td>\n<td>b`</td>')
  expect(markdownOf(body)).toContain('> | \\`a | b\\` |\n')
  expect(JSON.stringify(body)).not.toContain('lost')
  const {page} = parseText(text, 'page.mdx')
  expect(page.issues).toMatchObject([{rule: 'bad-table', severity: 'warning', line: 6}])
})

test('READMEs lose such cells without an error', () => {
  const {page, html, markdown, body} = parseReadmeText(text)
  expect(page.issues).toEqual([])
  for (const result of [html, markdown, JSON.stringify(body)]) {
    expect(result).toContain('kept')
    expect(result).not.toContain('lost')
  }
})

test('READMEs keep all cells of a table in HTML', () => {
  const rows = '<tr><th>A</th></tr><tr><td>b</td><td>c</td></tr>'
  const {html, markdown} = parseReadmeText(`<table>${rows}</table>\n`)
  expect(html).toContain('<td>c</td>')
  expect(markdown).toBe('| A | |\n| - | - |\n| b | c |\n')
})
