import {FULL_WEIGHT, WEIGHT_STEPS} from '../../search/weights.ts'
import {sectionOf, weightOf} from './rank.ts'
import type {TermLists} from './term-lists.ts'

/** The nearest weight that files name, by each weight. */
const rounded = Array.from({length: FULL_WEIGHT + 1}, (_, weight) =>
  WEIGHT_STEPS.reduce((best, each) =>
    distance(each, weight) < distance(best, weight) ? each : best,
  ),
)

/**
 * The sections of a term as files have them: `[-1000, 12, 5, -63, 3]` for the sections 12 and 17
 * with a weight of 1000, and 3 with 63.
 */
export function formatPosting({terms, starts, ends, ranks}: TermLists, index: number): number[] {
  const isName = terms[index]?.endsWith('=')
  const byWeight = new Map<number, number[]>()
  for (let at = starts[index] ?? 0; at < (ends[index] ?? 0); at++) {
    const rank = ranks[at] ?? 0
    const exact = weightOf(rank)
    const weight = isName ? 10 * Math.max(1, Math.round(exact / 10)) : (rounded[exact] ?? 1)
    const sections = byWeight.get(weight)
    if (sections) sections.push(sectionOf(rank))
    else byWeight.set(weight, [sectionOf(rank)])
  }
  return [...byWeight].flatMap(([weight, sections]) => [-weight, ...differences(sections)])
}

function differences(sections: readonly number[]): number[] {
  const sorted = sections.toSorted((a, b) => a - b)
  return sorted.map((section, at) => section - (sorted[at - 1] ?? 0))
}

/** Distance between two weights: the logarithm of their ratio. */
function distance(one: number, other: number): number {
  return Math.abs(Math.log(one / Math.max(1, other)))
}
