import {describe, expect, test} from 'vitest'
import {labelOf, nameOf, sentenceOf, urlOf} from '../../../../app/ui/sponsors/describe-sponsors.ts'
import {groupNames} from '../../../../app/ui/sponsors/group-heading.ts'
import {sponsor} from './sponsor.ts'

describe('sentenceOf', () => {
  const empty = {sponsors: [], size: 0}

  test('gives the range of each rank in the ranking by the total', () => {
    const sentences = groupNames.map(name => sentenceOf({name, ...empty}, 'total', 'USD'))
    expect(sentences).toEqual([
      'Latest sponsors made their first donation in the 21 days before this snapshot; at most 30 are shown.',
      'A platinum sponsor has given $50,000 or more in total.',
      'A gold sponsor has given $10,000 to $50,000 in total.',
      'A silver sponsor has given $2,000 to $10,000 in total.',
      'A bronze sponsor has given $200 to $2,000 in total.',
      'A backer has given $1 to $200 in total.',
    ])
  })

  test('gives the range of each rank in the ranking by the month', () => {
    const sentences = groupNames.map(name => sentenceOf({name, ...empty}, 'monthly', 'USD'))
    expect(sentences).toEqual([
      'Latest sponsors made their first donation in the 21 days before this snapshot; at most 30 are shown.',
      'A platinum sponsor has given $2,500 or more a month over the last year.',
      'A gold sponsor has given $500 to $2,500 a month over the last year.',
      'A silver sponsor has given $100 to $500 a month over the last year.',
      'A bronze sponsor has given $10 to $100 a month over the last year.',
      'A backer has given $1 to $10 a month over the last year.',
    ])
  })

  test('says how many of the backers are shown', () => {
    const sponsors = [sponsor('a', 3), sponsor('b', 2)]
    expect(sentenceOf({name: 'backer', sponsors, size: 5}, 'total', 'USD')).toBe(
      'A backer has given $1 to $200 in total; 2 of 5 are shown, chosen at random.',
    )
    expect(sentenceOf({name: 'backer', sponsors, size: 2}, 'total', 'USD')).toBe(
      'A backer has given $1 to $200 in total; all 2 are shown.',
    )
  })
})

describe('labelOf', () => {
  test('gives the total, the name and the monthly amount', () => {
    const given = sponsor('capitalone', 12_000, {name: 'Capital One', monthlyDonations: 25_000})
    expect(labelOf(given, 'USD', true)).toBe('$12,000 by Capital One ($250 monthly)')
  })

  test('leaves the monthly amount out if the snapshot has none', () => {
    const given = sponsor('capitalone', 12_000, {name: 'Capital One'})
    expect(labelOf(given, 'USD', false)).toBe('$12,000 by Capital One')
  })

  test('separates thousands and leaves cents out', () => {
    const given = sponsor('big', 1_234_567.8, {monthlyDonations: 123_449})
    expect(labelOf(given, 'USD', true)).toBe('$1,234,568 by big ($1,234 monthly)')
  })

  test('gives amounts in the currency of the snapshot', () => {
    expect(labelOf(sponsor('euro', 1000), 'EUR', true)).toBe('€1,000 by euro (€0 monthly)')
  })
})

describe('nameOf', () => {
  test('is the slug of an account without a name', () => {
    expect(nameOf(sponsor('someone', 1, {name: ' '}))).toBe('someone')
  })
})

describe('urlOf', () => {
  test.each(['https://example.com/a?b=c', 'http://example.com'])('is the website %s', website => {
    expect(urlOf(sponsor('a', 1, {website}))).toBe(website)
  })

  test.each([
    null,
    undefined,
    '',
    'example.com',
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,hi',
    'ftp://example.com/',
    'mailto:a@example.com',
  ])('is the page of the collective instead of %s', website => {
    expect(urlOf(sponsor('ag-grid', 1, {website}))).toBe('https://opencollective.com/ag-grid')
  })

  test('leads nowhere else, whatever the slug', () => {
    expect(urlOf(sponsor('../x?y', 1))).toBe('https://opencollective.com/..%2Fx%3Fy')
  })
})
