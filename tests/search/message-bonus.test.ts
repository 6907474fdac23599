import {expect, test} from 'vitest'
import {explanationIn} from '../../search/message-bonus.ts'
import {parseQuery} from '../../search/parse-query.ts'

test('a short message is explained by a section if it shares two words with the heading or a query', () => {
  const texts = {title: 'A', text: '', headings: ['Missing polyfills']}
  const section = {url: '/errors/a/', group: 'Errors', ...texts, messages: 'explained'} as const
  const bonusOf = (queries: string[]) =>
    explanationIn({...section, queries}, parseQuery("can't resolve fs"))
  expect(bonusOf([])).toBe(0)
  expect(bonusOf(["can't resolve path"])).toBeGreaterThan(0)
})
