import * as fc from 'fast-check'

/** Text that opens, closes or changes blocks and marks. */
const fragments = (
  '*¦_¦`¦~¦[¦]¦(¦)¦<¦>¦!¦#¦+¦-¦.¦:¦|¦\\¦&¦@¦{¦}¦=¦"¦\'¦/¦^¦$¦;¦,¦ ¦a¦A¦1¦0¦x¦é¦—¦\t¦\u00A0¦' +
  '\0¦\u{1F468}¦\n¦\n\n¦    ¦  ¦  \n¦\\\n¦> ¦- ¦1. ¦```¦~~~¦:::¦::¦**¦__¦~~¦](¦][¦[^¦<!--¦' +
  '-->¦&amp;¦&#¦www.¦http://¦https://a.b¦a@b.c¦[x] ¦[ ] ¦<b>¦</b>¦| ¦\n---\n¦\n===\n¦' +
  '\n```\n¦\n:::\n¦\n    x\n¦<div>\n¦</div>\n¦|\n¦node:fs'
).split('¦')

/** Starts of lines. */
const starts = (
  '¦# ¦## ¦- ¦* ¦+ ¦1. ¦2. ¦1) ¦-   ¦> ¦> > ¦> - ¦  ¦   ¦    ¦  - ¦   - ¦| ¦```¦```js¦~~~¦' +
  ':::tabs¦:::¦::option{path="a"}¦---¦***¦===¦- [ ] ¦- [x] ¦<div>¦</div>¦' +
  '<p align="center">¦<b>¦<!--¦-->¦<!-- a -->¦[a]: /b¦[a]: https://b.c¦[^a]: ¦> [!TIP]¦' +
  '| - | - |¦|-|¦| a | b |\n| - | - |\n| ¦    code¦\tcode¦>'
).split('¦')

/** Complete marks, and parts of some. */
const words = (
  'a¦b_c¦`d`¦`e|f`¦`[`¦`\\`¦**g**¦*h*¦_i_¦__j__¦[k](/l/)¦[m][n]¦[o]¦![p](q.png)¦:r¦:s[t]¦' +
  ':u{v="w"}¦:x[y]{z="a"}¦<br>¦<https://a.b>¦https://c.d/e¦www.f.g¦h@i.j¦@k¦&amp;¦&¦~l¦' +
  '~~m~~¦\\*¦\\|¦|¦:¦!¦(¦)¦"¦\'¦,¦.¦{¦}¦[¦]¦*¦_¦`¦<¦>¦\\¦#¦+¦-¦=¦1.¦/¦…¦é¦node:fs¦a:b¦' +
  '10:30¦**n *o* p**¦*q **r** s*¦[^a]¦[**t**](u)¦[`v`](w)¦[![x](y)](z)¦\u{1F468}¦  ¦' +
  '[`[`](a)¦[[b] c](d)'
).split('¦')

/** Lines of marks that authors write, in any order. */
const composed = fc
  .array(
    fc.record({
      start: fc.constantFrom('', ...starts),
      parts: fc.array(fc.constantFrom(...words), {maxLength: 6}),
      glue: fc.constantFrom(' ', ' ', ''),
      end: fc.constantFrom('\n', '\n', '\n\n', ' |\n'),
    }),
    {minLength: 1, maxLength: 8},
  )
  .map(lines => lines.map(({start, parts, glue, end}) => start + parts.join(glue) + end).join(''))

const edit = fc.record({
  kind: fc.constantFrom('insert', 'insert', 'delete', 'indent', 'trim', 'repeat', 'drop'),
  line: fc.nat(),
  column: fc.nat(),
  fragment: fc.constantFrom(...fragments),
  start: fc.constantFrom(...starts),
})

/** A few lines of these texts, put together and changed in some places, or lines of marks. */
export function changedText(texts: readonly string[]): fc.Arbitrary<string> {
  const lines = texts.map(text => text.split('\n'))
  const cut = fc
    .record({text: fc.nat(lines.length - 1), first: fc.nat(), count: fc.integer({min: 1, max: 12})})
    .map(({text, first, count}) => {
      const all = lines[text] ?? []
      const start = first % all.length
      return all.slice(start, start + count)
    })
  const changed = fc
    .tuple(fc.array(cut, {minLength: 1, maxLength: 3}), fc.array(edit, {maxLength: 6}))
    .map(([cuts, edits]) => edits.reduce(changeLine, cuts.flat()).join('\n'))
  return fc.oneof(changed, composed)
}

type Edit = typeof edit extends fc.Arbitrary<infer Value> ? Value : never

function changeLine(
  lines: readonly string[],
  {kind, line, column, fragment, start}: Edit,
): string[] {
  const index = line % Math.max(1, lines.length)
  const text = lines[index] ?? ''
  const at = column % (text.length + 1)
  const changed: Readonly<Record<typeof kind, string[]>> = {
    insert: [text.slice(0, at) + fragment + text.slice(at)],
    delete: [text.slice(0, at) + text.slice(at + 1 + (column % 4))],
    indent: [start + text],
    trim: [text.trimStart()],
    repeat: [text, text],
    drop: [],
  }
  return lines.toSpliced(index, 1, ...changed[kind])
}
