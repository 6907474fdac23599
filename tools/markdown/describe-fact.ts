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
export function describeFact(fact: Fact, {defaults, shortFlags}: FactSet): RootContent[] {
  const shortFlag = shortFlags.get(fact.id)
  if (fact.kind !== 'option' || defaults === undefined) return [buildFactBlock(fact, {shortFlag})]
  const items = buildDefaultItems(defaults, fact.name)
  const table = buildDefaultTable(defaults, fact.name)
  return [buildFactBlock(fact, {shortFlag, defaults: items}), ...(table ? [table] : [])]
}
