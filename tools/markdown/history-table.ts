import type {PhrasingContent, Table, TableRow} from 'mdast'
import type {Fact} from '#contract/webpack.ts'
import type {FactSet} from '../facts/fact-set.ts'
import {sinceLabel} from '../facts/version-labels.ts'

/** A table of the facts of each kind whose first version is known. */
export function buildHistoryTable(
  {byId}: FactSet,
  kindNames: Readonly<Record<string, string>>,
): Table {
  const facts = [...byId.values()]
  const kinds = [...new Set(facts.map(({kind}) => kind))]
  const names = ['Kind', 'With a version', 'Later than 5.0', 'Unknown']
  const rows = kinds.map(kind =>
    rowOf([kindNames[kind] ?? kind, ...countVersions(facts.filter(fact => fact.kind === kind))]),
  )
  return {
    type: 'table',
    align: [null, 'right', 'right', 'right'],
    children: [rowOf(names), ...rows, rowOf(['All', ...countVersions(facts)])],
  }
}

function countVersions(facts: readonly Fact[]): string[] {
  const known = facts.filter(({since}) => since !== undefined)
  const later = known.filter(fact => sinceLabel(fact) !== undefined)
  return [known.length, later.length, facts.length - known.length].map(count =>
    count.toLocaleString('en-US'),
  )
}

function rowOf(cells: readonly string[]): TableRow {
  const children = cells.map(value => {
    const content: PhrasingContent[] = [{type: 'text', value}]
    return {type: 'tableCell' as const, children: content}
  })
  return {type: 'tableRow', children}
}
