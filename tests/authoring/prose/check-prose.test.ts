import {writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {formatIssues, type Issue} from '../../../tools/issues/issue.ts'
import {createStore} from '../../../tools/disk/store.ts'
import {checkProse} from '../../../authoring/prose/check-prose.ts'
import {writeFolder} from '../../tools/temp-folder.ts'

const phrases = '{"in place of": "“instead of”", "Whoever": "the subject first"}'

/** The issues of a repository with these files. */
async function findIssues(files: Record<string, string>): Promise<readonly Issue[]> {
  const root = await writeFolder({'content/_phrases.json': phrases, ...files})
  const {issues} = await checkProse({root, store: createStore(await writeFolder())})
  return issues
}

/** The issues in the text of a page: `3 Avoid “in place of”.` */
async function checkPage(text: string, head = 'title: Page'): Promise<string[]> {
  const issues = await findIssues({'content/index.md': `---\n${head}\n---\n\n${text}\n`})
  return issues.map(({line, message}) => `${line} ${message}`)
}

describe('checkProse', () => {
  test('reports each kind of mistake with its place and what to write', async () => {
    const page = `---
title: Caching
---

Name the the files by a hash, and the recieving
browser keeps them in place of asking for an new file.

Whoever reads this knows xqzvw.
`
    expect(formatIssues(await findIssues({'content/guides/caching.md': page}))).toBe(
      `content/guides/caching.md:5  repeated-word
  “the the” repeats a word.
  Write “the”.

content/guides/caching.md:5  unknown-word
  “recieving” is not in the dictionary.
  Write “receiving” or “relieving”, mark it as code, or add it to content/_words.txt.

content/guides/caching.md:6  avoided-phrase
  Avoid “in place of”.
  Write “instead of”.

content/guides/caching.md:6  wrong-article
  “an new” has the wrong article.
  Write “a”.

content/guides/caching.md:8  avoided-phrase
  Avoid “Whoever”.
  Write the subject first.

content/guides/caching.md:8  unknown-word
  “xqzvw” is not in the dictionary.
  Correct the word, mark it as code, or add it to content/_words.txt.`,
    )
  })

  test('checks the title, the group and the description of a page', async () => {
    const head = `title: A colour
sort: 1
group: Colours
description: "Which colour to use in place of red: \\"grey\\", for example."`
    expect(await checkPage('', head)).toEqual([
      '2 “colour” is not in the dictionary.',
      '4 “Colours” is not in the dictionary.',
      '5 “colour” is not in the dictionary.',
      '5 Avoid “in place of”.',
    ])
  })

  test('checks asides, lists, quotes, tables, tabs, links and alternative texts', async () => {
    const text = `## A teha heading

> [!NOTE]
> A line that is fine,
> then tehb.

- an item with **tehc**
  - and [tehd](/somewhere/ "tehz")

| Name | tehe |
| --- | --- |
| *tehf* | fine |

:::tabs{sync=tehz}
A paragraph with tehg.

\`\`\`js title="tehz"
tehz();
\`\`\`
:::

![A picture of tehh](./tehz.svg)`
    const words = '5 teha, 9 tehb, 11 tehc, 12 tehd, 14 tehe, 16 tehf, 19 tehg, 26 tehh'.split(', ')
    expect(await checkPage(text)).toEqual(
      words.map(row => row.replace(/\w+$/, '“$&” is not in the dictionary.')),
    )
  })

  test('leaves code, directives, addresses, keys, quotations and names alone', async () => {
    const head = `title: Page
description: "Use __tehz__ with __dirname, and [tehzhash]."
contributors:
  - tehz
related:
  - title: Start
    url: /tehz/`
    const text = `Set \`tehz in place of tehz\`, see :option[tehz]{path="tehz"} and [Start](/tehz/in%20place%20of/).

::option{path="in place of tehz"}

\`\`\`console
$ tehz in place of that
\`\`\`

    tehz in place of that

It prints "tehz in place of that", says “tehz”, and stops: Can't resolve 'tehz'.
At https://example.org/tehz or <https://tehz.org>, in ./tehz/tehz and tehz.js, from @tehz/core.

CommonJS, ES2015, URLs, an ESM-only package, \`Chunk\`s, css-loader, a webpack-bundle-analyzer,
--tehz-flag, [tehzhash], output.tehz, node:tehz, npm tehz, plan B.`
    expect(await checkPage(text, head)).toEqual([])
  })

  test('matches phrases as words, across lines and marks, but not across code', async () => {
    const text = 'A file **in place\nof** it. Pin placed. In place of it. In place `of` it.'
    expect(await checkPage(text)).toEqual(['5 Avoid “in place of”.', '6 Avoid “In place of”.'])
  })

  test('checks other Markdown, descriptions in data, comments, messages outside of tests, and names of tests', async () => {
    const code = `/**
 * Builds the tehc of \`tehz\`.
 *
 * Returns it in place
 * of the other.
 */
export function build(tehz: number): string {
  const url = 'https://example.org/tehz' # the tehd
  # Lines that belong together: in place
  # of one, there are two.
  return \`There is no \${tehz} in place of it. Write tehe.\`
}`.replaceAll('#', '//')
    const names =
      'describe(~tehe~)\ntest.each([])(~`tehd` %s in place of $tehc~)\ntest(\n  ~tehb~)\n'
    const files = {
      'README.md': '# A teha\n',
      'contract/README.md': 'It stores files in place of names.\n',
      'content/packages.json': '[\n  {"package": "tehz",\n    "description": "Loads tehb."}\n]\n',
      'tools/a.ts': code,
      'tests/a.ts': code,
      'tests/b.ts': names.replaceAll('~', "'"),
      'app/a.css': '/* Colours. */\n.tehz {\n}\n',
    }
    const places = new Map<string, string[]>()
    for (const {file, line, rule} of await findIssues(files)) {
      const marks = places.get(file) ?? []
      places.set(file, [...marks, `${line} ${rule === 'unknown-word' ? 'word' : rule}`])
    }
    const inCode = ['2 word', '4 avoided-phrase', '8 word', '9 avoided-phrase']
    expect(Object.fromEntries(places)).toEqual({
      '../README.md': ['1 word'],
      '../app/a.css': ['1 word'],
      '../contract/README.md': ['1 avoided-phrase'],
      '../tests/a.ts': inCode,
      '../tests/b.ts': ['1 word', '2 avoided-phrase', '4 word'],
      '../tools/a.ts': [...inCode, '11 word', '11 avoided-phrase'],
      'packages.json': ['3 word'],
    })
  })

  test('accepts the words of the list, and wants them sorted', async () => {
    const page = '---\ntitle: Page\n---\n\nThe tehb and Teha of tehb-tools.\n'
    const checkList = async (list: string) =>
      formatIssues(await findIssues({'content/_words.txt': list, 'content/index.md': page}))
    expect(await checkList('teha\ntehb\n')).toBe('')
    const texts = (await checkList('tehb\nteha\nteha\ntwo words\n')).split('\n\n')
    expect(texts.map(text => text.split('\n')[0])).toEqual(
      [2, 3, 4].map(line => `content/_words.txt:${line}  unsorted-words`),
    )
    expect(texts[2]).toBe(`content/_words.txt:4  unsorted-words
  “two words” is not one word, or not in alphabetical order.
  Write each word once, on its own line, in alphabetical order.`)
  })

  test('reports a phrase that is not a pattern', async () => {
    const files = {'content/_phrases.json': '{\n  "in (place": "here"\n}\n'}
    expect(formatIssues(await findIssues(files))).toBe(
      `content/_phrases.json:2  bad-json
  The value of “in (place” is not valid: Invalid key in record.
  Change the value.`,
    )
  })

  test('checks a file again when it or the word list changes', async () => {
    const page = '---\ntitle: Page\n---\n\nA teha.\n'
    const root = await writeFolder({'content/a.md': page, 'content/b.md': '---\ntitle: B\n---\n'})
    const store = createStore(await writeFolder())
    const first = await checkProse({root, store})
    expect(first).toMatchObject({files: 2, fresh: 2, issues: [{rule: 'unknown-word', line: 5}]})
    expect(await checkProse({root, store})).toEqual({...first, fresh: 0})
    await writeFile(join(root, 'content/a.md'), page.replace('teha', 'page'))
    expect(await checkProse({root, store})).toEqual({files: 2, fresh: 1, issues: []})
    await writeFile(join(root, 'content/_words.txt'), 'teha\n')
    expect(await checkProse({root, store})).toEqual({files: 2, fresh: 2, issues: []})
  })
})
