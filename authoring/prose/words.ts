import type {Issue} from '../../tools/issues/issue.ts'

/** The file of words in the content folder. */
export const WORDS_FILE = '_words.txt'

/** Checks that a word list is empty, or has one word on each line, in alphabetical order. */
export function checkWords(text: string): Issue[] {
  if (text === '') return []
  const words = text.replace(/\n$/, '').toLowerCase().split('\n')
  return words.flatMap((word, index): Issue[] => {
    const previous = words[index - 1] ?? ''
    if (/^[^\s/*]+$/.test(word) && previous < word) return []
    return [
      {
        rule: 'unsorted-words',
        severity: 'error',
        file: WORDS_FILE,
        line: index + 1,
        message: `“${word}” is not one word, or not in alphabetical order.`,
        hint: 'Write each word once, on its own line, in alphabetical order.',
      },
    ]
  })
}
