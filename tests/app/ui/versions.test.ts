import {describe, expect, test} from 'vitest'
import type {Update} from '#contract/compare-history.ts'
import type {Facts} from '#contract/webpack.ts'
import {createSetTest} from '../../../app/ui/update-check/find-set-facts.ts'
import {formatUpdates, groupUpdates} from '../../../app/ui/update-check/group-updates.ts'
import {readQuery} from '../../../app/ui/update-check/read-query.ts'

const updates: Update[] = [
  {id: 'option:html', kind: 'added', version: '5.108.0', history: {url: '/html/#html'}},
  {id: 'option:html.title', kind: 'added', version: '5.108.0', history: {}},
  {id: 'option:old', kind: 'removed', version: '5.107.2', history: {}},
  {id: 'option:last', kind: 'removed', version: '5.113.0', history: {}},
  {id: 'option:a', kind: 'renamed', version: '5.107.2', history: {renamedTo: 'option:b'}},
  {id: 'option:experiments.outputModule', kind: 'removed', version: '5.110.3', history: {}},
  {
    id: 'option:cache',
    kind: 'changed',
    version: '5.109.0',
    history: {},
    change: {version: '5.109.0', field: 'development', before: '1', after: '2'},
  },
  {
    id: 'option:keep',
    kind: 'changed',
    version: '5.109.0',
    history: {},
    change: {
      version: '5.109.0',
      field: 'type',
      before: 'RegExp | ((path: string) => boolean)',
      after: 'RegExp | object | ((file: string) => boolean)',
    },
  },
  {
    id: 'option:type',
    kind: 'changed',
    version: '5.109.0',
    history: {},
    change: {version: '5.109.0', field: 'type', before: '"a" | "b"', after: '"a" | "c"'},
  },
]

describe('the list of what an update changes', () => {
  test('begins with what needs attention, and leaves out parts of what is new', () => {
    const groups = groupUpdates(updates).map(({title, updates: list}) => `${title} ${list.length}`)
    expect(groups).toEqual(['Removed 3', 'Renamed 1', 'Changed 3', 'New 1'])
  })

  test('is Markdown with links', () => {
    const site = 'https://example.org'
    const versions = ['5.107.2', '5.107.3', '5.111.0', '5.113.0']
    const choice = {from: '5.100', to: '5.110', site, versions}
    expect(formatUpdates(groupUpdates(updates), choice)).toBe(
      `# webpack 5.100 → 5.110

## Removed

- \`old\` (option): removed in 5.107.3
- \`last\` (option): last in 5.113
- \`experiments.outputModule\` (option): removed in 5.111. Set output.module instead.

## Renamed

- \`a\` (option): renamed in 5.107.3. Use \`b\` instead.

## Changed

- \`cache\` (option): default in development: \`1\` → \`2\`, since 5.109
- \`keep\` (option): type: also \`object\`, since 5.109
- \`type\` (option): type: \`"a" | "b"\` → \`"a" | "c"\`, since 5.109

## New

- [\`html\`](https://example.org/html/#html) (option): since 5.108
`,
    )
  })
})

test('a configuration sets the options that it writes out, also removed ones, and what they hold', () => {
  const facts = ['experiments', 'experiments.css', 'mode', 'output.clean'].map(name => {
    return {id: `option:${name}`, kind: 'option', name} as const
  })
  const options: Facts = {package: 'webpack', version: '5.112.2', facts}
  const set = ['mode', 'experiments.css', 'experiments.layers', 'output.clean'].map(name => {
    const value = name === 'experiments.css' ? 'new Options()' : 'true'
    return {path: name.split('.'), value, isDefault: false}
  })
  const holder = {path: ['experiments'], isDefault: false}
  const config = {options: [holder, ...set], problems: [], hasMore: false, settings: {}}
  const isSet = createSetTest([config], options)
  const names = ['mode', 'experiments.css', 'experiments.css.exportsOnly', 'experiments.layers']
  expect(names.filter(name => isSet(`option:${name}`))).toEqual(names)
  expect(['experiments', 'output.clean.keep'].filter(name => isSet(`option:${name}`))).toEqual([])
})

test('the versions of a URL are used if they exist, the older one first', () => {
  const minors = ['5.112', '5.90', '5.9']
  expect(readQuery('?from=5.112&to=5.90', minors, undefined)).toEqual(['5.90', '5.112'])
  expect(readQuery('?from=6.0', minors, '5.9')).toEqual(['5.9', '5.112'])
})
