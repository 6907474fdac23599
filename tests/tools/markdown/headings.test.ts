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
  ['`output.path`', 'output.path', 'outputpath'],
  ['What is it? – A `tool`!', 'What is it? – A tool!', 'what-is-it--a-tool'],
  ['A &amp; B', 'A & B', 'a--b'],
  ['With ![a logo](https://x.org/a.png)', 'With a logo', 'with-a-logo'],
  ['⚙️ 配置', '⚙️ 配置', '配置'],
  ['👩‍💻 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 Go', '👩‍💻 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 Go', '1--go'],
  ['🚀', '🚀', 'section'],
  ['$ is not defined', '$ is not defined', 'is-not-defined'],
  ['`--mode`', '--mode', '--mode'],
  ['`-c`, `--config` –', '-c, --config –', '-c---config'],
])('anchors have the GitHub slug of their plain text: %s', (heading, title, id) => {
  expect(parseText(`## ${heading}\n`).page.anchors).toEqual([{title, id, level: 2}])
})

test('anchors are told apart by a number, which headings of all levels consume', () => {
  const {page} = parseText('# Use\n\n## Use\n\n#### Use\n\n### Use\n\n## Use 1\n')
  expect(page.ids).toEqual(['use', 'use-1', 'use-2', 'use-3', 'use-1-1'])
  expect(page.anchors.map(({id}) => id)).toEqual(['use-1', 'use-3', 'use-1-1'])
})

test('anchors list headings with links, and leave out badges', () => {
  const {page, html} = parseText(
    '## [css-loader](https://x.org)\n\n## css-loader\n\n## *[css](https://x.org)* a :badge[5+]\n',
  )
  expect(page.anchors).toEqual([
    {title: 'css-loader', id: 'css-loader', level: 2},
    {title: 'css-loader', id: 'css-loader-1', level: 2},
    {title: 'css a', id: 'css-a', level: 2},
  ])
  expect(html).toContain('<h2 id="css-loader"><a href="https://x.org">')
  expect(html).toContain('</em> a <span class="badge">5+</span></h2>')
})

test('a heading of two lines becomes one line', () => {
  const {page, html} = parseText('Two *and \nmore* lines\\\nof text\n---\n')
  expect(page.anchors).toEqual([
    {title: 'Two and more lines of text', id: 'two-and-more-lines-of-text', level: 2},
  ])
  expect(html).toContain('Two <em>and more</em> lines of text</h2>')
})

test('a heading without text is an error', () => {
  const {page, report} = parseText('##\n\n### ![](a.png)\n\n## :badge[5+]\n')
  const lines = [4, 6, 8].map(
    line => `content/page.md:${line}  bad-heading
  The heading has no text, so links to it would be empty.
  Write its text after “#”, or remove it.`,
  )
  expect(page.anchors).toEqual([])
  expect(report).toBe(lines.join('\n\n'))
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
