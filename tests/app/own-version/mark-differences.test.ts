import {afterEach, beforeEach, describe, expect, test} from 'vitest'
import type {Difference} from '#contract/compare-history.ts'
import {describeDifference, nameDifference} from '../../../app/own-version/describe-difference.ts'
import {markDifferences} from '../../../app/own-version/mark-differences.ts'
import {attributes, texts} from '../dom.ts'

const none = {history: {}, changes: [], isNotDeprecated: false}
const change = {version: '5.95.0', field: 'default', before: '"old"', after: '"new"'} as const
const since = {since: '5.103.0', url: '/page/#dotenv'} as const
const missing: Difference = {...none, kind: 'missing', history: since}
const other: Difference = {...none, kind: 'other', changes: [change], isNotDeprecated: true}
const extra: Difference = {...none, kind: 'extra', history: {until: '5.100.0'}}

const known = {
  version: '5.90',
  differences: new Map([
    ['option:dotenv', missing],
    ['option:experiments', other],
    ['option:experiments.layers', extra],
  ]),
  byUrl: new Map([['/page/#dotenv', missing]]),
}

const page = `
  <button data-own-version="">My version</button>
  <nav><a href="/page/#dotenv">dotenv</a><a href="/page/#other">other</a></nav>
  <main><div class="article">
    <div class="heading"><h2>dotenv</h2></div><dl data-fact="option:dotenv"></dl>
    <div class="heading"><h2>experiments</h2></div><dl data-fact="option:experiments"></dl>
    <p><a href="#x"><code data-fact="option:dotenv">dotenv</code></a></p>
  </div></main>`

let marking: ReturnType<typeof markDifferences> | undefined

function mark(hasStarted = () => true) {
  marking = markDifferences(document, known, hasStarted)
  return marking
}

beforeEach(() => {
  document.body.innerHTML = page
})
afterEach(() => marking?.stop())

describe('the differences from a version', () => {
  test('are marked at headings, in blocks and behind names', () => {
    mark()
    expect(texts('h2')).toEqual(['dotenvnot in webpack 5.90', 'experiments'])
    expect(texts('dl')).toEqual([
      'In 5.90not available: it came with 5.103',
      'In 5.90default "old"; not deprecatedOnly in 5.90layers',
    ])
    expect(texts('main a + [data-version-mark]')).toEqual(['not in webpack 5.90'])
  })

  test('are summarized above the text, with a link to all changes', () => {
    mark()
    const note = '.article > p:first-child'
    const summary = 'Marked for webpack 5.90: 1 not in it yet, 1 different. What changed since'
    expect(texts(note)).toEqual([summary])
    expect(attributes('href', `${note} a`)).toEqual(['/migrate/versions/?from=5.90'])
  })

  test('are marked around the text once the app has started', () => {
    let hasStarted = false
    const started = mark(() => hasStarted)
    expect(texts('nav a')).toEqual(['dotenv', 'other'])
    hasStarted = true
    started.mark()
    expect(texts('nav a')).toEqual(['dotenvnot in webpack 5.90', 'other'])
  })
})

test('a difference says the first value after the version, of each field', () => {
  const changes = [
    {version: '5.95.0', field: 'production', before: '1', after: '2'},
    {version: '5.96.0', field: 'production', before: '2', after: '3'},
    {version: '5.97.0', field: 'flag', after: '--flag'},
  ] as const
  expect(describeDifference({...other, changes, isNotDeprecated: false})).toEqual([
    'default ',
    {code: '1'},
    ' in production',
    '; ',
    'no command-line flag',
  ])
})

test('the mark of a difference tells which of the two versions has it', () => {
  expect([missing, extra, other].map(each => nameDifference(each, '5.90'))).toEqual([
    'not in webpack 5.90',
    'only in webpack 5.90',
    'different in webpack 5.90',
  ])
})
