import {describe, expect, test} from 'vitest'
import {explanationIn} from '../../search/message-bonus.ts'
import {parseQuery} from '../../search/parse-query.ts'

function bonusOf(heading: string, query: string, queries: string[] = []): number {
  const section = {url: '/errors/a/', group: 'Errors', title: 'A', text: '', headings: [heading]}
  return explanationIn({...section, queries, messages: 'explained'}, parseQuery(query))
}

describe('the bonus of a section that explains a message', () => {
  test('is lost by a heading that quotes another name', () => {
    const heading = "Can't resolve 'lodash'"
    expect(bonusOf(heading, "Can't resolve 'lodash'")).toBeGreaterThan(0)
    expect(bonusOf(heading, "Can't resolve 'react'")).toBeLessThan(0)
  })

  test('is given to a short message that shares two words with the heading or a query', () => {
    expect(bonusOf('Missing polyfills', "can't resolve fs")).toBe(0)
    expect(
      bonusOf('Missing polyfills', "can't resolve fs", ["can't resolve path"]),
    ).toBeGreaterThan(0)
  })
})
