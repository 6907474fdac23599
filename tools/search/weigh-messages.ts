import {splitMessage} from '../../search/words/message-words.ts'
import {FULL_WEIGHT, MESSAGES} from '../../search/weights.ts'
import {listWordTerms} from './word-terms.ts'
import {namesAt, type SearchRules} from './synonyms.ts'

/** The words of the messages of a section after `!`, with weights up to 1000, whatever else its page is about. */
export function weighMessages(
  messages: readonly string[],
  {url, rules}: {url: string; rules: SearchRules},
): Map<string, number> {
  const share = rules.messages.includes(url.split('/')[1] ?? '') ? 1 : MESSAGES.shown
  const weights = new Map<string, number>()
  for (const line of messages) {
    const {words, names} = splitMessage(line)
    const weight =
      (FULL_WEIGHT * share * MESSAGES.usualLength) / (MESSAGES.usualLength + words.length)
    const add = (word: string, part: number) =>
      weights.set(`!${word}`, Math.max(Math.round(weight * part), weights.get(`!${word}`) ?? 0))
    for (const word of words) add(word, 1)
    for (const name of names) add(name, MESSAGES.quoted)
    for (const other of words.flatMap((_, at) => namesAt(words, at, rules.synonyms))) {
      for (const {segments} of listWordTerms(other)) for (const word of segments) add(word, 1)
    }
  }
  return weights
}
