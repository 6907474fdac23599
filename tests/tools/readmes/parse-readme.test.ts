import {expect, test} from 'vitest'
import {formatIssues} from '../../../tools/issues/issue.ts'
import {parseReadmeText} from './parse-text.ts'

function markdownOf(text: string): string {
  return parseReadmeText(text).markdown
}

const details = (text: string) =>
  `Text.\n\n<details>\n<summary>More of <b>it</b></summary>\n\n${text}\n\n</details>\n`

test('parseReadme leaves out logos, badges and the title, and keeps the line below it', () => {
  const text = `<div align="center">
  <a href="https://example.org/"><img src="https://example.org/a.svg" alt="An emblem"></a>
  <h1>A Loader</h1>
  <p>Loads a.</p>
</div>

[![npm][npm]][npm-url] [![tests](https://github.com/x/y/workflows/CI/badge.svg)](https://github.com/x/y/actions)

# a-loader

The text.

Chat: [![chat](https://img.shields.io/discord/1)](https://discord.gg/1)

[npm]: https://img.shields.io/npm/v/a-loader.svg
[npm-url]: https://www.npmjs.com/package/a-loader
`
  expect(markdownOf(text)).toBe('Loads a.\n\nThe text.\n')
  expect(parseReadmeText(text).page.changes).toEqual(['images removed: 4'])
})

const backers = '## Backers\n\n<img src="https://opencollective.com/a/avatar.svg" alt="a">\n'
test.each([
  ['leaves out the only title', '# Else\n\n## Use\n\nText.\n', '## Use\n\nText.\n'],
  [
    'leads to headings as GitHub names them',
    '[a](#user-content-b)\n\n## B\n\nc\n',
    '[a](https://webpack.js.org/loaders/a-loader/#b)\n\n## B\n\nc\n',
  ],
  ['keeps several titles', '# A\n\nText.\n\n# B\n\nc\n', '## A\n\nText.\n\n## B\n\nc\n'],
  [
    'makes links of images',
    'T.\n\n![A b](https://c.d/e)\n\n![](https://f.g/h)',
    'T.\n\n[A b](https://c.d/e)\n',
  ],
  ['keeps the link of an image', 'A [![Film](./b)](https://c.d/e)', 'A [Film](https://c.d/e)\n'],
  [
    'links images of the repository',
    'A ![b](./docs/a.png)',
    'A [b](https://github.com/example/a-loader/blob/v1.2.3/docs/a.png)\n',
  ],
  [
    'leaves out headings under which nothing stays',
    `Text.\n\n${backers}\n## License\n\nMIT\n`,
    'Text.\n\n## License\n\nMIT\n',
  ],
  ['knows the asides of GitHub', '> [!NOTE]\n>\n> Text.\n', '> [!NOTE]\n> Text.\n'],
  [
    'knows the asides that GitHub had once',
    '> **Warning** First.\n>\n> **Note**\n>\n> Second.\n',
    '> [!WARNING]\n> First.\n\n> [!NOTE]\n> Second.\n',
  ],
  ['folds details', details('Folded.'), 'Text.\n\n**More of it**\n\nFolded.\n'],
  [
    'unfolds details if a link could lead into them',
    details('Text.\n\n## A\n\nText.'),
    'Text.\n\n**More of it**\n\nText.\n\n## A\n\nText.\n',
  ],
  ['unfolds details with a heading', details('## A\n\nText.'), 'Text.\n\n## A\n\nText.\n'],
  [
    'reads a table that lays out a row as paragraphs',
    'Text.\n\n<table><tr><td><b>A</b></td><td>B</td></tr></table>\n',
    'Text.\n\n**A**\n\nB\n',
  ],
])('parseReadme %s', (_, readme, markdown) => {
  expect(markdownOf(readme)).toBe(markdown)
})

test('parseReadme begins headings at the second level and skips none, and gives equal ones different ids', () => {
  const headings = ['### A', '# B', '#### C', '## `c`', '### !']
  const {page} = parseReadmeText(headings.map(heading => `${heading}\n\nx\n\n`).join(''))
  const titles = page.anchors.map(({title, level}) => `${title}${level}`)
  expect(titles).toEqual(['A2', 'B2', 'C3', 'c3'])
  expect(page.ids).toEqual(['a', 'b', 'c', 'c-1', 'section'])
})

test('parseReadme keeps links to headings with emoji, whose ids have outer hyphens on GitHub', () => {
  const {html, page} = parseReadmeText(
    '[Use](#-usage) [set](#%EF%B8%8F-options-)\n\n## 🚀 Usage\n\nA.\n\n## ⚙️ Options 🔧\n\nB.\n',
  )
  expect(page.ids).toEqual(['usage', 'options'])
  expect(html).toContain('<a href="#usage">Use</a> <a href="#options">set</a>')
})

test('parseReadme leaves out a table of contents, but not a list that leads to options', () => {
  const list = '- [A](#a)\n- [B](#b)\n  - [C](#c)\n'
  const sections = '## A\n\nx\n\n## B\n\nx\n\n### C\n\nx\n'
  const {page, markdown} = parseReadmeText(`${list}\n${sections}`)
  expect(markdown).toBe(sections)
  expect(page.changes).toEqual(['tables of contents removed: 1'])
  expect(markdownOf(`## Table of Contents\n\n${list}\n${sections}`)).toBe(sections)
  expect(markdownOf(`## Options\n\n${list}\n${sections}`)).toContain('- [A](')
})

test('parseReadme puts the name of a file into the frame of its code, and keeps code in any language', () => {
  const code = '<script>\n\n  a  &amp; b\n</script>'
  const {body, page} = parseReadmeText(
    `**webpack.config.js**\n\n\`\`\`js\n  a\n    b\n\`\`\`\n\n\`\`\`nonsense\n${code}\n\`\`\`\n`,
  )
  expect(body.children).toMatchObject([
    {lang: 'js', value: 'a\n  b', data: {hProperties: {dataTitle: 'webpack.config.js'}}},
    {type: 'code', lang: 'nonsense', value: code},
  ])
  expect(page.issues).toEqual([])
})

test('parseReadme makes tabs of commands that differ by their package manager', () => {
  const commands = ['npm i a', 'yarn add a', 'pnpm add a'].map(line => `~~~console\n${line}\n~~~\n`)
  const {body} = parseReadmeText(`Install:\n\n${commands.join('\nor\n\n')}\nor\n\nnothing.\n`)
  const labels = ['npm', 'Yarn', 'pnpm'].map(value => ({
    children: [{children: [{value}]}, {lang: 'bash'}],
  }))
  expect(body.children).toMatchObject([
    {type: 'paragraph'},
    {data: {hProperties: {className: ['tabs'], dataSync: 'package-manager'}}, children: labels},
    {type: 'paragraph', children: [{value: 'or'}]},
    {type: 'paragraph'},
  ])
  expect(markdownOf(`${commands[0]}\nText.\n\n${commands[1]}`)).not.toContain('**npm**')
})

test('parseReadme makes blocks of commands that are alternatives, so that each can be copied', () => {
  const text =
    '```console\nnpm i a\n# or\nnpm i b\n```\n\n```console\nnpm i a\n# or\nnothing\n```\n'
  expect(parseReadmeText(text).body.children).toMatchObject([
    {type: 'code', lang: 'bash', value: 'npm i a'},
    {type: 'paragraph', children: [{value: 'or'}]},
    {type: 'code', lang: 'bash', value: 'npm i b'},
    {type: 'code', lang: 'console', value: 'npm i a\n# or\nnothing'},
  ])
})

test('parseReadme is an issue if nothing stays, or if it is nested too deeply', () => {
  const badge = '![a](https://img.shields.io/a.svg)\n'
  expect(formatIssues(parseReadmeText(badge).page.issues))
    .toBe(`content/packages.json:3  missing-readme
  The README of a-loader has no text.
  Pin another version of the package, or remove its row.`)
  const {page} = parseReadmeText(`Text\n\n${'<div>'.repeat(20_000)}x\n`)
  expect(page.issues).toMatchObject([
    {rule: 'too-deep', message: 'The README of a-loader is nested too deeply.'},
  ])
})

test.each([
  ['./LICENSE', 'https://github.com/example/a-loader/blob/v1.2.3/LICENSE'],
  ['/d', 'https://github.com/example/a-loader/blob/v1.2.3/d'],
  ['../../../../evil', undefined],
  ['#use', '#use'],
  ['README.md#use', '#use'],
  ['use', '#use'],
  ['https://github.com/example/a-loader#use', '#use'],
  ['https://github.com/example/a-loader', 'https://github.com/example/a-loader'],
  ['#gone', undefined],
  ['https://webpack.js.org/guides/caching#b', '/guides/caching/#b'],
  ['http://webpack.js.org/', '/'],
  ['https://webpack.js.org/a.png', 'https://webpack.js.org/a.png'],
  ['https://v4.webpack.js.org/loaders/', 'https://v4.webpack.js.org/loaders/'],
])('the link %s of a README leads to %s', (url, target) => {
  const {links} = parseReadmeText(`[a](${url})\n\n## Use\n\nText.\n`).page
  expect(links[0]?.url).toBe(target)
})
