import type {LeafDirective} from 'mdast-util-directive'
import type {PhrasingContent, Table, TableRow} from 'mdast'
import type {Coverage} from '#contract/webpack.ts'
import {buildCoverage, recordedIds} from '../facts/coverage.ts'
import {kindNames, sectionTitle} from '../facts/names.ts'
import type {FactContext} from '../facts/fact-context.ts'
import {report, type Context} from './context.ts'
import {buildHistoryTable} from './history-table.ts'

/** `::coverage` is a table of what is documented in each section; `{by=kind}` one of each kind. */
export function buildCoverageTable(
  node: LeafDirective,
  {facts, coverage: record}: FactContext,
  context: Context,
): Table[] {
  const {by = 'section', ...others} = node.attributes ?? {}
  if (by === 'history') return [{...buildHistoryTable(facts), position: node.position}]
  const isKnown = by === 'section' || by === 'kind'
  if (!isKnown || Object.keys(others).length > 0 || node.children.length > 0) {
    report(context, node, {
      rule: 'bad-fact',
      message: '“coverage” does not support this.',
      hint: 'Write ::coverage or ::coverage{by=kind}.',
    })
  }
  if (!record) {
    report(context, node, {
      rule: 'bad-fact',
      message: 'There is no record of documented facts.',
      hint: 'Write _coverage.json: {"sections": {"configuration": ["option:*"]}}.',
    })
    return []
  }
  const coverage = buildCoverage(recordedIds(record), record, facts)
  const rows =
    by === 'kind'
      ? coverage.kinds.map(count => buildRow([text(kindNames[count.name] ?? count.name)], count))
      : coverage.sections.map(count => buildRow(linkSection(count.name), count))
  return [
    {
      type: 'table',
      align: [null, 'right', 'right'],
      children: [headOf(by === 'kind' ? 'Kind' : 'Section'), ...rows, totalOf(coverage)],
      position: node.position,
    },
  ]
}

type Count = Pick<Coverage, 'documented' | 'total'>

function headOf(name: string): TableRow {
  return rowOf([name, 'Documented', 'Percent'].map(title => [text(title)]))
}

function totalOf(coverage: Coverage): TableRow {
  const bold = (children: PhrasingContent[]): PhrasingContent[] => [{type: 'strong', children}]
  return rowOf([[text('All')], ...numbersOf(coverage)].map(bold))
}

function buildRow(name: PhrasingContent[], count: Count): TableRow {
  return rowOf([name, ...numbersOf(count)])
}

function numbersOf({documented, total}: Count): PhrasingContent[][] {
  const share = `${format(documented)} of ${format(total)}`
  return [[text(share)], [text(percent(documented, total))]]
}

/** Rounded down, so that 100 % means all. */
function percent(documented: number, total: number): string {
  const tenths = total === 0 ? 0 : Math.floor((1000 * documented) / total)
  return `${(tenths / 10).toFixed(tenths === 1000 ? 0 : 1)}%`
}

/** `2741` → `2,741`. */
function format(number: number): string {
  return number.toLocaleString('en-US')
}

function linkSection(name: string): PhrasingContent[] {
  return [{type: 'link', url: `/${name}/`, children: [text(sectionTitle(name))]}]
}

function rowOf(cells: readonly PhrasingContent[][]): TableRow {
  return {type: 'tableRow', children: cells.map(children => ({type: 'tableCell', children}))}
}

function text(value: string): PhrasingContent {
  return {type: 'text', value}
}
