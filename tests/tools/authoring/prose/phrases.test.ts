import {readFile} from 'node:fs/promises'
import {describe, expect, test} from 'vitest'
import {parsePhrases} from '../../../../tools/authoring/prose/phrases.ts'

const file = new URL('../../../../content/_phrases.json', import.meta.url)
const {phrases, issues} = parsePhrases(await readFile(file, 'utf8'))

function findIn(text: string): string[] {
  return phrases.flatMap(({pattern}) => [...text.matchAll(pattern)].map(([match]) => match))
}

describe('the phrases of the site', () => {
  test('can be parsed, and are in alphabetical order', () => {
    expect(issues).toEqual([])
    const sources = phrases.map(({pattern}) => pattern.source)
    expect(sources).toEqual(sources.toSorted())
  })

  test.each([
    ['modules, of which nothing is used', 'of which'],
    ['a misspelled name is no error', 'is no error'],
    ['nothing if the file is none', 'is none'],
    ['what is told to screen readers', 'is told'],
    ['how the library can be had', 'can be had'],
    ['the icon cannot be had here', 'cannot be had'],
    ['The file is called by a number', 'is called by a number'],
    ['Of those, only one is loaded', 'Of those'],
    ['Whoever reads early gets nothing', 'Whoever'],
    ['The result is a text.', 'a text'],
    ['a text that it begins with', 'a text'],
    ['loads the page anew', 'anew'],
    ['as soon as there are two', 'as soon as there are'],
    ['This belongs into a plugin', 'belongs into'],
    ['a file beside the bundle', 'beside'],
    ['constants, for they are read early', 'for they'],
    ['Mend what matters', 'Mend'],
    ['Nobody reads it', 'Nobody'],
    ['nothing of it is used', 'nothing of it'],
    ['what the tool shall return', 'shall'],
    ['It often stands in packages', 'stands in'],
    ['in a style sheet', 'style sheet'],
    ['What is to last', 'What is to'],
    ['by what there is', 'what there is'],
  ])('are found: %s', (text, phrase) => {
    expect(findIn(text)).toEqual([phrase])
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
  ])('leave good English alone: %s', text => {
    expect(findIn(text)).toEqual([])
  })
})
