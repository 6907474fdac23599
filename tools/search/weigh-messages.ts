import {splitMessage} from '#contract/message-words.ts'
import {FULL_WEIGHT} from './weigh-words.ts'
import {listWordTerms} from './word-terms.ts'
import {namesAt, type SearchRules, type Synonyms} from './synonyms.ts'

/** Share of a name in quotes, which differs between projects. */
const NAME = 0.6

/** Share of a page that shows a message, but has another subject. */
const SHOWN = 0.8

/** Words of a message at which each of them counts for half. */
const USUAL_LENGTH = 6

/** The words of the messages of a section after `!`, with weights up to 1000, whatever else its page is about. */
export function weighMessages(
  messages: readonly string[],
  {url, rules}: {url: string; rules: SearchRules},
): Map<string, number> {
  const share = rules.messages.includes(url.split('/')[1] ?? '') ? 1 : SHOWN
  const weights = new Map<string, number>()
  for (const line of messages) {
    const {words, names} = splitMessage(line)
    const weight = (FULL_WEIGHT * share * USUAL_LENGTH) / (USUAL_LENGTH + words.length)
    const add = (word: string, part: number) =>
      weights.set(`!${word}`, Math.max(Math.round(weight * part), weights.get(`!${word}`) ?? 0))
    for (const word of words) add(word, 1)
    for (const name of names) add(name, NAME)
    for (const other of namesIn(words, rules.synonyms)) {
      for (const {segments} of listWordTerms(other)) for (const word of segments) add(word, 1)
    }
  }
  return weights
}

function namesIn(words: readonly string[], synonyms: Synonyms): string[] {
  return words.flatMap((_, at) => namesAt(words, at, synonyms))
}
