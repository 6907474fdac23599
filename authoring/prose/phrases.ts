import {z} from 'zod'
import {parseJson} from '../../tools/sources/json-value.ts'
import type {Issue} from '../../tools/issues/issue.ts'

/** The file of phrases in the content folder. */
export const PHRASES_FILE = '_phrases.json'

/** A phrase that readers have to read twice. */
export interface Phrase {
  readonly pattern: RegExp
  /** The replacement. */
  readonly instead: string
}

const phrasesSchema = z.record(z.string().refine(isPattern, 'is not a pattern'), z.string())

/** Parses `_phrases.json`: what to write instead, by phrase. */
export function parsePhrases(text: string): {phrases: readonly Phrase[]; issues: Issue[]} {
  const {value = {}, issues} = parseJson(phrasesSchema, {text, file: PHRASES_FILE})
  const phrases = Object.entries(value).map(([phrase, instead]) => {
    return {pattern: buildPattern(phrase), instead}
  })
  return {phrases, issues}
}

function isPattern(phrase: string): boolean {
  try {
    return buildPattern(phrase).source !== ''
  } catch {
    return false
  }
}

/** Matches complete words; in any case, unless the phrase has a capital, such as at the start of a sentence. */
function buildPattern(phrase: string): RegExp {
  const words = phrase.replaceAll(' ', '\\s+')
  return new RegExp(`(?<![\\w-])(?:${words})(?![\\w-])`, /[A-Z]/.test(phrase) ? 'g' : 'gi')
}
