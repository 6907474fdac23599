import {expect, test} from 'vitest'
import {dropHidden} from '../../tools/sources/hidden-characters.ts'
import {parseFrontMatter} from '../../tools/content-format/front-matter.ts'
import {formatIssues} from '../../tools/issues/issue.ts'
import {redirectFileSchema} from '../../tools/content-format/redirects.ts'
import {siteSchema} from '../../tools/content-format/site-settings.ts'
import {parseYaml} from '../../tools/sources/yaml-value.ts'
import {toMarkdown} from '../../tools/markdown/to-markdown.ts'
import {runWithTimeLimit} from '../../tools/load/run-with-time-limit.ts'
import {parseText} from './markdown/parse-text.ts'

test.each<[what: string, text: string, line?: number]>([
  ['numbered lists', '1. '.repeat(10_000) + 'x'],
  ['lists in quotes', '- > '.repeat(10_000) + 'x'],
  ['emphasis', '*a '.repeat(300) + 'a* '.repeat(300)],
  ['lists of many lines', deepList(150), 55],
])('text that is nested too deeply is reported at its line: %s', (_, text, line = 6) => {
  const {report, body} = parseText(`Text.\n\n${text}\n`)
  expect(report.replace(/:\d+ /, ':N ')).toBe(
    `content/page.md:N  too-deep
  The text is nested deeper than 100 levels.
  Move the inner text out of some of the lists, quotes or formatting around it.`,
  )
  expect(Number(/\d+/.exec(report))).toBe(line)
  expect(body.children).toEqual([])
})

test.each([
  ['-'.repeat(200), '- '.repeat(200), '* '.repeat(200), '='.repeat(200)].join('\n\n'),
  `${'> '.repeat(20)}${'- '.repeat(20)}x\n`,
])('text that is nested too deeply is not what looks like it', text => {
  expect(parseText(text).report).toBe('')
})

test('text that is nested too deeply is shown without highlighting if it is code', () => {
  const {html, report} = parseText(`\`\`\`js\n${'`${'.repeat(5000)}\n\`\`\`\n`)
  expect(report).toBe('')
  expect(html).not.toContain('<span')
})

test('hidden characters are reported with their number, their name and their line', () => {
  expect(parseText('One.\n\nTwo \u202E three.\n').report).toBe(
    `content/page.md:6  hidden-character
  U+202E (right-to-left override) changes the order in which the line is displayed.
  Delete it and retype the text around it. To write about it, use its code, such as U+….`,
  )
})

test.each([
  ['a reference', 'a &#x202E; b', 4, 'error'],
  ['an isolate that is not closed', 'a \u2066 b', 4, 'error'],
  ['a mark without letters from right to left', 'a \u200F b', 4, 'error'],
  ['a control character', 'a \u0008 b', 4, 'error'],
  ['a separator of lines', 'a\u2028b', 4, 'error'],
  ['a noncharacter', 'a\uFFFEb', 4, 'error'],
  ['code', '```js\n1\na\u200B\n```', 6, 'error'],
  ['code in a line', '`a\u200B`', 4, 'error'],
  ['a blank without width in text', 'a\u200Bb', 4, 'warning'],
  ['a tag', 'a\u{E0041}b', 4, 'error'],
  ['a url', '[a](/b\u2069/)', 4, 'error'],
])('hidden characters are found in %s', (_, text, line, severity) => {
  expect(parseText(text).page.issues).toMatchObject([{rule: 'hidden-character', line, severity}])
})

test.each([
  ['emoji', '\u{1F468}\u200D\u{1F469}\u200D\u{1F467} \u2764\uFE0F\u200D\u{1F525}'],
  ['a flag', '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}'],
  ['Persian', 'می\u200Cخواهم'],
  ['Hebrew', 'שלום\u200F (a) \u2066b\u2069'],
  ['Hindi', 'क्\u200Dष'],
])('hidden characters are left where a script needs them: %s', (_, text) => {
  expect(parseText(text).report).toBe('')
})

test('hidden characters are dropped from the names of sponsors', () => {
  expect(dropHidden('A\u202E\u200BB \u{1F468}\u200D\u{1F469}')).toBe('AB \u{1F468}\u200D\u{1F469}')
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java&#115;cript:alert(1)',
  'data:text/html,x',
  '/\\a.org/',
])('addresses that could run or mislead are refused: %s', address => {
  for (const path of ['page.md', 'page.mdx']) {
    const {page, html} = parseText(`[x](${address}) ![x](${address})`, path)
    const bad = page.issues.filter(({rule}) => rule === 'bad-link')
    expect(bad).toHaveLength(2)
    expect(html).toBe('<p>x x</p>')
  }
})

test.each(['javascript:x', '//a.org', '/\\a.org', 'java\tscript:x', ' javascript:x'])(
  'addresses of data have to be pages, or begin with `http`: %j',
  url => {
    const page = {title: 'A', url}
    const data = {repository: url, footer: [page], languages: [{...page, lang: 'a'}]}
    const {issues} = parseYaml(siteSchema, {text: JSON.stringify(data), file: 'site.json'})
    expect(issues.map(({message}) => /“(\w+)/.exec(message)?.[1])).toEqual(
      expect.arrayContaining(['repository', 'footer', 'languages']),
    )
  },
)

test.each(['/a b/', '/a/\n/secret/', '//a.org/', '/*', '/:splat/', '/../../x/', '/a/%2E./'])(
  'addresses of redirects cannot add a rule: %j',
  from => {
    const text = JSON.stringify([{from, to: '/b/'}])
    const {issues} = parseYaml(redirectFileSchema, {text, file: 'redirects.json'})
    expect(issues).toMatchObject([{rule: 'bad-json', line: 1}])
  },
)

test('attributes of a JSX tag without an end do not hide its line', () => {
  const {page} = parseText('a\n\n<a href="javascript:x">  \n# \n', 'page.mdx')
  expect(page.issues).toMatchObject([{rule: 'bad-markdown', line: 6}])
})

test('attributes of JSX that would run something are reported and left out', () => {
  const {html, report} = parseText(
    '<div onClick={run} dangerouslySetInnerHTML={{__html: "<b>"}}>a</div>\n\n<img src="https://a.org/a.png" onerror="x" />',
    'page.mdx',
  )
  expect(html).not.toMatch(/onclick|onerror|<b>/i)
  expect(report).toContain(`content/page.mdx:4  raw-html (warning)
  The attribute onClick of <div> is left out.
  Remove it, and use Markdown instead.`)
})

test.each(['__proto__', 'constructor', 'prototype'])('data with the key %s is refused', key => {
  const text = `{"title": "A",\n"${key}": {"a": 1}}`
  const {issues} = parseYaml(siteSchema, {text, file: 'site.json'})
  expect(issues).toMatchObject([{rule: 'unknown-key', line: 2}])
  expect(Object.hasOwn(Object.prototype, 'a')).toBe(false)
})

test.each(['[', '{"a": ', '- '])('data with very many levels is reported: %s', level => {
  const {issues} = parseYaml(siteSchema, {text: level.repeat(10_000), file: 'site.json'})
  expect(formatIssues(issues)).toContain('It is nested too deeply.')
})

test('data with tags for other types is refused', () => {
  const {issues} = parseYaml(siteSchema, {text: 'title: !!js/function x', file: 'site.json'})
  expect(issues).toMatchObject([{rule: 'bad-json', line: 1}])
})

test('data with very many keys is read at once', () => {
  const text = Array.from({length: 20_000}, (_, index) => `k${index}: 1`).join('\n')
  expect(parseYaml(siteSchema, {text, file: 'site.json'}).issues).toHaveLength(20)
})

test('ids of headings are none of the ids of footnotes, none to which URLs lead, and never empty', () => {
  const text = '## Footnote label\n\n## User content fn 1\n\n## ✨\n\n## ✨\n'
  const ids = ['heading-footnote-label', 'heading-user-content-fn-1', 'section', 'section-1']
  expect(parseText(text).page.ids).toEqual(ids)
  expect(parseText('## Sponsors\n', 'index.md').page.ids).toEqual(['sponsors-1'])
  expect(parseText('## Sponsors\n', 'guides/index.md').page.ids).toEqual(['sponsors'])
})

test('front matter without an end is reported as such', () => {
  const {issues} = parseFrontMatter('---\ntitle: A\n\nText.\n', 'a.md')
  expect(formatIssues(issues)).toBe(
    `content/a.md:1  bad-front-matter
  The front matter is not closed.
  Write --- on a separate line between the front matter and the text.`,
  )
})

test.each([
  ['a break at the edge of a block', '<br/>\n\n# \n', 'page.mdx'],
  ['a break before nothing', '!  \n\uFEFF\n', 'page.md'],
])('Markdown of a page does not turn %s into a backslash', (_, text, path) => {
  const {body} = parseText(text, path)
  expect(toMarkdown({title: 'A', body, url: '/a/', siteUrl: 'https://a.org'})).not.toMatch(/\\$/)
})

test('runWithTimeLimit stops what takes too long, passes errors on, and leaves alone what runs next', () => {
  const endless = () => {
    for (;;);
  }
  expect(runWithTimeLimit(50, endless)).toBeUndefined()
  const fail = () => {
    throw new TypeError('a')
  }
  expect(() => runWithTimeLimit(10_000, fail)).toThrow(TypeError)
  expect(runWithTimeLimit(10_000, () => 'a')).toEqual({value: 'a'})
})

function deepList(depth: number): string {
  return Array.from({length: depth}, (_, level) => `${'  '.repeat(level)}- a`).join('\n')
}
