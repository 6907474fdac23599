import type {Blockquote, Paragraph, PhrasingContent, Table} from 'mdast'
import type {DefaultInput, Defaults} from '#contract/defaults.ts'
import {groupCases, type Condition} from '../facts/default-cases.ts'
import {buildCode, buildText} from './build-nodes.ts'
import {buildDefaultValue} from './default-value.ts'

/** Maximum number of rows of a table. */
const MOST_ROWS = 12

/** Maximum number of conditions in a row, and of values in a condition. */
const MOST_PARTS = 6

/** URL of the page that shows every case. */
const EXPLORER = '/configuration/explorer/'

/**
 * Collapsed details with a table of all defaults of an option; nothing if its default is always the
 * same.
 */
export function buildDefaultTable(defaults: Defaults, name: string): Blockquote | undefined {
  const option = defaults.options.find(each => each.name === name)
  if (!option || option.dependsOn.length === 0) return undefined
  const inputs = new Map(defaults.inputs.map(input => [input.name, input]))
  const groups = groupCases(defaults, option)
  const failures = groups.filter(({error}) => error !== undefined).flatMap(({when}) => when)
  const rows = groups
    .filter(({error}) => error === undefined)
    .map(({value, when}) => buildRow(buildDefaultValue(value), when, inputs))
  if (failures.length > 0) {
    rows.push(buildRow(buildText('none: webpack reports an error'), failures, inputs))
  }
  if (rows.length < 2) return undefined
  const ordered = withOtherwise(rows)
  const shown = ordered.slice(0, MOST_ROWS)
  const isCut = ordered.length > MOST_ROWS || shown.some(row => row.isCut)
  return {
    type: 'blockquote',
    data: {hName: 'details', hProperties: {className: ['details', 'default-cases']}},
    children: [
      buildSummary(option.dependsOn),
      buildTable(shown),
      ...(isCut ? [buildMore(name)] : []),
    ],
  }
}

interface Row {
  readonly value: PhrasingContent
  readonly when: PhrasingContent[]
  /** Length of the condition as text. */
  readonly size: number
  /** Whether the row leaves something out. */
  readonly isCut: boolean
}

type Inputs = ReadonlyMap<string, DefaultInput>

function buildRow(value: PhrasingContent, when: readonly Condition[], inputs: Inputs): Row {
  const parts = when.slice(0, MOST_PARTS).map(condition =>
    join(
      [...condition].map(([name, values]) => describeInput(name, values, inputs)),
      'and',
    ),
  )
  const hidden = when.length - parts.length
  const all = hidden > 0 ? [...parts, [buildText(`in ${hidden} more cases`)]] : parts
  const nodes = all.flatMap((part, index) => (index === 0 ? part : [buildText('; or '), ...part]))
  const size = nodes.reduce((sum, node) => sum + ('value' in node ? node.value.length : 0), 0)
  const isCut =
    hidden > 0 || nodes.some(node => node.type === 'text' && node.value.endsWith(' more'))
  return {value, when: nodes, size, isCut}
}

/** The most complicated condition of a table is not written out. It comes last. */
function withOtherwise(rows: readonly Row[]): Row[] {
  const longest = rows.reduce((first, second) => (second.size > first.size ? second : first))
  if (longest.size < 60) return [...rows]
  const others = rows.filter(row => row !== longest)
  return [...others, {...longest, when: [buildText('otherwise')], isCut: false}]
}

/** `mode` is `"production"` or not set. */
function describeInput(name: string, values: readonly string[], inputs: Inputs): PhrasingContent[] {
  const all = inputs.get(name)?.values ?? []
  const others = all.filter(value => !values.includes(value))
  const isInverse = others.length === 1 && values.length > 2
  if (isInverse && others[0] === 'undefined') return [buildCode(name), buildText(' is set')]
  const runs = findRuns(isInverse ? others : values, all)
  const shown = runs.slice(0, MOST_PARTS).map(buildRun)
  const hidden = runs.length - shown.length
  const list = hidden > 0 ? [...shown, [buildText(`${hidden} more`)]] : shown
  return [
    buildCode(name),
    buildText(isInverse ? ' is not ' : ' is '),
    ...join(list, hidden > 0 ? 'and' : 'or'),
  ]
}

/** First and last value of values that follow each other and differ only in a number. */
type Run = readonly [first: string, last: string]

function findRuns(values: readonly string[], all: readonly string[]): Run[] {
  const runs: string[][] = []
  for (const value of values) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    const follows = last !== undefined && all.indexOf(value) === all.indexOf(last) + 1
    if (run && follows && /\d/.test(value) && stemOf(value) === stemOf(last)) run.push(value)
    else runs.push([value])
  }
  return runs.flatMap((run): Run[] => {
    const [first = '', last = first] = [run[0], run.at(-1)]
    return run.length > 2 ? [[first, last]] : run.map(value => [value, value])
  })
}

function stemOf(value: string): string {
  return value.replaceAll(/\d+/g, '')
}

function buildRun([first, last]: Run): PhrasingContent[] {
  if (first !== last) return [buildCode(first), buildText(' to '), buildCode(last)]
  if (first === 'undefined') return [buildText('not set')]
  return [first === '{}' ? buildText('an object') : buildCode(first)]
}

function buildTable(rows: readonly Row[]): Table {
  const head = [[buildText('Default')], [buildText('When')]]
  const body = rows.map(({value, when}) => [[value], when])
  return {
    type: 'table',
    align: [null, null],
    children: [head, ...body].map(cells => ({
      type: 'tableRow',
      children: cells.map(children => ({type: 'tableCell', children})),
    })),
  }
}

/** Names up to three inputs. */
function buildSummary(inputs: readonly string[]): Paragraph {
  const isLong = inputs.length > 3
  const names: PhrasingContent[] = inputs.slice(0, isLong ? 2 : 3).map(buildCode)
  if (isLong) names.push(buildText(`${inputs.length - 2} more options`))
  return {
    type: 'paragraph',
    data: {hName: 'summary', hProperties: {className: ['summary']}},
    children: [buildText('Default depends on '), ...join(names, 'and')],
  }
}

function buildMore(name: string): Paragraph {
  const url = `${EXPLORER}?option=${encodeURIComponent(name)}`
  return {
    type: 'paragraph',
    children: [
      buildText('See all cases in the '),
      {type: 'link', url, children: [buildText('explorer')]},
      buildText('.'),
    ],
  }
}

/** `a, b and c` */
function join(
  items: ReadonlyArray<PhrasingContent | PhrasingContent[]>,
  word: string,
): PhrasingContent[] {
  return items.flatMap((item, index) => {
    if (index === 0) return item
    return [buildText(index === items.length - 1 ? ` ${word} ` : ', '), item].flat()
  })
}
