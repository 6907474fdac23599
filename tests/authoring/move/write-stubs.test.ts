import {expect, test} from 'vitest'
import type {FactKind} from '#contract/webpack.ts'
import {insertStubs, type Stub} from '../../../authoring/move/write-stubs.ts'
import {factOf} from '../../tools/facts/some-facts.ts'

function stub(kind: FactKind, name: string, place: Partial<Stub['place']>): Stub {
  return {fact: factOf(kind, name), place: {file: 'a.md', isCovered: true, ...place}}
}

const page = `---
covers:
  - option:output.*
---

## \`output.clean\`

::option{path="output.clean"}

\`\`\`sh
## no heading
\`\`\`

## Names

| Name | Default | Meaning |
| --- | --- | --- |
| :option[path]{path="output.path"} | a \\| b | the folder |

- :hook{name="Compiler.emit"}: before files are written
`

test('a new fact gets an entry in the form of its neighbor, which says that it is not described yet', () => {
  const stubs = [
    stub('option', 'output.cleaner', {line: 8, neighbor: 'option:output.clean'}),
    stub('option', 'output.pathinfo', {line: 18, neighbor: 'option:output.path'}),
    stub('hook', 'Compiler.emitted', {line: 20, neighbor: 'hook:Compiler.emit', isCovered: false}),
  ]
  const mark = ':undescribed{since="2026-02-03"}'
  const cleaner = `## \`output.cleaner\`\n\n::option{path="output.cleaner"}\n\n${mark}\n\n`
  const expected = page
    .replace('covers:\n', 'covers:\n  - hook:Compiler.emitted\n')
    .replace('## Names', `${cleaner}## Names`)
    .replace('the folder |\n', `$&| :option[pathinfo]{path="output.pathinfo"} |  | ${mark} |\n`)
  expect(insertStubs(page, stubs, '2026-02-03')).toBe(
    `${expected}- :hook{name="Compiler.emitted"}: ${mark}\n`,
  )
})

test('a message is a heading without code, and its directive has the quotes that it allows', () => {
  const message = stub('error', 'No "a" in …', {line: undefined})
  expect(insertStubs('## B\n', [message], '2026-02-03')).toContain(`## No "a" in …

::fact{id='error:No "a" in …'}`)
})
