import {expect, test} from 'vitest'
import {toHtml} from 'hast-util-to-html'
import {toHast} from 'mdast-util-to-hast'
import {parsePage} from '../../../tools/markdown/parse-page.ts'
import {indexPage} from '../../../tools/search/index-page.ts'
import {buildSearchRules} from '../../../tools/search/synonyms.ts'
import {someExample} from '../examples/some-example.ts'

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

const htmlOf = (text: string) => toHtml(toHast(parse(text).body))

/** The elements of a page: what is in its code, and where its links lead. */
function outline(text: string): string[] {
  const pattern = /<code[^>]*>([^<]*)|href="([^"]*)"/g
  return [...htmlOf(text).matchAll(pattern)].map(([, code, url]) => (code ?? url ?? '').trim())
}

const fence = (title: string, example = 'shop') =>
  `\`\`\`js title="${title}" check=build example=${example}\n\`\`\`\n\n`

const shopZip = '/data/v1/examples/shop.zip'
const cartZip = '/data/v1/examples/cart.zip'

test('the link to the zip of an example follows the first fence that shows a file of it', () => {
  const text = `${fence('b.js')}Text.\n\n${fence('a.js')}${fence('a.js', 'cart')}`
  expect(outline(text)).toEqual(['b', shopZip, 'shop', 'cart', cartZip])
  expect(parse(text).page.downloads).toEqual(['shop', 'cart'])
  expect(htmlOf(text)).toContain(
    `<p class="download"><a href="${shopZip}">Download this example (zip, 1 KB)</a></p>`,
  )
})

test.each(['tabs', 'columns'])('the link to the zip of an example is below its %s', name => {
  const text = `:::${name}\n\n${fence('a.js')}${fence('b.js')}:::\n`
  expect(htmlOf(text)).toMatch(/^(?:(?!download).)*<\/div>\s*<p class="download">.*shop\.zip/s)
  expect(htmlOf(text).match(/download"/g)).toHaveLength(1)
})

test('the link to the zip of an example follows a difference and the output of a build', () => {
  const diff = '```diff title="a.js" check=build example=cart from=shop\n```\n'
  expect(outline(diff).at(-1)).toBe(cartZip)
  expect(parse(diff).page.downloads).toEqual(['cart'])
  expect(outline('```text check=output example=shop\nx\n```\n')).toEqual(['x', shopZip])
})

test.each([
  ['only hooks of the build are shown', '```js check=tap example=shop\na.hooks.b.tap("A", c)\n```'],
  ['nothing is shown', 'Text.'],
  ['there is no such example', fence('a.js', 'none')],
  ['the build of the example is expected to fail', fence('a.js', 'broken')],
])('the link to the zip of an example is not there if %s', (_, text) => {
  expect(parse(text).page.downloads).toBeUndefined()
})

test('the link to the zip of an example is not part of the excerpt, and search does not find it', () => {
  const {page, body} = parse(`Intro.\n\n${fence('a.js')}More.`)
  expect(page.excerpt).toBe('Intro. More.')
  const rules = buildSearchRules({synonyms: {}, reference: [], background: []})
  const indexed = indexPage({url: '/a/', title: 'A', body, rules})
  expect(indexed.page.texts).toEqual(['Intro.'])
  expect(indexed.terms.flat().map(([term]) => term)).not.toContain('download')
})

test('the button that builds an example is at the first of its files under each heading', () => {
  const buttons = (text: string) => htmlOf(text).match(/data-run="\w+"/g)
  expect(buttons(fence('a.js') + fence('b.js'))).toHaveLength(1)
  expect(buttons(`${fence('a.js')}## More\n\n${fence('b.js')}`)).toHaveLength(2)
  const columns = `:::columns\n\n${fence('a.js')}${fence('b.js')}${fence('a.js', 'cart')}:::\n`
  expect(buttons(columns)).toEqual(['data-run="shop"', 'data-run="cart"'])
})
