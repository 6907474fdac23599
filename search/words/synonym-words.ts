import {splitWords} from './split-words.ts'
import {stemOf} from './word-forms.ts'

/*
 * English words that readers and headings use for the same thing. The names of webpack's own things
 * are in `_search.json` instead.
 */
const GROUPS = [
  'upgrade update migrate',
  'several multiple multi many',
  'small smaller reduce shrink size big large',
  'fast faster speed slow performance',
  'remove delete clean strip drop wipe',
  'minify minifier minimize minimizer minification compress',
  'hide silence suppress mute',
  'separate split',
  'directory folder',
  'docker container',
  'refresh reload',
  'visualize analyze analyzer',
  'shared common',
  'emit write create generate',
  'fail error crash break broken',
  'skip exclude ignore',
  'css style stylesheet',
  'old legacy older',
  'lazy dynamic demand',
  'cli command terminal',
  'backend server',
  'argument parameter',
  'env environment',
  'show print display',
  'disable prevent avoid stop',
  'compile transpile',
  'rebuild recompile',
  'hang stuck freeze',
  'symlink symbolic',
  'infinite endless',
  'duplicate twice',
  'alternative replace replacement',
  'image img picture',
  'increase raise limit',
  'inline embed',
  'deploy publish upload',
  'find detect',
  'entire whole complete',
  'array list',
  'verbose noisy quiet',
]

/** One stem for all words of a group: `migrat` and `updat` → `upgrad`. Other stems stay. */
export function commonStemOf(stem: string): string {
  return commonStems.get(stem) ?? stem
}

/** The stems of words, one for synonyms: `cach` for `caching` and `caches`. */
export function stemsOf(text: string): Set<string> {
  const pieces = splitWords(text).flatMap(({segments}) => segments)
  return new Set(pieces.map(({term}) => commonStemOf(stemOf(term) ?? term)))
}

/** The other words of a group; none for other words. */
export function synonymsOf(term: string): readonly string[] {
  const stem = stemOf(term) ?? term
  return (groups.get(stem) ?? []).filter(word => (stemOf(word) ?? word) !== stem)
}

const groups = new Map<string, readonly string[]>()
const commonStems = new Map<string, string>()
for (const group of GROUPS) {
  const words = group.split(' ')
  const [first = ''] = words
  for (const word of words) {
    const stem = stemOf(word) ?? word
    groups.set(stem, words)
    commonStems.set(stem, stemOf(first) ?? first)
  }
}
