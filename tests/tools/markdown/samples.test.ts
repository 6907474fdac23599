import {describe, expect, test} from 'vitest'
import type {Example} from '../../../tools/content/example.ts'
import {parsePage} from '../../../tools/markdown/parse-page.ts'

function parse(text: string, examples = new Map<string, Example>()) {
  const source = `---\ntitle: A\n---\n\n${text}\n`
  return parsePage({path: 'a.md', size: 1, text: source, examples})
}

function kindsOf(text: string): string[] {
  return parse(text).samples.map(({kind}) => kind)
}

const example = (files: Readonly<Record<string, string>>): Map<string, Example> =>
  new Map([
    [
      'shop',
      {
        name: 'shop',
        files: new Map(Object.entries(files)),
        owners: new Map<string, string>(),
        binaries: new Set<string>(),
      },
    ],
  ])

describe('how a fence is checked', () => {
  test.each([
    ['js title="webpack.config.js"', 'config'],
    ['mjs title="shop/webpack.prod.config.mjs"', 'config'],
    ['ts title="webpack.config.ts"', 'config'],
    ['diff title="webpack.common.js"', 'config'],
    ['js title="src/webpack-helper.js"', 'parse'],
    ['js', 'parse'],
    ['json', 'parse'],
    ['yaml', 'parse'],
    ['bash', 'cli'],
    ['console', 'cli'],
    ['diff', 'text'],
    ['css', 'text'],
    ['text', 'text'],
    ['js check=hooks', 'hooks'],
    ['js check=none reason="It is cut off."', 'none'],
  ])('follows from %s', (meta, kind) => {
    expect(kindsOf(`\`\`\`${meta}\na\n\`\`\``)).toEqual([kind])
  })

  test('follows from hooks in the text', () => {
    expect(kindsOf('```js\ncompiler.hooks.done.tap("A", () => {})\n```')).toEqual(['hooks'])
  })

  test('is as for any other fence in tabs, whose titles are labels', () => {
    const tabs = ':::tabs\n```bash title="npm"\nnpx webpack\n```\n:::'
    expect(parse(tabs).samples).toMatchObject([{kind: 'cli', line: 6, lines: [7]}])
    expect(parse(tabs).samples[0]).not.toHaveProperty('title')
  })
})

test('what a fence says of checks is nothing to readers', () => {
  const fence = '```js title="a.js" check=none reason="It is cut off." {2}\na\n```'
  expect(parse(fence).body.children).toMatchObject([{meta: 'title="a.js" {2}'}])
})

describe('a difference', () => {
  test('is checked as it is afterwards, and its lines are those of the page', () => {
    const text =
      '```diff title="webpack.config.js"\n module.exports = {\n-  a: 1,\n+  b: 2,\n };\n```'
    expect(parse(text).samples).toMatchObject([
      {text: 'module.exports = {\n  b: 2,\n};', line: 5, lines: [6, 8, 9]},
    ])
  })
})

describe('a fence of an example', () => {
  const text = '// #region a\n  let a = 1;\n// #endregion\nlet b = 2;\n'

  test('has the text of its file, without the marks of regions', () => {
    const {body, samples} = parse(
      '```js title="a.js" check=build example=shop\n```',
      example({'a.js': text}),
    )
    expect(body.children[0]).toMatchObject({type: 'code', value: '  let a = 1;\nlet b = 2;'})
    expect(samples).toMatchObject([
      {kind: 'build', text: '  let a = 1;\nlet b = 2;', lines: [5, 5]},
    ])
  })

  test('has the text of a region', () => {
    const fence = '```js title="a.js" check=build example=shop region=a\n```'
    const {body, page} = parse(fence, example({'a.js': text}))
    expect(body.children[0]).toMatchObject({value: 'let a = 1;'})
    expect(page).toMatchObject({issues: [], checkedSamples: 1})
  })
})

describe('a fence of emitted code', () => {
  const fence = '```js title="dist/a.js" check=emitted example=shop\n```'

  test('has the text that is recorded of the emitted file', () => {
    const {body, page} = parse(fence, example({'emitted/a.js': 'a();\n'}))
    expect(body.children[0]).toMatchObject({value: 'a();', meta: 'title="dist/a.js"'})
    expect(page).toMatchObject({issues: [], checkedSamples: 1})
  })

  test('needs a record of the file', () => {
    const {page} = parse(fence, example({'dist/a.js': 'a();\n'}))
    expect(page.issues).toMatchObject([
      {
        message: 'The example “shop” has no file emitted/a.js.',
        hint: 'Add "emitted": true to its example.json, and run npm run check:content -- --record.',
      },
    ])
  })
})

describe('a fence of two examples', () => {
  const examplesOf = (before: Record<string, string>, after: Record<string, string>) =>
    new Map([
      ...[...example(before)].map(([, shop]) => ['before', {...shop, name: 'before'}] as const),
      ...example(after),
    ])
  const fence = '```diff title="a.js" check=build example=shop from=before\n```'

  test('shows what is removed and added, and is checked as it is afterwards', () => {
    const {body, samples, page} = parse(
      fence,
      examplesOf({'a.js': 'one\n\ntwo\n'}, {'a.js': 'one\n\n2\nthree\n'}),
    )
    const [code] = body.children
    expect(code).toMatchObject({lang: 'diff', value: ' one\n \n-two\n+2\n+three'})
    expect(code).toMatchObject({meta: 'title="a.js"'})
    expect(samples).toMatchObject([{kind: 'build', text: 'one\n\n2\nthree'}])
    expect(page.issues).toEqual([])
  })

  test('shows a file that was not there as added', () => {
    const {body, page} = parse(fence, examplesOf({}, {'a.js': 'one\ntwo\n'}))
    expect(body.children[0]).toMatchObject({value: '+one\n+two'})
    expect(page.issues).toEqual([])
  })

  test('shows of a region only what changes in it', () => {
    const region = (text: string) => `a\n// #region b\n${text}\n// #endregion\nc\n`
    const {body} = parse(
      fence.replace('\n', ' region=b\n'),
      examplesOf({'a.js': region('one')}, {'a.js': region('two')}),
    )
    expect(body.children[0]).toMatchObject({value: '-one\n+two'})
  })

  test('shows of a long file the changes and three lines around each', () => {
    const lines = Array.from({length: 60}, (_, index) => `line ${index + 1}`)
    const text = (changed: readonly string[]) => ({'a.js': `${changed.join('\n')}\n`})
    const {body, samples} = parse(
      fence,
      examplesOf(text(lines), text(lines.with(0, 'first').with(29, 'middle'))),
    )
    expect(body.children[0]).toMatchObject({
      value: [
        '-line 1\n+first\n line 2\n line 3\n line 4',
        '@@ -27,7 +27,7 @@\n line 27\n line 28\n line 29',
        '-line 30\n+middle\n line 31\n line 32\n line 33',
      ].join('\n'),
    })
    expect(samples[0]?.text.split('\n')).toHaveLength(60)
  })
})

test('a page counts what is compared with webpack, not what is only read', () => {
  const fences = [
    'bash\nnpx webpack',
    'bash\nnpm ci',
    'js\nlet a',
    'js title="webpack.config.js"\na',
  ]
  const text = fences.map(fence => `\`\`\`${fence}\n\`\`\``).join('\n\n')
  expect(parse(text).page.checkedSamples).toBe(2)
  expect(parse('Nothing.').page).not.toHaveProperty('checkedSamples')
})
