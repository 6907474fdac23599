import {readFileSync} from 'node:fs'
import {act} from 'react'
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest'
import {defaultsSchema} from '#contract/defaults.ts'
import {factsSchema} from '#contract/webpack.ts'
import {find, texts, useRoot} from '../../dom.ts'
import {formatState, parseState} from '../../../../app/ui/explorer/explorer-state.ts'
import {Explorer} from '../../../../app/ui/explorer/explorer.tsx'
import {FindingList} from '../../../../app/ui/explorer/finding-list.tsx'
import {formatConfig} from '../../../../app/ui/explorer/format-config.ts'

const options = factsSchema.parse(JSON.parse(readFileSync('facts/options.json', 'utf8')))
const defaults = defaultsSchema.parse(JSON.parse(readFileSync('facts/defaults.json', 'utf8')))
const count = options.facts.length
const render = useRoot()
let queries: string[]

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  queries = []
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function show(query = ''): void {
  const setQuery = (next: string) => void queries.push(next)
  const checkConfig = async () => []
  act(() => render(<Explorer {...{options, defaults, checkConfig, query, setQuery}} />))
}

const names = () => texts('button[aria-expanded] > code')
const statusText = () => texts('section [role="status"]').join('\n')

function type(selector: string, value: string): void {
  const field = find(selector)
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
  const name = field instanceof HTMLSelectElement ? 'change' : 'input'
  act(() => void field.dispatchEvent(new Event(name, {bubbles: true})))
}

describe('the explorer', () => {
  test('filters by all words: names that end with the text come first, and short ones before long ones', () => {
    show('?search=publicpath')
    expect(names().slice(0, 2)).toEqual(['stats.publicPath', 'output.publicPath'])
    expect(names().at(-1)).toMatch(/\wPublicPath$/)
    type('input[type=search]', 'split min size')
    const lengths = names().map(name => name.length)
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b))
    type('input[type=search]', 'splitChunks min size')
    expect(names().every(name => /splitChunks.*min.*size/i.test(name))).toBe(true)
    expect(statusText()).toMatch(new RegExp(`^\\d of ${count} options$`))
    type('input[type=search]', 'no such option')
    expect(statusText()).toContain('No option matches')
  })

  test('shows the option of the URL, with its reasons', () => {
    show('?mode=development&target=webworker&option=output.publicPath')
    expect(names()[0]).toBe('output.publicPath')
    const [details] = texts('li[data-open]')
    expect(details).toContain('"auto"')
    expect(details).toContain('target is "webworker", which you set')
  })

  test('follows a query that changes, and drops its own pending change', () => {
    show()
    type('input[type=search]', 'devtool')
    show('?search=cache')
    act(() => void vi.advanceTimersByTime(1000))
    expect(queries).toEqual([])
    expect(names()[0]).toBe('cache')
  })

  test('can list only what the settings change', () => {
    show('?mode=development&changed=')
    expect(names()).toContain('devtool')
    expect(names()).not.toContain('bail')
  })
})

describe('the state in the query', () => {
  test.each([
    '',
    '?output.library=%7Btype%3A+%22module%22%7D&option=output.filename',
    '?cache=false&experiments.css=auto&search=a+%26+b&changed=&option=output.path',
  ])('is the same after it is read: %s', query => {
    expect(formatState(parseState(query, defaults.inputs))).toBe(query)
  })

  test('leaves out unknown names and values', () => {
    const {settings} = parseState('?mode=fast&__proto__=1&constructor=x&oops=1', defaults.inputs)
    expect(settings).toEqual({})
  })
})

test('the configuration to copy has the settings as nested objects', () => {
  const settings = {mode: '"none"', 'output.module': 'true', 'output.library': '{type: "umd"}'}
  expect(formatConfig(settings)).toBe(`export default {
  mode: "none",
  output: {
    module: true,
    library: { type: "umd" },
  },
};
`)
})

test('the findings of a configuration end with the number of those that are not listed', () => {
  const finding = {kind: 'default', line: 1, message: 'a', options: []} as const
  const findings = Array.from({length: 1234}, () => finding)
  act(() => render(<FindingList findings={findings} select={() => undefined} />))
  const items = texts('li')
  expect(items).toHaveLength(101)
  expect(items.at(-1)).toBe('and 1,134 more')
})
