import type {RootContent} from 'mdast'
import type {Fact} from '#contract/webpack.ts'
import type {FactSet} from '../facts/fact-set.ts'
import {buildDefaultItems} from './default-items.ts'
import {buildDefaultTable} from './default-table.ts'
import {buildFactBlock} from './fact-block.ts'

/**
 * A block for a fact. If the default of an option depends on other options, a table of its defaults
 * follows.
 */
export function describeFact(
  fact: Fact,
  {defaults, shortFlags}: FactSet,
  position: RootContent['position'],
): RootContent[] {
  const shortFlag = shortFlags.get(fact.id)
  const own = fact.kind === 'option' ? defaults : undefined
  const items = own && buildDefaultItems(own, fact.name)
  const table = own && buildDefaultTable(own, fact.name)
  const block = buildFactBlock(fact, {shortFlag, defaults: items})
  return [block, ...(table ? [table] : [])].map(node => ({...node, position}))
}
