import {describe, expect, test} from 'vitest'
import {parseText} from './parse-text.ts'

describe('anchors', () => {
  test('are the headings of level 2 and 3 in document order', () => {
    const {page} = parseText('# One\n\n## Two\n\n### Three\n\n#### Four\n\n## Five\n')
    expect(page.anchors).toEqual([
      {title: 'Two', id: 'two', level: 2},
      {title: 'Three', id: 'three', level: 3},
      {title: 'Five', id: 'five', level: 2},
    ])
    expect(page.ids).toEqual(['one', 'two', 'three', 'four', 'five'])
  })

  test.each([
    ['Entry Points', 'Entry Points', 'entry-points'],
    ['`output.path`', 'output.path', 'outputpath'],
    ['**Bold** and *thin*', 'Bold and thin', 'bold-and-thin'],
    ['What is it? – A `tool`!', 'What is it? – A tool!', 'what-is-it--a-tool'],
    ['module.rules[].use', 'module.rules[].use', 'modulerulesuse'],
    ['Über uns', 'Über uns', 'über-uns'],
    ['3. Build', '3. Build', '3-build'],
    ['snake_case', 'snake_case', 'snake_case'],
    ['A &amp; B', 'A & B', 'a--b'],
    ['With ![a logo](https://x.org/a.png)', 'With a logo', 'with-a-logo'],
    ['Trailing ##', 'Trailing', 'trailing'],
  ])('have the GitHub slug of their plain text: %s', (heading, title, id) => {
    expect(parseText(`## ${heading}\n`).page.anchors).toEqual([{title, id, level: 2}])
  })

  test('are told apart by a number, which headings of all levels consume', () => {
    const {page} = parseText('# Use\n\n## Use\n\n#### Use\n\n### Use\n\n## Use 1\n')
    expect(page.ids).toEqual(['use', 'use-1', 'use-2', 'use-3', 'use-1-1'])
    expect(page.anchors.map(({id}) => id)).toEqual(['use-1', 'use-3', 'use-1-1'])
  })

  test('leave out a heading that is a link, which keeps its id', () => {
    const {page, html} = parseText('## [css-loader](https://x.org)\n\n## css-loader\n')
    expect(page.anchors).toEqual([{title: 'css-loader', id: 'css-loader-1', level: 2}])
    expect(html).toContain('<h2 id="css-loader"><a href="https://x.org">')
  })

  test('list a heading with a link deeper inside', () => {
    const {page} = parseText('## *[css](https://x.org)* loader\n')
    expect(page.anchors).toEqual([{title: 'css loader', id: 'css-loader', level: 2}])
  })

  test('leave a badge out of the title and the id', () => {
    const {page, html} = parseText('## output.clean :badge[5.20.0+]\n')
    expect(page.anchors).toEqual([{title: 'output.clean', id: 'outputclean', level: 2}])
    expect(html).toBe('<h2 id="outputclean">output.clean <span class="badge">5.20.0+</span></h2>')
  })

  test('include headings in quotes and lists', () => {
    const {page} = parseText('> ## In a quote\n\n- ### In a list\n')
    expect(page.anchors.map(({id}) => id)).toEqual(['in-a-quote', 'in-a-list'])
  })
})

describe('headings that mislead who navigates by them', () => {
  test('are reported: a second title, and a level that is left out', () => {
    const {report} = parseText('# One\n\n### `Three`\n\n#### Four\n\n## Two\n')
    expect(report).toBe(
      [
        'content/page.md:4  bad-heading (warning)',
        '  “One” is a second title: the page already has one in its front matter.',
        '  Begin the heading with “##”.',
        '',
        'content/page.md:6  bad-heading (warning)',
        '  “Three” is a heading of level 3 below one of level 1.',
        '  Begin the heading with “##”.',
      ].join('\n'),
    )
  })
})
