import {describe, expect, test} from 'vitest'
import {closenessTo} from '../../search/closeness.ts'

const section = {
  url: '/guides/assets/#data-urls',
  group: 'Guides',
  title: 'Assets of applications',
  headings: ['Images', 'Data URLs'],
  text: 'Without a request.',
  queries: ['embed a small icon', 'base64'],
}

function closeness(typed: string): number {
  return closenessTo(typed, typed, section)
}

describe('closenessTo', () => {
  test('is the same for one of the queries and for the heading', () => {
    expect(closeness('base64')).toBe(
      closenessTo('base64', 'base64', {...section, headings: ['base64']}),
    )
    expect(closeness('base64')).toBeGreaterThan(closeness('base'))
  })

  test('does not depend on the forms of words', () => {
    expect(closeness('embedding small icons')).toBeGreaterThan(closeness('small icons on pages'))
  })

  test('grows with the share of words that the title, the headings and the queries have', () => {
    const some = ['assets images icon', 'assets images video', 'assets audio video'].map(closeness)
    expect(some).toEqual(some.toSorted((a, b) => b - a))
    expect(closeness('images icon assets') - closeness('images of video')).toBeGreaterThan(100)
  })
})
