import {expect, test} from 'vitest'
import type {Example} from '../../../tools/examples/example.ts'
import {parsePage} from '../../../tools/markdown/parse-page.ts'
import {someExample} from '../examples/some-example.ts'

function parse(text: string, examples = new Map<string, Example>()) {
  const source = `---\ntitle: A\n---\n\n${text}\n`
  return parsePage({path: 'a.md', size: 1, text: source, examples})
}

const example = (files: Readonly<Record<string, string>>, name = 'shop') =>
  new Map([[name, someExample(files, name)]])

test.each([
  ['js title="webpack.config.js"', 'config'],
  ['mjs title="shop/webpack.prod.config.mjs"', 'config'],
  ['diff title="webpack.common.js"', 'config'],
  ['js title="src/webpack-helper.js"', 'parse'],
  ['js', 'parse'],
  ['js\ncompiler.hooks.done.tap("A", () => {})', 'hooks'],
  ['bash', 'cli'],
  ['diff', 'text'],
  ['js check=hooks', 'hooks'],
  ['js check=none reason="It is cut off."', 'none'],
])('how a fence is checked follows from %s', (meta, kind) => {
  expect(parse(`\`\`\`${meta}\na\n\`\`\``).samples).toMatchObject([{kind}])
})

test('how a fence is checked is as for any other fence in tabs, whose titles are labels', () => {
  const tabs = ':::tabs\n```bash title="npm"\nnpx webpack\n```\n:::'
  expect(parse(tabs).samples).toMatchObject([{kind: 'cli', line: 6, lines: [7]}])
  expect(parse(tabs).samples[0]).not.toHaveProperty('title')
})

test('a difference is checked as it is afterwards, and its lines are those of the page', () => {
  const text =
    '```diff title="webpack.config.js"\n module.exports = {\n-  a: 1,\n+  b: 2,\n };\n```'
  expect(parse(text).samples).toMatchObject([
    {text: 'module.exports = {\n  b: 2,\n};', line: 5, lines: [6, 8, 9]},
  ])
})

const shop = '// #region a\n  let a = 1;\n// #endregion\nlet b = 2;\n'
const region = (value: string) => `a\n// #region b\n${value}\n// #endregion\nc\n`
const lines = Array.from({length: 60}, (_, index) => `line ${index + 1}`)
const hunks = [
  '-line 1\n+first\n line 2\n line 3\n line 4',
  '@@ -27,7 +27,7 @@\n line 27\n line 28\n line 29',
  '-line 30\n+middle\n line 31\n line 32\n line 33',
]

test.each<[what: string, attributes: string, files: string[], value: string, checked: string]>([
  [
    'its file without the marks of regions',
    'build',
    ['', shop],
    '  let a = 1;\nlet b = 2;',
    '  let a = 1;\nlet b = 2;',
  ],
  ['a region', 'build region=a', ['', shop], 'let a = 1;', 'let a = 1;'],
  [
    'what is removed and added',
    'build from=before',
    ['one\n\ntwo\n', 'one\n\n2\nthree\n'],
    ' one\n \n-two\n+2\n+three',
    'one\n\n2\nthree',
  ],
  ['a new file as added', 'build from=before', ['', 'one\ntwo\n'], '+one\n+two', 'one\ntwo'],
  [
    'of a region only what changes',
    'build from=before region=b',
    [region('one'), region('two')],
    '-one\n+two',
    'two',
  ],
  [
    'of a long file the changes and three lines around each',
    'build from=before',
    [lines.join('\n'), lines.with(0, 'first').with(29, 'middle').join('\n')],
    hunks.join('\n'),
    lines.with(0, 'first').with(29, 'middle').join('\n'),
  ],
])('a fence of an example shows %s', (_, attributes, files, value, checked) => {
  const [before = '', after = ''] = files
  const examples = new Map([
    ...example(before === '' ? {} : {'a.js': before}, 'before'),
    ...example({'a.js': after}),
  ])
  const lang = attributes.includes('from') ? 'diff' : 'js'
  const fence = `\`\`\`${lang} title="a.js" check=${attributes} example=shop {2}\n\`\`\``
  const {body, samples, page} = parse(fence, examples)
  expect(body.children[0]).toMatchObject({type: 'code', lang, value, meta: 'title="a.js" {2}'})
  expect(samples).toMatchObject([{kind: 'build', text: checked}])
  expect(new Set(samples[0]?.lines), 'those of the fence').toEqual(new Set([5]))
  expect(page).toMatchObject({issues: [], checkedSamples: 1})
})

test('a fence of emitted code has the text that is recorded of the file, which it needs', () => {
  const fence = '```js title="dist/a.js" check=emitted example=shop\n```'
  const {body, page} = parse(fence, example({'emitted/a.js': 'a();\n'}))
  expect(body.children[0]).toMatchObject({value: 'a();', meta: 'title="dist/a.js"'})
  expect(page).toMatchObject({issues: [], checkedSamples: 1})
  expect(parse(fence, example({'dist/a.js': 'a();\n'})).page.issues).toMatchObject([
    {
      message: 'The example “shop” has no file emitted/a.js.',
      hint: 'Add "emitted": true to its example.json, and run npm run check:content -- --record.',
    },
  ])
})

test('a page counts what is compared with webpack, not what is only read', () => {
  const configuration = 'js title="webpack.config.js"\na'
  const fences = ['bash\nnpx webpack', 'bash\nnpm ci', 'js\nlet a', configuration]
  const text = fences.map(fence => `\`\`\`${fence}\n\`\`\``).join('\n\n')
  expect(parse(text).page.checkedSamples).toBe(2)
  expect(parse('Nothing.').page).not.toHaveProperty('checkedSamples')
})
