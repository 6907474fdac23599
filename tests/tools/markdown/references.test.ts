import {describe, expect, test} from 'vitest'
import {parseText} from './parse-text.ts'

describe('references', () => {
  test('become the links and images they stand for, and definitions are gone', () => {
    const text = '[a][x], [x], [x][] and ![b][x]\n\n[x]: https://x.org "X"\n'
    expect(parseText(text).html).toBe(
      '<p><a href="https://x.org" title="X">a</a>, <a href="https://x.org" title="X">x</a>, ' +
        '<a href="https://x.org" title="X">x</a> and <img src="https://x.org" alt="b" title="X"></p>',
    )
  })

  test('are normalized and listed like other links', () => {
    const {page, html} = parseText('Text.\n\n[a]\n\n[a]: ./b.md#c\n', 'concepts/page.md')
    expect(page.links).toEqual([{url: '/concepts/b/#c', line: 6}])
    expect(html).toContain('<a href="/concepts/b/#c">a</a>')
  })

  test('take the first of two definitions', () => {
    expect(parseText('[a]\n\n[a]: https://1.org\n[A]: https://2.org\n').html).toBe(
      '<p><a href="https://1.org">a</a></p>',
    )
  })

  test('may be an image in a link', () => {
    expect(parseText('[![a][i]][l]\n\n[i]: https://i.org\n[l]: https://l.org\n').html).toBe(
      '<p><a href="https://l.org"><img src="https://i.org" alt="a"></a></p>',
    )
  })

  test('without a definition are text, and reported', () => {
    const {html, report} = parseText('[a][b]\n\nSo it is.[^1] `[a][b]` [x][]\n')
    expect(html).toContain('<p>[a][b]</p>')
    expect(report).toBe(
      [
        'content/page.md:4  undefined-reference (warning)',
        '  “[a][b]” refers to nothing, and is shown with its brackets.',
        '  Define it in a line that begins with “[b]:”, or write it as code.',
        '',
        'content/page.md:6  undefined-reference (warning)',
        '  “[^1]” refers to nothing, and is shown with its brackets.',
        '  Define it in a line that begins with “[^1]:”, or write it as code.',
        '',
        'content/page.md:6  undefined-reference (warning)',
        '  “[x][]” refers to nothing, and is shown with its brackets.',
        '  Define it in a line that begins with “[x]:”, or write it as code.',
      ].join('\n'),
    )
  })
})
