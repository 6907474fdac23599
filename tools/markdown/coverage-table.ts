import type {LeafDirective} from 'mdast-util-directive'
import type {PhrasingContent, Table} from 'mdast'
import type {Coverage, Fact, FactKind} from '#contract/webpack.ts'
import {buildCoverage, recordedIds} from '../facts/coverage.ts'
import type {FactSet} from '../facts/fact-set.ts'
import {sinceLabel} from '../facts/version-labels.ts'
import {buildTable, buildText} from './build-nodes.ts'
import {report, type BlockContext} from './context.ts'

/** `::coverage` is a table of what is documented in each section; `{by=kind}` one of each kind. */
export function buildCoverageTable(node: LeafDirective, {known, context}: BlockContext): Table[] {
  const {facts, coverage: record} = known
  const {by = 'section', ...others} = node.attributes ?? {}
  const {position} = node
  if (by === 'history') return [{...buildHistoryTable(facts), position}]
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
  const isByKind = by === 'kind'
  const counts = isByKind ? coverage.kinds : coverage.sections
  const nameOf = isByKind ? nameKind : linkSection
  const rows = counts.map(count => [[nameOf(count.name)], ...numbersOf(count)])
  const titles = [isByKind ? 'Kind' : 'Section', 'Documented', 'Percent']
  const align: Table['align'] = [null, 'right', 'right']
  return [buildTable(titles, [...rows, totalOf(coverage)], {align, position})]
}

type Count = Pick<Coverage, 'documented' | 'total'>

function totalOf(coverage: Coverage): PhrasingContent[][] {
  const cells = [[buildText('All')], ...numbersOf(coverage)]
  return cells.map(children => [{type: 'strong', children}])
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

function linkSection(name: string): PhrasingContent {
  return {type: 'link', url: `/${name}/`, children: [buildText(sectionTitle(name))]}
}

function nameKind(kind: string): PhrasingContent {
  return buildText(kindNames[kind] ?? kind)
}

/** A table of the facts of each kind whose first version is known. */
function buildHistoryTable({byId}: FactSet): Table {
  const facts = [...byId.values()]
  const kinds = [...new Set(facts.map(({kind}) => kind))]
  const rows = kinds.map(kind => [
    [nameKind(kind)],
    ...countVersions(facts.filter(fact => fact.kind === kind)),
  ])
  const all = [[buildText('All')], ...countVersions(facts)]
  const align: Table['align'] = [null, 'right', 'right', 'right']
  const titles = ['Kind', 'With a version', 'Later than 5.0', 'Unknown']
  return buildTable(titles, [...rows, all], {align})
}

function countVersions(facts: readonly Fact[]): PhrasingContent[][] {
  const known = facts.filter(({since}) => since !== undefined)
  const later = known.filter(fact => sinceLabel(fact) !== undefined)
  const counts = [known.length, later.length, facts.length - known.length]
  return counts.map(count => [buildText(format(count))])
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
