import {toHtml} from 'hast-util-to-html'
import {toHast} from 'mdast-util-to-hast'
import {describe, expect, test} from 'vitest'
import {parsePage} from '../../../tools/markdown/parse-page.ts'
import {indexPage} from '../../../tools/search/index-page.ts'
import {buildSearchRules} from '../../../tools/search/synonyms.ts'
import {someExample} from '../content/some-example.ts'

const examples = new Map(
  ['shop', 'cart', 'broken'].map(name => [
    name,
    {...someExample({'a.js': name, 'b.js': 'b'}, name), fails: name === 'broken'},
  ]),
)

function parse(text: string) {
  const source = `---\ntitle: A\n---\n\n${text}\n`
  return parsePage({path: 'a.md', size: 1, text: source, examples})
}

/** The elements of a page: what is in its code, and where its links lead. */
function outline(text: string): string[] {
  const html = toHtml(toHast(parse(text).body))
  const pattern = /<code[^>]*>([^<]*)|<div class="(\w+)"|<\/(div)>|href="([^"]*)"/g
  return [...html.matchAll(pattern)].map(match => match.slice(1).find(Boolean)?.trim() ?? '')
}

const fence = (title: string, example = 'shop') =>
  `\`\`\`js title="${title}" check=build example=${example}\n\`\`\`\n\n`

const shopZip = '/data/v1/examples/shop.zip'
const cartZip = '/data/v1/examples/cart.zip'

describe('the link to the zip of an example', () => {
  test('follows the first fence that shows a file of it', () => {
    const text = `${fence('b.js')}Text.\n\n${fence('a.js')}${fence('a.js', 'cart')}`
    expect(outline(text)).toEqual(['b', shopZip, 'shop', 'cart', cartZip])
    expect(parse(text).page.downloads).toEqual(['shop', 'cart'])
  })

  test('names the format and the size', () => {
    const html = toHtml(toHast(parse(fence('a.js')).body))
    expect(html).toContain(
      `<p class="download"><a href="${shopZip}">Download this example (zip, 1 KB)</a></p>`,
    )
  })

  test.each(['tabs', 'columns'])('is below the %s that show it', name => {
    const text = `:::${name}\n\n${fence('a.js')}${fence('b.js')}:::\n`
    const html = toHtml(toHast(parse(text).body))
    expect(outline(text).at(-1)).toBe(shopZip)
    expect(html).toMatch(/<\/div>\s*<p class="download">/)
    expect(html.match(/download"/g)).toHaveLength(1)
  })

  test('follows a difference and the output of a build', () => {
    const diff = '```diff title="a.js" check=build example=cart from=shop\n```\n'
    expect(outline(diff).at(-1)).toBe(cartZip)
    expect(parse(diff).page.downloads).toEqual(['cart'])
    expect(outline('```text check=output example=shop\nx\n```\n')).toEqual(['x', shopZip])
  })

  test('is not there if only hooks of the build are shown, or if nothing is', () => {
    const text = '```js check=tap example=shop\ncompiler.hooks.done.tap("A", () => {});\n```\n'
    expect(parse(text).page.downloads).toBeUndefined()
    expect(parse('Text.').page.downloads).toBeUndefined()
    expect(parse(fence('a.js', 'none')).page.downloads).toBeUndefined()
  })

  test('is not there if the build of the example is expected to fail', () => {
    expect(parse(fence('a.js', 'broken')).page.downloads).toBeUndefined()
  })

  test('is not part of the excerpt, and search does not find it', () => {
    const {page, body} = parse(`Intro.\n\n${fence('a.js')}More.`)
    expect(page.excerpt).toBe('Intro. More.')
    const rules = buildSearchRules({synonyms: {}, reference: [], background: []})
    const indexed = indexPage({url: '/a/', title: 'A', body, rules})
    expect(indexed.page.texts).toEqual(['Intro.'])
    expect(indexed.terms.flat().map(([term]) => term)).not.toContain('download')
  })
})

describe('the button that builds an example', () => {
  const buttons = (text: string) => toHtml(toHast(parse(text).body)).match(/data-run="\w+"/g)

  test('is at each of its files, but only once where they are side by side', () => {
    expect(buttons(fence('a.js') + fence('b.js'))).toHaveLength(2)
    const columns = `:::columns\n\n${fence('a.js')}${fence('b.js')}${fence('a.js', 'cart')}:::\n`
    expect(buttons(columns)).toEqual(['data-run="shop"', 'data-run="cart"'])
  })
})
