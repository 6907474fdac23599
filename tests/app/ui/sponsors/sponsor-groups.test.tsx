import {flushSync} from 'react-dom'
import {afterEach, describe, expect, test, vi} from 'vitest'
import type {Sponsors} from '#contract/people.ts'
import type {Ranking} from '../../../../app/ui/sponsors/group-heading.ts'
import {hasMonthlyAmounts} from '../../../../app/ui/sponsors/rank-sponsors.ts'
import {SponsorGroups} from '../../../../app/ui/sponsors/sponsor-groups.tsx'
import {attributes, find, findAll, texts, useRoot} from '../../dom.ts'
import {shownHeadings, sponsor} from './sponsor.ts'
import {useView} from '../../view.ts'

const view = useView()
const render = useRoot()
afterEach(() => void vi.restoreAllMocks())

const snapshot: Sponsors = {
  snapshotDate: '2020-03-31',
  currency: 'USD',
  sponsors: [
    sponsor('aurora', 60_000, {name: 'Aurora', website: 'https://aurora.example/'}),
    sponsor('boreal', 70_000, {name: 'Boreal', monthlyDonations: 300_000}),
    sponsor('cirrus', 12_000, {name: 'Cirrus', avatar: 'https://images.example/cirrus.png'}),
    sponsor('delta', 3000, {name: 'Delta', monthlyDonations: 60_000}),
    ...Array.from({length: 120}, (_, index) => sponsor(`backer-${index}`, 1 + index)),
  ],
}

function show(ranking: Ranking = 'total', shown: Sponsors = snapshot): void {
  const hasMonths = hasMonthlyAmounts(shown)
  render(<SponsorGroups snapshot={shown} ranking={ranking} hasMonths={hasMonths} />)
}

const labelsIn = (name: string) => attributes('aria-label', `[data-group="${name}"] li a`)
const gold = '[data-group="gold"]'

describe('the groups of sponsors', () => {
  test('are headed by the ranking, each sorted by the amount that counts', () => {
    show('total')
    const ranks = ['Platinum Sponsors', 'Gold Sponsors', 'Silver Sponsors', 'Backers']
    expect(shownHeadings()).toEqual(ranks)
    expect(labelsIn('platinum')).toEqual([
      '$70,000 by Boreal ($3,000 monthly)',
      '$60,000 by Aurora ($0 monthly)',
    ])
    expect(labelsIn('gold')).toEqual(['$12,000 by Cirrus ($0 monthly)'])
    show('monthly')
    expect(shownHeadings()).toEqual(['Platinum Monthly Sponsors', 'Gold Monthly Sponsors'])
    expect(labelsIn('platinum')).toEqual(['$70,000 by Boreal ($3,000 monthly)'])
    expect(labelsIn('gold')).toEqual(['$3,000 by Delta ($600 monthly)'])
  })

  test('keep the backers that were chosen at random when the ranking changes', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.33)
    show('total')
    const first = labelsIn('backer')
    expect(first).toHaveLength(100)
    expect(texts('[data-group="backer"] p')[0]).toContain('100 of 120')
    vi.spyOn(Math, 'random').mockReturnValue(0.9)
    show('monthly')
    show('total')
    expect(labelsIn('backer')).toEqual(first)
  })

  test('are replaced by a sentence if there are no sponsors', () => {
    show('total', {currency: 'USD', sponsors: []})
    expect(document.body.textContent).toBe('There are no sponsors yet.')
  })
})

describe('a sponsor', () => {
  test('is a link to the website, or to the page at Open Collective, in a new tab', () => {
    show()
    const link = '[data-group="platinum"] li a'
    expect(attributes('href', link)).toEqual([
      'https://opencollective.com/boreal',
      'https://aurora.example/',
    ])
    for (const aurora of findAll(link)) {
      expect(aurora.getAttribute('target')).toBe('_blank')
      expect(aurora.getAttribute('rel')).toBe('noopener noreferrer nofollow')
    }
  })

  test.each([
    ['until the image has loaded', 'load', ''],
    ['also if the image cannot be loaded', 'error', 'CCirrus'],
  ])('is initials and a name %s', async (_, event, text) => {
    show()
    const image = `${gold} li img`
    expect(findAll(image)).toEqual([])
    view.show(find(gold))
    await expect.poll(() => findAll(image)).toHaveLength(1)
    expect(attributes('alt', image)).toEqual(['Cirrus'])
    expect(attributes('referrerpolicy', image)).toEqual(['no-referrer'])
    expect(attributes('decoding', image)).toEqual(['async'])
    expect(texts(`${gold} li`)).toEqual(['CCirrus'])
    flushSync(() => find(image).dispatchEvent(new Event(event)))
    expect(findAll(image)).toHaveLength(event === 'load' ? 1 : 0)
    expect(texts(`${gold} li`)).toEqual([text])
  })
})
