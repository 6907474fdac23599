import {expect, test} from 'vitest'
import {parseText} from './parse-text.ts'

test('references become the links and images they stand for, by their first definition, which is gone', () => {
  const text =
    '[a][x], [x], [x][] and [![b][i]][x]\n\n[x]: ./b.md#c "X"\n[X]: https://2.org\n[i]: https://i.org\n'
  const {page, html} = parseText(text, 'concepts/page.md')
  const link = '<a href="/concepts/b/#c" title="X">'
  expect(html).toBe(
    `<p>${link}a</a>, ${link}x</a>, ${link}x</a> and ${link}<img src="https://i.org" alt="b"></a></p>`,
  )
  expect(page.links).toEqual(Array.from({length: 4}, () => ({url: '/concepts/b/#c', line: 4})))
})

test('references without a definition are text, and reported', () => {
  const {html, report} = parseText('[a][b]\n\nSo it is.[^1] `[a][b]` [x][]\n')
  expect(html).toContain('<p>[a][b]</p>')
  expect(report).toBe(`content/page.md:4  undefined-reference (warning)
  “[a][b]” refers to nothing, and is shown with its brackets.
  Define it in a line that begins with “[b]:”, or write it as code.

content/page.md:6  undefined-reference (warning)
  “[^1]” refers to nothing, and is shown with its brackets.
  Define it in a line that begins with “[^1]:”, or write it as code.

content/page.md:6  undefined-reference (warning)
  “[x][]” refers to nothing, and is shown with its brackets.
  Define it in a line that begins with “[x]:”, or write it as code.`)
})
