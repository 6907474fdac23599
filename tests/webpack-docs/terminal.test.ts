import {expect, test} from 'vitest'
import {formatForTerminal} from '../../webpack-docs/terminal.ts'

const plain = {columns: 40, colors: false}

test('keeps what is in code, and removes signs of Markdown and addresses of links', () => {
  const markdown = '**Bold** and `**/*.js`, see [`output.path`](https://a.org/) \\[name].\n'
  expect(formatForTerminal(markdown, {...plain, columns: 80})).toBe(
    'Bold and **/*.js, see output.path [name].\n',
  )
})

test('begins no line with the space after a full one', () => {
  const full = `- ${'a'.repeat(36)} <https://example.org/${'b'.repeat(20)}>\n`
  expect(formatForTerminal(full, plain)).toBe(
    `- ${'a'.repeat(36)}\n  https://example.org/${'b'.repeat(20)}\n`,
  )
})
