import * as fc from 'fast-check'

/** Input that is mostly refused or reported. */
const refused = new RegExp(
  [
    '<',
    '&#',
    ':::?:?(?!option|hook|coverage)[a-zA-Z\\s]',
    '^::(?!option|hook|coverage)',
    '(?:[pP]t|vbscript|blob|data):',
    '[\\u0000\\u2028\\u202E]',
    '//?\\\\',
  ].join('|'),
)

/** Text with a special meaning for a parser, an editor or a browser, a group in each row. */
const fragments = [
  ['# ', '## Root', '## Main', '## __proto__', '### constructor', '## ', 'Title\n=', 'Title\n---'],
  ['- ', '1. ', '99999999999. ', '- [ ] ', '- [x] ', '> ', '> > ', '    code', '\tcode'],
  ['> [!TIP]', '> [!WARNING] x', '> [!NOPE]', '[!TIP]', 'W> a', 'T> b', '?> c'],
  ['| a | b |\n| - | :-: |\n| 1 | `|` |', '|-|', '| a', '|'],
  ['```', '```js title="a.js" {1,3-5}', '~~~', '```html {0-99999999}', '```__proto__', '`', '``'],
  [':badge[1.0+]', ':::tabs{sync=a}', ':::columns', ':::', '::::', '::leaf[a]{b=c}'],
  ['::option{path="mode"}', '::hook{name="Compiler.emit"}', ':option[a *b*]{path="output.html"}'],
  ['- :option{path=mode} :flag[\u0060]{name=--config}', '::fact{id="__proto__"}'],
  ['::coverage{by=kind}', ':a[b]{#id .c}'],
  ['[^a]', '[^a]: note', '[^__proto__]', '[^__proto__]: x', '^[x]', '[a]', '[a]: /x "t"', '[a][a]'],
  ['*', '**', '_', '__', '***', '~', '~~', '_a_', '\\', '\\\\'],
  ['&', '&lt;', '&#x202E;', '&#0;', '&nbsp;'],
  ['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '<style>*{}</style>', '<?php ?>'],
  ['<!--', '-->', '<!-- a -->', '<![CDATA[', ']]>', '<!DOCTYPE html>', '</div>', '<a href="', '<b'],
  ['<javascript:alert(1)>', '<https://a.org>', 'https://a.org/b?c=d', 'www.a.org', 'a@b.org'],
  ['[x](javascript:alert(1))', '[x](JaVaScRiPt:x)', '[x](java&#115;cript:x)', '[a]: javascript:x'],
  ['[x](&#1;javascript:x)', '[x](java&#10;script:x)', '[x](vbscript:x)', '[x](blob:x)'],
  ['[x](/\\a.org)', '[x](//a.org)', '[x](<a b>)', '[x](./a.md#b)'],
  ['![x](data:text/html,x)', '![x](./a.png "t")'],
  ['\u202E', '\u200B', '\u2028', '\u0000', '\uFEFF', '\u00A0', '\u{1F468}\u200D\u{1F469}'],
  ['\r\n', '\n', '\n\n', ' ', '  \n', '\t'],
  ['text', 'node:fs', '10:30', 'é', 'שלום', '0', '1)', '.', '#', '##'],
  ['!', '[', ']', '(', ')', '{', '}', '=', '---', '***', '+++', '+'],
].flat()

/** Only the dialect that came before has these. */
const jsxFragments = [
  ['{a}', '{', '}', '{/* a */}', 'import a from "a"\n', 'export const a = 1\n'],
  ['<Badge text="a" />', '<Unknown>', '</Unknown>', '<>', '</>', '<div>', '</div>', '<br/>'],
  ['<a href={"javascript:x"}>x</a>', '<a href="javascript:x">', '</a>'],
  ['<img src="x" onError={x} />', '<img src="data:x" alt="*a*" />'],
  ['<div dangerouslySetInnerHTML={{__html: "x"}} />'],
  ['<p>', '</p>', '<kbd>a</kbd>', '<sup>2</sup>', '<code>x</code>'],
  ['<StackBlitzPreview example="a?b" description="<b>c</b>" />'],
].flat()

const indent = fc.constantFrom('', '', '', '  ', '    ', '> ', '- ')

function textOf(pieces: readonly string[]): fc.Arbitrary<string> {
  const piece = fc.oneof(
    {weight: 6, arbitrary: fc.constantFrom(...pieces)},
    {weight: 1, arbitrary: fc.string({unit: 'grapheme', maxLength: 8})},
    {weight: 1, arbitrary: fc.string({unit: 'binary', maxLength: 4})},
  )
  const line = fc
    .tuple(indent, fc.array(piece, {minLength: 1, maxLength: 6}), fc.constantFrom('', ' '))
    .map(([start, parts, glue]) => start + parts.join(glue))
  return fc
    .array(fc.tuple(line, fc.constantFrom('\n', '\n', '\n\n')), {maxLength: 12})
    .map(lines => lines.map(parts => parts.join('')).join(''))
}

/** Any text, put together from what means something, HTML included. */
export const hostileText = textOf([...fragments, ...jsxFragments])

const pages: ReadonlyArray<[paths: string[], pieces: string[]]> = [
  [['guides/a.md', 'index.md'], fragments.filter(fragment => !refused.test(fragment))],
  [
    ['guides/a.mdx'],
    fragments
      .filter(fragment => !/[<{}]|import|export/.test(fragment))
      .concat('<br/>', '<kbd>a</kbd>', '{a}', '<div>b</div>'),
  ],
  [['guides/a.md', 'index.md', 'guides/__proto__.md'], fragments],
  [
    ['guides/a.mdx', 'b.mdx'],
    [...fragments, ...jsxFragments],
  ],
]

/** A page with a title: any text, put together from what means something. */
export const hostilePage = fc
  .oneof(...pages.map(([paths, pieces]) => fc.tuple(fc.constantFrom(...paths), textOf(pieces))))
  .map(([path, text]) => ({path, text: toWellFormed(`---\ntitle: Page\n---\n${text}`)}))

/** Files are UTF-8, which has no halves of pairs; reading also settles the ends of lines. */
function toWellFormed(text: string): string {
  return new TextDecoder().decode(new TextEncoder().encode(text)).replaceAll('\r\n', '\n')
}
