import type {LeafDirective} from 'mdast-util-directive'
import type {PhrasingContent, Table, TableRow} from 'mdast'
import type {Coverage, FactKind} from '#contract/webpack.ts'
import {buildCoverage, recordedIds} from '../facts/coverage.ts'
import {buildTableRow, buildText} from './build-nodes.ts'
import {report} from './context.ts'
import type {Told} from './flag-table.ts'
import {buildHistoryTable} from './history-table.ts'

/** `::coverage` is a table of what is documented in each section; `{by=kind}` one of each kind. */
export function buildCoverageTable(node: LeafDirective, {known, context}: Told): Table[] {
  const {facts, coverage: record} = known
  const {by = 'section', ...others} = node.attributes ?? {}
  if (by === 'history') return [{...buildHistoryTable(facts, kindNames), position: node.position}]
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
      ? coverage.kinds.map(count =>
          buildRow([buildText(kindNames[count.name] ?? count.name)], count),
        )
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
  return buildTableRow([name, 'Documented', 'Percent'].map(title => [buildText(title)]))
}

function totalOf(coverage: Coverage): TableRow {
  const bold = (children: PhrasingContent[]): PhrasingContent[] => [{type: 'strong', children}]
  return buildTableRow([[buildText('All')], ...numbersOf(coverage)].map(bold))
}

function buildRow(name: PhrasingContent[], count: Count): TableRow {
  return buildTableRow([name, ...numbersOf(count)])
}

function numbersOf({documented, total}: Count): PhrasingContent[][] {
  const share = `${format(documented)} of ${format(total)}`
  return [[buildText(share)], [buildText(percent(documented, total))]]
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
  return [{type: 'link', url: `/${name}/`, children: [buildText(sectionTitle(name))]}]
}

/** Plural names of the kinds, as shown in tables. */
const kindNames: Readonly<Record<string, string>> = {
  option: 'Options of the configuration',
  'dev-server': 'Options of the development server',
  'server-method': 'Methods of the development server',
  command: 'Commands',
  flag: 'Flags of the command line alone',
  env: 'Environment variables',
  plugin: 'Plugins',
  'plugin-option': 'Options of plugins',
  'plugin-argument': 'Arguments of plugins',
  hook: 'Hooks',
  stage: 'Stages of hooks',
  module: 'Names within modules',
  comment: 'Magic comments',
  hot: 'Members of module.hot',
  runtime: 'Globals of the runtime',
  loader: 'Members of the loader context',
  stats: 'Fields of stats',
  'stats-preset': 'Presets of stats',
  export: 'Exports of the package',
  member: 'Members of classes',
  error: 'Errors and warnings',
} satisfies Record<FactKind, string>

/** `configuration` → `Configuration`, `api` → `API`. */
function sectionTitle(name: string): string {
  if (name === 'api') return 'API'
  return name.charAt(0).toUpperCase() + name.slice(1)
}
