import {describe, expect, test} from 'vitest'
import {labelOf, nameOf, sentenceOf, urlOf} from '../../../../app/ui/sponsors/describe-sponsors.ts'
import {sponsor} from './sponsor.ts'

describe('sentenceOf', () => {
  test.each([
    ['platinum', 'total', 'A platinum sponsor has given $50,000 or more in total.'],
    ['gold', 'total', 'A gold sponsor has given $10,000 to $50,000 in total.'],
    ['backer', 'monthly', 'A backer has given $1 to $10 a month over the last year.'],
  ] as const)('gives the range of the rank %s in the ranking %s', (name, ranking, sentence) => {
    expect(sentenceOf({name, sponsors: [], size: 0}, ranking, 'USD')).toBe(sentence)
  })

  test.each([
    [5, 'A backer has given $1 to $200 in total; 2 of 5 are shown, chosen at random.'],
    [2, 'A backer has given $1 to $200 in total; all 2 are shown.'],
  ])('says how many of %d backers are shown', (size, sentence) => {
    const sponsors = [sponsor('a', 3), sponsor('b', 2)]
    expect(sentenceOf({name: 'backer', sponsors, size}, 'total', 'USD')).toBe(sentence)
  })
})

test.each([
  ['$1,234,568 by Capital One ($1,234 monthly)', 'USD', true],
  ['$1,234,568 by Capital One', 'USD', false],
  ['€1,234,568 by Capital One (€1,234 monthly)', 'EUR', true],
])('the label gives amounts without cents, and the name: %s', (label, currency, hasMonths) => {
  const given = sponsor('capitalone', 1_234_567.8, {name: 'Capital One', monthlyDonations: 123_449})
  expect(labelOf(given, currency, hasMonths)).toBe(label)
})

test('the name is the slug of an account without a name', () => {
  expect(nameOf(sponsor('someone', 1, {name: ' '}))).toBe('someone')
})

describe('urlOf', () => {
  test.each(['https://example.com/a?b=c', 'http://example.com'])('is the website %s', website => {
    expect(urlOf(sponsor('a', 1, {website}))).toBe(website)
  })

  test.each([null, 'example.com', 'javascript:alert(1)', ' JavaScript:alert(1)'])(
    'is the page of the collective instead of %s',
    website => {
      expect(urlOf(sponsor('ag-grid', 1, {website}))).toBe('https://opencollective.com/ag-grid')
    },
  )

  test('leads nowhere else, whatever the slug', () => {
    expect(urlOf(sponsor('../x?y', 1))).toBe('https://opencollective.com/..%2Fx%3Fy')
  })
})
