import {expect, test} from 'vitest'
import type {Fact, FactKind} from '#contract/webpack.ts'
import {insertStubs, type Stub} from '../../../authoring/move/write-stubs.ts'

function stub(kind: FactKind, name: string, place: Partial<Stub['place']>): Stub {
  const fact: Fact = {id: `${kind}:${name}`, kind, name}
  return {fact, place: {file: 'a.md', isCovered: true, ...place}}
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
  expect(insertStubs(page, stubs, '2026-02-03')).toBe(`---
covers:
  - hook:Compiler.emitted
  - option:output.*
---

## \`output.clean\`

::option{path="output.clean"}

\`\`\`sh
## no heading
\`\`\`

## \`output.cleaner\`

::option{path="output.cleaner"}

:undescribed{since="2026-02-03"}

## Names

| Name | Default | Meaning |
| --- | --- | --- |
| :option[path]{path="output.path"} | a \\| b | the folder |
| :option[pathinfo]{path="output.pathinfo"} |  | :undescribed{since="2026-02-03"} |

- :hook{name="Compiler.emit"}: before files are written
- :hook{name="Compiler.emitted"}: :undescribed{since="2026-02-03"}
`)
})

test('a message is a heading without code, and its directive has the quotes that it allows', () => {
  const message = stub('error', 'No "a" in …', {line: undefined})
  expect(insertStubs('## B\n', [message], '2026-02-03')).toContain(`## No "a" in …

::fact{id='error:No "a" in …'}`)
})
