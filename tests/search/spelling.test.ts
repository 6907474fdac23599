import {expect, test} from 'vitest'
import {correctWord} from '../../search/spelling.ts'

test('a misspelled word is corrected to the nearest words alone', () => {
  const words = ['configuration', 'configurations', 'consideration']
  expect(correctWord('confguration', words, false)).toMatchObject([{word: 'configuration'}])
})
