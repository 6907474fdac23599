import {readFile} from 'node:fs/promises'
import {expect, test} from 'vitest'
import {parsePhrases} from '../../../authoring/prose/phrases.ts'

const content = new URL('../../../content/', import.meta.url)
const phrases = parsePhrases(await readFile(new URL('_phrases.json', content), 'utf8'))

function findIn(text: string): string[] {
  return phrases.flatMap(({pattern}) => [...text.matchAll(pattern)].map(([match]) => match))
}

test('the phrases of the site are in alphabetical order', () => {
  const sources = phrases.map(({pattern}) => pattern.source)
  expect(sources).toEqual(sources.toSorted())
})

test('the words of the site are single words in alphabetical order', async () => {
  const text = await readFile(new URL('_words.txt', content), 'utf8')
  const words = text.toLowerCase().trimEnd().split('\n')
  expect(words).toEqual([...new Set(words)].toSorted())
  expect(words.filter(word => !/^[^\s/*]+$/.test(word))).toEqual([])
})

test.each([
  'three plugins, two of which run early, and all of which are ours',
  'There is no error, and there are none by default.',
  'None of these is none of them.',
  'They can be told apart, and you had two.',
  'of those that are left, of what remains',
  'a text file, any text, the text of a page, a text-only page',
  'besides, no one else looks at it after the whole build',
  'The letter stands for a word, stands out and stands in for a file.',
  'what is to the right of the loader, what webpack is to do',
  'wait for it, and ask for them',
  'everyone who belongs in a group, next to the others',
])('the phrases of the site leave good English alone: %s', text => {
  expect(findIn(text)).toEqual([])
})
