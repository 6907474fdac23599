/** The files of words and phrases in the content folder. */
export const WORDS_FILE = '_words.txt'
export const PHRASES_FILE = '_phrases.json'

/** A phrase that readers have to read twice. */
export interface Phrase {
  readonly pattern: RegExp
  /** The replacement. */
  readonly instead: string
}

/** Parses `_phrases.json`: what to write instead, by phrase. Throws if a phrase is not a pattern. */
export function parsePhrases(text: string): readonly Phrase[] {
  const phrases: Readonly<Record<string, string>> = JSON.parse(text)
  return Object.entries(phrases).map(([phrase, instead]) => {
    return {pattern: buildPattern(phrase), instead}
  })
}

/** Matches complete words; in any case, unless the phrase has a capital, such as at the start of a sentence. */
function buildPattern(phrase: string): RegExp {
  const words = phrase.replaceAll(' ', '\\s+')
  return new RegExp(`(?<![\\w-])(?:${words})(?![\\w-])`, /[A-Z]/.test(phrase) ? 'g' : 'gi')
}
