import {findHome} from '../fact-home.ts'
import type {Fact, Facts} from '../webpack.ts'

/**
 * Creates a finder of the fact of an option by its path: `['entry', 'main', 'import']` is
 * `entry.<key>.import`.
 */
export function createFactFinder({
  facts,
  aliases = {},
}: Facts): (path: readonly string[]) => Fact | undefined {
  const byName = new Map(facts.map(fact => [fact.name, fact]))
  return path => {
    const open = path.map((_, index) => path.with(index, '<key>').join('.'))
    const names = [path.join('.'), ...open]
    const homes = names.map(name => findHome(name, aliases, each => byName.has(each)))
    return byName.get(homes.find(home => home !== undefined) ?? '')
  }
}
