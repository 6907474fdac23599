import type {CheckedConfig} from '#contract/private/config-check/checked-config.ts'
import {createFactFinder} from '#contract/private/find-fact.ts'
import type {Facts} from '#contract/webpack.ts'

/** The ids of the options that configurations set, without objects whose fields are listed. */
export function findSetFacts(configs: readonly CheckedConfig[], facts: Facts): ReadonlySet<string> {
  const findFact = createFactFinder(facts)
  const set = configs.flatMap(({options}) => options.filter(({value}) => value !== undefined))
  // An option that was removed has no fact, but a name.
  return new Set(set.map(({path}) => findFact(path)?.id ?? `option:${path.join('.')}`))
}
