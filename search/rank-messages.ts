import type {MessageWords} from './words/message-words.ts'
import {PASTED} from './weights.ts'
import type {Lookup, Scores} from './look-up.ts'

/** Finds the sections that show a message, or lines of it. The rarest words count most. */
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
      score + PASTED.otherLines * ((sums.get(section) ?? 0) - score),
    ]),
  )
}

async function rankLine({words, names}: MessageWords, lookup: Lookup): Promise<Scores> {
  const sums = new Map<number, number>()
  let most = 0
  const add = (scores: Scores, part: number) => {
    for (const [section, score] of scores) {
      sums.set(section, part * score + (sums.get(section) ?? 0))
    }
  }
  for (const word of words) {
    const scores = await lookup.exact(`!${word}`)
    most += Math.max(PASTED.unknown, ...scores.values())
    add(scores, 1)
  }
  for (const name of names) add(await lookup.exact(`!${name}`), PASTED.quoted)
  const ranked = new Map<number, number>()
  for (const [section, sum] of sums) {
    const share = Math.min(PASTED.maxShare, sum / most)
    if (share < PASTED.leastShare) continue
    ranked.set(section, PASTED.full * share ** 2 * Math.min(1, sum / PASTED.enough))
  }
  return ranked
}
