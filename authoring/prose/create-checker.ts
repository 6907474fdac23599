import dictionary from 'dictionary-en'
import type {Root} from 'nlcst'
import retextEnglish from 'retext-english'
import retextIndefiniteArticle from 'retext-indefinite-article'
import retextRepeatedWords from 'retext-repeated-words'
import retextSpell from 'retext-spell'
import {unified} from 'unified'
import {visit} from 'unist-util-visit'
import {VFile} from 'vfile'
import type {VFileMessage} from 'vfile-message'
import type {Issue} from '../../tools/issues/issue.ts'
import type {Passage} from './passage.ts'
import type {Phrase} from './phrases.ts'
import {WORDS_FILE} from './words.ts'

/** A problem in a passage. */
export type Finding = Omit<Issue, 'file' | 'severity'>

/** Unknown words of a run that get suggestions: each takes up to a tenth of a second. */
const MAX_SUGGESTIONS = 30

/** Creates a function that checks the language of passages. Reading the dictionary takes 0.2 seconds. */
export function createChecker(
  words: string,
  phrases: readonly Phrase[],
): (passage: Passage) => Finding[] {
  const processor = unified()
    .use(retextEnglish)
    .use(retextRepeatedWords)
    .use(retextIndefiniteArticle)
    .use(() => skipNames)
    .use(retextSpell, {dictionary, personal: words, ignoreLiteral: false, max: MAX_SUGGESTIONS})
    .freeze()
  return ({text, line}) => {
    const file = new VFile(text)
    processor.runSync(processor.parse(file), file)
    const findings = [
      ...file.messages.flatMap(message => explain(message, text)),
      ...findPhrases(text, phrases),
    ]
    return findings.map(finding => ({...finding, line: finding.line + line - 1}))
  }
}

/** Digits, a capital that is not the first letter (`CommonJS`, `URLs`), or a single letter. */
const name = /\d|.\p{Lu}|^.$/u

/** Excludes names from the spelling check, and names within words: `CSS` of `CSS-only`. */
function skipNames(tree: Root): void {
  visit(tree, 'WordNode', (word, index, parent) => {
    const children = word.children.map(child =>
      child.type === 'TextNode' && name.test(child.value)
        ? {type: 'SourceNode' as const, value: child.value}
        : child,
    )
    if (children.some(({type}) => type === 'TextNode')) word.children = children
    else if (parent && index !== undefined)
      parent.children[index] = {type: 'SourceNode', value: word.children.map(textOf).join('')}
  })
}

function textOf(node: object): string {
  return 'value' in node ? String(node.value) : ''
}

const alternatives = new Intl.ListFormat('en', {type: 'disjunction'})

function explain(
  {source, line = 1, place, actual, expected}: VFileMessage,
  text: string,
): Finding[] {
  if (!actual) return [] // the note that no more suggestions are made
  const suggestions = (expected ?? []).slice(0, 3).map(word => `“${word}”`)
  const write = `Write ${alternatives.format(suggestions)}`
  if (source === 'retext-repeated-words') {
    const message = `“${actual}” repeats a word.`
    return [{rule: 'repeated-word', line, message, hint: `${write}.`}]
  }
  if (source === 'retext-indefinite-article') {
    const offset = place && 'start' in place ? place.start.offset : undefined
    const [words = actual] = /^\S+\s+[\w-]+/.exec(text.slice(offset)) ?? []
    const message = `“${words}” has the wrong article.`
    return [{rule: 'wrong-article', line, message, hint: `${write}.`}]
  }
  const correct = suggestions.length > 0 ? write : 'Correct the word'
  const hint = `${correct}, mark it as code, or add it to content/${WORDS_FILE}.`
  return [{rule: 'unknown-word', line, message: `“${actual}” is not in the dictionary.`, hint}]
}

function findPhrases(text: string, phrases: readonly Phrase[]): Finding[] {
  return phrases.flatMap(({pattern, instead}) =>
    [...text.matchAll(pattern)].map(({0: match, index}) => ({
      rule: 'avoided-phrase' as const,
      line: text.slice(0, index).split('\n').length,
      message: `Avoid “${match.replace(/\s+/g, ' ')}”.`,
      hint: `Write ${instead}.`,
    })),
  )
}
