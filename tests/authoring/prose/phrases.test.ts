import {readFile} from 'node:fs/promises'
import {expect, test} from 'vitest'
import {parsePhrases} from '../../../authoring/prose/phrases.ts'

const file = new URL('../../../content/_phrases.json', import.meta.url)
const {phrases, issues} = parsePhrases(await readFile(file, 'utf8'))

function findIn(text: string): string[] {
  return phrases.flatMap(({pattern}) => [...text.matchAll(pattern)].map(([match]) => match))
}

test('the phrases of the site can be parsed, and are in alphabetical order', () => {
  expect(issues).toEqual([])
  const sources = phrases.map(({pattern}) => pattern.source)
  expect(sources).toEqual(sources.toSorted())
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
