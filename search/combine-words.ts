import {COMBINED, TYPED} from './weights.ts'
import type {Scores} from './look-up.ts'
import type {Pages} from './pages.ts'
import {restOf} from './resolve-words.ts'

/**
 * Adds up what each word says about the sections. A section without some of the words counts for
 * less: the rarer a word, the more its absence says. Sections of a page that has them all count for
 * more, because readers ask in words that several sections of a page share.
 */
export function combineWords(lists: readonly Scores[], {pageOf}: Pages): Scores {
  const words = lists.filter(({size}) => size > 0).map(describeWord)
  const sections = new Map<number, Sum>()
  const pages = new Map<number, Sum>()
  for (const word of words) {
    const best = new Map<number, number>()
    for (const [section, score] of word.list) {
      const page = pageOf(section)
      addTo(sections, {key: section, score, word})
      if (score > (best.get(page) ?? 0)) best.set(page, score)
    }
    for (const [page, score] of best) addTo(pages, {key: page, score, word})
  }
  const sum = (value: (word: Word) => number) => words.reduce((all, word) => all + value(word), 0)
  const rarity = sum(word => word.rarity)
  const rest = {sum: sum(word => word.rest), rarity: sum(word => word.rarity - word.certain)}
  const scoreOf = (entry: Sum) =>
    ((entry.sum + rest.sum) / lists.length) *
    ((entry.rarity + rest.rarity) / rarity) ** COMBINED.coverage
  return new Map(
    [...sections].map(([section, entry]) => {
      const page = words.length > 1 ? pages.get(pageOf(section)) : undefined
      return [section, scoreOf(entry) + (page ? COMBINED.page * scoreOf(page) : 0)]
    }),
  )
}

interface Word {
  readonly list: Scores
  /** How telling it is: its weight where it says most. */
  readonly rarity: number
  /** Assumed weight in sections that a list leaves out because it is cut off. */
  readonly rest: number
  /** What is left of the rarity if such a section may have the word. */
  readonly certain: number
}

function describeWord(list: Scores): Word {
  const rarity = Math.max(...list.values())
  const rest = restOf(list)
  return {list, rarity, rest, certain: rest > 0 ? rarity * (1 - TYPED.cut) : rarity}
}

interface Sum {
  sum: number
  /** That of the words which it has. */
  rarity: number
}

function addTo(
  sums: Map<number, Sum>,
  {key, score, word}: {key: number; score: number; word: Word},
): void {
  const entry = sums.get(key) ?? {sum: 0, rarity: 0}
  entry.sum += score - word.rest
  entry.rarity += word.certain
  sums.set(key, entry)
}
