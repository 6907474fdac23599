import {describe, expect, test} from 'vitest'
import {parseReadmeText} from './parse-text.ts'

function markdownOf(text: string): string {
  return parseReadmeText(text).markdown
}

describe('parseReadme', () => {
  test('leaves out logos, badges and the title, and keeps the line below it', () => {
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

  test('leaves out the only title that says something else, but not one of several', () => {
    expect(markdownOf('# Something else\n\n## Use\n\nText.\n')).toBe('## Use\n\nText.\n')
    expect(markdownOf('# Install\n\nText.\n\n# Use\n\nText.\n')).toBe(
      '## Install\n\nText.\n\n## Use\n\nText.\n',
    )
  })

  test('turns an image into a link, and leaves out what has no words', () => {
    expect(
      markdownOf('Text.\n\n![A diagram](https://example.org/a.png)\n\n![](https://e.org/b.png)\n'),
    ).toBe('Text.\n\n[A diagram](https://example.org/a.png)\n')
    expect(markdownOf('Text.\n\n[![Film](./film.png)](https://example.org/film)\n')).toBe(
      'Text.\n\n[Film](https://example.org/film)\n',
    )
    expect(markdownOf('Text.\n\n![Local](./docs/a.png)\n')).toBe(
      'Text.\n\n[Local](https://github.com/example/a-loader/blob/v1.2.3/docs/a.png)\n',
    )
  })

  test('begins headings at the second level and skips none', () => {
    const {page} = parseReadmeText(
      '### A\n\nx\n\n# B\n\nx\n\n#### C\n\nx\n\n## D\n\nx\n\n### E\n\nx\n',
    )
    expect(page.anchors.map(({title, level}) => `${title}${level}`)).toEqual([
      'A2',
      'B2',
      'C3',
      'D3',
    ])
  })

  test('gives headings with the same text different ids', () => {
    expect(parseReadmeText('## `a`\n\nx\n\n## a\n\nx\n\n## !\n\nx\n').page.ids).toEqual([
      'a',
      'a-1',
      'section',
    ])
  })

  test('leaves out headings under which nothing stays', () => {
    const backers = '## Backers\n\n<img src="https://opencollective.com/a/avatar.svg" alt="a">\n'
    expect(markdownOf(`Text.\n\n${backers}\n## License\n\nMIT\n`)).toBe(
      'Text.\n\n## License\n\nMIT\n',
    )
  })

  test('leaves out a table of contents, but not a list that leads to options', () => {
    const list = '- [A](#a)\n- [B](#b)\n  - [C](#c)\n'
    const sections = '## A\n\nx\n\n## B\n\nx\n\n### C\n\nx\n'
    const {page, markdown} = parseReadmeText(`${list}\n${sections}`)
    expect(markdown).toBe(sections)
    expect(page.changes).toEqual(['tables of contents removed: 1'])
    expect(markdownOf(`## Table of Contents\n\n${list}\n${sections}`)).toBe(sections)
    expect(markdownOf(`## Options\n\n${list}\n${sections}`)).toContain('- [A](')
  })

  test('puts the name of a file into the frame of its code', () => {
    const {body} = parseReadmeText('**webpack.config.js**\n\n```js\n  a\n    b\n```\n')
    expect(body.children).toMatchObject([
      {
        type: 'code',
        lang: 'js',
        value: 'a\n  b',
        data: {hProperties: {dataTitle: 'webpack.config.js'}},
      },
    ])
  })

  test('makes tabs of commands that differ by their package manager', () => {
    const commands = ['npm i a', 'yarn add a', 'pnpm add a'].map(
      line => `~~~console\n${line}\n~~~\n`,
    )
    const {body} = parseReadmeText(`Install:\n\n${commands.join('\nor\n\n')}\nor\n\nnothing.\n`)
    const labels = ['npm', 'yarn', 'pnpm'].map(value => ({children: [{children: [{value}]}, {}]}))
    expect(body.children).toMatchObject([
      {type: 'paragraph'},
      {data: {hProperties: {className: ['tabs'], dataSync: 'package-manager'}}, children: labels},
      {type: 'paragraph', children: [{value: 'or'}]},
      {type: 'paragraph'},
    ])
    expect(markdownOf(`${commands[0]}\nText.\n\n${commands[1]}`)).not.toContain('**npm**')
  })

  test('knows the asides of GitHub, and those that it had once', () => {
    expect(markdownOf('> [!NOTE]\n>\n> Text.\n')).toBe('> [!NOTE]\n> Text.\n')
    expect(markdownOf('> **Warning** First.\n>\n> **Note**\n>\n> Second.\n')).toBe(
      '> [!WARNING]\n> First.\n\n> [!NOTE]\n> Second.\n',
    )
    expect(markdownOf('> A quote.\n')).toBe('> A quote.\n')
  })

  test('folds details, but not if a link could lead into them', () => {
    const details = (text: string) =>
      `Text.\n\n<details>\n<summary>More of <b>it</b></summary>\n\n${text}\n\n</details>\n`
    expect(parseReadmeText(details('Folded.')).html).toBe(
      '<p>Text.</p>\n<details class="details">\n<summary class="summary">More of it</summary>\n<p>Folded.</p>\n</details>',
    )
    expect(markdownOf(details('Folded.'))).toBe('Text.\n\n**More of it**\n\nFolded.\n')
    expect(markdownOf(details('Text.\n\n## A\n\nText.'))).toBe(
      'Text.\n\n**More of it**\n\nText.\n\n## A\n\nText.\n',
    )
    expect(markdownOf(details('## A\n\nText.'))).toBe('Text.\n\n## A\n\nText.\n')
  })

  test('reads a table that lays out a row as paragraphs', () => {
    const table = '<table><tr><td><b>A</b></td><td>B</td></tr></table>'
    expect(markdownOf(`Text.\n\n${table}\n`)).toBe('Text.\n\n**A**\n\nB\n')
  })

  test('keeps code as it is, whatever its language', () => {
    const code = '<script>\n\n  a  &amp; b\n</script>'
    const {body, page} = parseReadmeText(`\`\`\`nonsense\n${code}\n\`\`\`\n`)
    expect(body.children).toMatchObject([{type: 'code', lang: 'nonsense', value: code}])
    expect(page.issues).toEqual([])
  })

  test('is an issue if nothing stays, or if it is nested too deeply', () => {
    const badge = '![a](https://img.shields.io/a.svg)\n'
    expect(parseReadmeText(badge).page.issues).toEqual([
      {
        rule: 'missing-readme',
        severity: 'error',
        file: 'packages.json',
        line: 3,
        message: 'The README of a-loader has no text.',
        hint: 'Pin another version of the package, or remove its row.',
      },
    ])
    const {page} = parseReadmeText(`Text\n\n${'<div>'.repeat(20_000)}x\n`)
    expect(page.issues).toMatchObject([
      {rule: 'too-deep', message: 'The README of a-loader is nested too deeply.'},
    ])
  })
})

describe('links of a README', () => {
  function linksOf(text: string): string[] {
    return parseReadmeText(`${text}\n\n## Use\n\nText.\n`).page.links.map(({url}) => url)
  }

  test('lead to the repository as it was with this version', () => {
    const root = 'https://github.com/example/a-loader/blob/v1.2.3'
    expect(linksOf('[a](./LICENSE) [b](docs/b.md#c) [c](/d) [d](../../../../evil)')).toEqual([
      `${root}/LICENSE`,
      `${root}/docs/b.md#c`,
      `${root}/d`,
    ])
  })

  test('lead to headings of the page, however they name it', () => {
    const own = 'https://github.com/example/a-loader'
    expect(
      linksOf(
        `[a](#use) [b](#USE) [c](README.md#use) [d](use) [e](${own}#use) [f](#gone) [g](${own})`,
      ),
    ).toEqual(['#use', '#use', '#use', '#use', '#use', own])
  })

  test('lead to pages of the site by their paths', () => {
    const site = 'https://webpack.js.org'
    expect(
      linksOf(`[a](${site}/guides/caching#b) [b](http://webpack.js.org/) [c](${site}/a.png)`),
    ).toEqual(['/guides/caching/#b', '/', `${site}/a.png`])
    expect(linksOf('[a](https://v4.webpack.js.org/loaders/)')).toEqual([
      'https://v4.webpack.js.org/loaders/',
    ])
  })
})
