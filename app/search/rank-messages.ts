import type {MessageWords} from '#contract/message-words.ts'
import {add, type Lookup, type Scores} from './look-up.ts'
import {isName, type Query} from './parse-query.ts'

/** Score of a section that contains all words of a line. */
const FULL_SCORE = 2000

/** Weight of a word that no message contains. */
const UNKNOWN = 300

/** Sum of the weights of words that is enough to identify a message. */
const ENOUGH = 800

/** Weight of a name: a section with the same name explains this case. */
const NAME = 1.5

/** Maximum share of a line, with its names. */
const MOST_SHARE = 1.2

/** Minimum share of a line that a section must contain. */
const LEAST_SHARE = 0.3

/** Share of the other lines of a message. */
const OTHER_LINES = 0.3

/** Finds the sections that contain a message, or lines of it. The rarest words count most. */
export async function rankMessages(
  lines: readonly MessageWords[],
  lookup: Lookup,
): Promise<Scores> {
  const best = new Map<number, number>()
  const sums = new Map<number, number>()
  for (const line of lines) {
    for (const [section, score] of await rankLine(line, lookup)) {
      best.set(section, Math.max(score, best.get(section) ?? 0))
      sums.set(section, score + (sums.get(section) ?? 0))
    }
  }
  return new Map(
    [...best].map(([section, score]) => [
      section,
      score + OTHER_LINES * ((sums.get(section) ?? 0) - score),
    ]),
  )
}

/** Adds the sections whose name is the message, or a code in it. */
export async function addNames(
  messages: Scores,
  {name, words}: Query,
  lookup: Lookup,
): Promise<Scores> {
  const typed = [name, ...words.filter(isName).map(({term}) => term)]
  return add(messages, ...(await Promise.all(typed.map(term => lookup.exact(`${term}=`)))))
}

async function rankLine({words, names}: MessageWords, lookup: Lookup): Promise<Scores> {
  const sums = new Map<number, number>()
  let most = 0
  const addPart = (scores: Scores, part: number) => {
    for (const [section, score] of scores) {
      sums.set(section, part * score + (sums.get(section) ?? 0))
    }
  }
  for (const word of words) {
    const scores = await lookup.exact(`!${word}`)
    most += Math.max(UNKNOWN, ...scores.values())
    addPart(scores, 1)
  }
  for (const name of names) addPart(await lookup.exact(`!${name}`), NAME)
  const ranked = new Map<number, number>()
  for (const [section, sum] of sums) {
    const share = Math.min(MOST_SHARE, sum / most)
    if (share < LEAST_SHARE) continue
    ranked.set(section, FULL_SCORE * share ** 2 * Math.min(1, sum / ENOUGH))
  }
  return ranked
}
