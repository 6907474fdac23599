import {STOP_WORDS} from '#contract/search-words.ts'
import type {Lookup, Scores} from './look-up.ts'
import type {Query} from './parse-query.ts'
import {average, best, scale, type Resolver} from './resolve-words.ts'

/** What names count for, beside the words of a section. */
const NAMES = {exact: 2, longer: 0.8, word: 0.5, joined: 0.9} as const

/** Finds the sections that answer a query, with their scores. */
export async function rankSections(
  {name, words}: Query,
  lookup: Lookup,
  resolver: Resolver,
): Promise<Scores> {
  const last = words.length - 1
  const joined = words.slice(0, -1).map(({term}, index) => {
    const next = words[index + 1]?.term ?? ''
    if (STOP_WORDS.has(term) || STOP_WORDS.has(next)) return new Map<number, number>()
    resolver.found.terms.add(term + next)
    const isOpen = index + 1 === last
    return isOpen ? lookup.prefix(term + next, 'words') : lookup.exact(term + next)
  })
  const [pairs, alone, exact, longer, named] = await Promise.all([
    Promise.all(joined),
    Promise.all(words.map((word, index) => resolver.word(word, index === last))),
    lookup.exact(`${name}=`),
    lookup.prefix(name, 'names'),
    Promise.all(words.length > 1 ? words.map(({term}) => lookup.exact(`${term}=`)) : []),
  ])
  const lists = alone.map((scores, index) =>
    best(
      scores,
      scale(pairs[index - 1] ?? new Map(), NAMES.joined),
      scale(pairs[index] ?? new Map(), NAMES.joined),
    ),
  )
  return add(
    average(lists),
    scale(best(scale(exact, NAMES.exact), scale(longer, NAMES.longer)), 1),
    scale(add(...named), NAMES.word / Math.max(1, words.length)),
  )
}

function add(...lists: readonly Scores[]): Scores {
  const sums = new Map<number, number>()
  for (const list of lists) {
    for (const [section, score] of list) sums.set(section, (sums.get(section) ?? 0) + score)
  }
  return sums
}
