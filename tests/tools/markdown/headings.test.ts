import {expect, test} from 'vitest'
import {parseText} from './parse-text.ts'

test('anchors are the headings of level 2 and 3 in document order, also in quotes and lists', () => {
  const {page} = parseText('# One\n\n## Two\n\n### Three\n\n#### Four\n\n> ## Five\n\n- ### Six\n')
  expect(page.anchors).toEqual([
    {title: 'Two', id: 'two', level: 2},
    {title: 'Three', id: 'three', level: 3},
    {title: 'Five', id: 'five', level: 2},
    {title: 'Six', id: 'six', level: 3},
  ])
  expect(page.ids).toEqual(['one', 'two', 'three', 'four', 'five', 'six'])
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
])('anchors have the GitHub slug of their plain text: %s', (heading, title, id) => {
  expect(parseText(`## ${heading}\n`).page.anchors).toEqual([{title, id, level: 2}])
})

test('anchors are told apart by a number, which headings of all levels consume', () => {
  const {page} = parseText('# Use\n\n## Use\n\n#### Use\n\n### Use\n\n## Use 1\n')
  expect(page.ids).toEqual(['use', 'use-1', 'use-2', 'use-3', 'use-1-1'])
  expect(page.anchors.map(({id}) => id)).toEqual(['use-1', 'use-3', 'use-1-1'])
})

test('anchors leave out headings that are links, and badges', () => {
  const {page, html} = parseText(
    '## [css-loader](https://x.org)\n\n## css-loader\n\n## *[css](https://x.org)* a :badge[5+]\n',
  )
  expect(page.anchors).toEqual([
    {title: 'css-loader', id: 'css-loader-1', level: 2},
    {title: 'css a', id: 'css-a', level: 2},
  ])
  expect(html).toContain('<h2 id="css-loader"><a href="https://x.org">')
  expect(html).toContain('</em> a <span class="badge">5+</span></h2>')
})

test('a second title and a level that is left out are reported', () => {
  const {report} = parseText('# One\n\n### `Three`\n\n#### Four\n\n## Two\n')
  expect(report).toBe(`content/page.md:4  bad-heading (warning)
  “One” is a second title: the page already has one in its front matter.
  Begin the heading with “##”.

content/page.md:6  bad-heading (warning)
  “Three” is a heading of level 3 below one of level 1.
  Begin the heading with “##”.`)
})
