import type {ElementContent} from 'hast'
import type {Code} from 'mdast'
import {describe, expect, test} from 'vitest'
import {parseText} from './parse-text.ts'

function fence(code: string, info: string): Code {
  const [node] = parseText(`~~~~~${info}\n${code}\n~~~~~\n`).body.children
  if (node?.type !== 'code') throw new Error('The text is no fence')
  return node
}

function textOf(nodes: readonly ElementContent[] | undefined): string {
  return (nodes ?? [])
    .map(node =>
      node.type === 'text' ? node.value : node.type === 'element' ? textOf(node.children) : '',
    )
    .join('')
}

function markedOf({data}: Code): string[] {
  return (data?.hChildren ?? [])
    .filter(node => node.type === 'element' && `${node.properties['className']}` === 'line-marked')
    .map(node => textOf([node]))
}

const template = 'const page = `\n  <h1>${title}</h1>\n\n  ${`nested\n`}\n`\nuse(page)'
const comment = '/*\n * one\n *\n * two\n */\nconst a = 1 // end'
const markup = '<!-- a\n b -->\n<script>\n  let a = `1\n2`\n</script>\n<p class="x">&amp;</p>'
const blank = '\n\nconst a = 1\n\n\n'

describe('highlighting', () => {
  test('puts classes around what a language knows', () => {
    expect(parseText('```js\nconst a = 1\n```\n').html).toBe(
      '<pre><code class="language-js"><span class="hljs-keyword">const</span> a = ' +
        '<span class="hljs-number">1</span></code></pre>',
    )
  })

  test.each([
    ['js', template],
    ['js', comment],
    ['html', markup],
    ['js', blank],
    ['diff', ' a\n-b\n+c'],
  ])('changes nothing of the text, marked lines or not: %s %#', (lang, code) => {
    const lines = code.split('\n').length
    for (let line = 1; line <= lines; line++) {
      const marked = fence(code, `${lang} {${line}}`)
      expect(marked.value).toBe(code)
      expect(textOf(marked.data?.hChildren)).toBe(code)
    }
    const {data, value} = fence(code, lang)
    expect(data?.hChildren === undefined ? value : textOf(data.hChildren)).toBe(code)
  })

  test.each([
    ['lines, their line breaks with them', 'a\nb\nc\nd', 'text {2-3}', ['b\n', 'c\n']],
    ['no lines that the fence does not have', 'a', 'text {2,9-999999999999}', []],
    ['a line inside of a template literal', template, 'js {2}', ['  <h1>${title}</h1>\n']],
  ])('marks %s', (_, code, info, lines) => {
    expect(markedOf(fence(code, info))).toEqual(lines)
  })

  test('keeps the class of a block comment on every line', () => {
    const {data} = fence(comment, 'js {2}')
    // five lines of a block, and the comment at the end
    expect(JSON.stringify(data?.hChildren).match(/hljs-comment/g)).toHaveLength(6)
  })

  test.each([
    ['of one endless line', 'a(1); '.repeat(20_000)],
    ['of many lines', 'a(1)\n'.repeat(20_000)],
  ])('colors only the beginning of very long code %s, and keeps all of it', (_, code) => {
    const {data, value} = fence(code, 'js')
    const children = data?.hChildren ?? []
    expect(textOf(children)).toBe(value)
    const colored = children.findLastIndex(({type}) => type === 'element')
    const rest = textOf(children.slice(colored + 1))
    expect(rest.length).toBeGreaterThan(value.length - 50_010)
    expect(rest.length).toBeLessThan(value.length - 49_900)
  })

  test('puts the title next to the code, and leaves a fence without a language as it is', () => {
    const {html, report} = parseText('```text title="a {1}.js"\na\n```\n\n```\nconst a = 1\n```\n')
    expect(html).toBe(
      '<pre><code class="language-text" data-title="a {1}.js">a\n</code></pre>\n' +
        '<pre><code>const a = 1\n</code></pre>',
    )
    expect(report).toBe('')
  })

  test('warns of an unknown language, and shows plain text', () => {
    const {html, report} = parseText('```javscript\nconst a\n```\n\n```brainfog-2000\na\n```\n')
    expect(report).toBe(
      `content/page.md:4  unknown-language (warning)
  “javscript” is not a language that can be highlighted.
  Did you mean “javascript”?

content/page.md:8  unknown-language (warning)
  “brainfog-2000” is not a language that can be highlighted.
  Use “text” for plain text.`,
    )
    expect(html).toContain('<code class="language-javscript">const a\n</code>')
  })
})
