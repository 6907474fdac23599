/** A string within a longer one, and where it begins, in UTF-16 units. */
export interface Part {
  readonly text: string
  readonly start: number
}

/** Two characters. */
interface Pair extends Part {
  /** The second one, at the end of a run: no other pair begins with it. */
  readonly last?: Part
}

/** A character of a script that has no spaces between words, with its marks. */
const CHARACTER = String.raw`[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}][\p{M}\uFF9E\uFF9F]*`
const HAS_UNSPACED = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u
const EACH = new RegExp(CHARACTER, 'gu')
const RUN = new RegExp(String.raw`(?:${CHARACTER})+|(?:(?!${CHARACTER})[^])+`, 'gu')

/** Whether a string has characters of Chinese or Japanese. */
export function hasUnspaced(text: string): boolean {
  return HAS_UNSPACED.test(text)
}

/** Cuts text where its scripts change: `使用splitChunks` → `使用`, `splitChunks`. */
export function splitScripts(text: string, start: number): Part[] {
  return [...text.matchAll(RUN)].map(run => ({text: run[0], start: start + run.index}))
}

/**
 * Cuts a run of Chinese or Japanese into pairs of characters: `加快构建` → `加快`, `快构`, `构建`. A
 * query that is cut alike matches anywhere in a run. `Intl.Segmenter` would find words, but its
 * dictionary differs between versions of ICU, so that a browser would cut a query in other places
 * than the build cut the text.
 */
export function splitPairs({text, start}: Part): Pair[] {
  const matches = [...text.matchAll(EACH)]
  const characters = matches.map(match => ({text: match[0], start: start + match.index}))
  const [only, ...others] = characters
  if (only && others.length === 0) return [only]
  return others.map((second, index) => {
    const first = characters[index] ?? second
    const pair = {text: first.text + second.text, start: first.start}
    return second === characters.at(-1) ? {...pair, last: second} : pair
  })
}
