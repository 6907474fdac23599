import {factFiles, type Facts} from '#contract/webpack.ts'
import type {FactsComparison} from '../read-webpack/compare-facts.ts'

/** Part of the facts of a kind that a release may remove before a reader is suspected. */
const MAX_LOST = 0.1

/** The readers that lost more facts than a release removes: what they read has another form. */
export function findLostKinds(comparisons: readonly FactsComparison[]): string[] {
  return comparisons.flatMap(({file, before, after}) => {
    const kinds = Object.entries(factFiles).find(([name]) => `${name}.json` === file)?.[1] ?? []
    return kinds.flatMap(kind => {
      const old = idsOf(before, kind)
      const now = new Set(idsOf(after, kind))
      const lost = old.filter(id => !now.has(id)).length
      if (lost <= old.length * MAX_LOST) return []
      const reader = `authoring/read-webpack/read-${file.replace('.json', '.ts')}`
      return [`${kind}: ${lost} of ${old.length} are lost. See ${reader}.`]
    })
  })
}

function idsOf(facts: Facts | undefined, kind: string): string[] {
  return (facts?.facts ?? []).filter(fact => fact.kind === kind).map(({id}) => id)
}
