import {flushSync} from 'react-dom'
import {createRoot, type Root} from 'react-dom/client'
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest'
import type {Sponsors} from '#contract/people.ts'
import type {Ranking} from '../../../../app/ui/sponsors/group-heading.ts'
import {hasMonthlyAmounts} from '../../../../app/ui/sponsors/rank-sponsors.ts'
import {SponsorGroups} from '../../../../app/ui/sponsors/sponsor-groups.tsx'
import {shownHeadings, sponsor} from './sponsor.ts'
import {useView} from '../../view.ts'

const view = useView()

let root: Root
beforeEach(() => {
  root = createRoot(document.body)
})
afterEach(() => {
  root.unmount()
  vi.restoreAllMocks()
})

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
  flushSync(() =>
    root.render(
      <SponsorGroups snapshot={shown} ranking={ranking} hasMonths={hasMonthlyAmounts(shown)} />,
    ),
  )
}

function group(name: string): Element {
  const element = document.querySelector(`[data-group="${name}"]`)
  if (!element) throw new Error(`There is no group ${name}`)
  return element
}

function labelsIn(name: string): Array<string | null> {
  return [...group(name).querySelectorAll('li a')].map(link => link.getAttribute('aria-label'))
}

describe('the groups of sponsors', () => {
  test('are headed by the ranking, each sorted by the amount that counts', () => {
    show('total')
    expect(shownHeadings()).toEqual([
      'Platinum Sponsors',
      'Gold Sponsors',
      'Silver Sponsors',
      'Backers',
    ])
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
    expect(group('backer').querySelector('p')?.textContent).toContain('100 of 120')
    vi.spyOn(Math, 'random').mockReturnValue(0.9)
    show('monthly')
    show('total')
    expect(labelsIn('backer')).toEqual(first)
  })

  test('say what they take, and leave the call to the section', () => {
    show()
    expect(group('gold').querySelector('p')?.textContent).toBe(
      'A gold sponsor has given $10,000 to $50,000 in total.',
    )
    expect(document.querySelectorAll('[data-group] > a')).toHaveLength(0)
  })

  test('name no monthly amounts if the snapshot has none', () => {
    show('total', {currency: 'USD', sponsors: [sponsor('cirrus', 12_000, {name: 'Cirrus'})]})
    expect(labelsIn('gold')).toEqual(['$12,000 by Cirrus'])
    expect(shownHeadings()).toEqual(['Gold Sponsors'])
  })

  test('are replaced by a sentence if there are no sponsors', () => {
    show('total', {currency: 'USD', sponsors: []})
    expect(document.body.textContent).toBe('There are no sponsors yet.')
  })
})

describe('a sponsor', () => {
  test('is a link to the website, or to the page at Open Collective, in a new tab', () => {
    show()
    const [boreal, aurora] = group('platinum').querySelectorAll('li a')
    expect(boreal?.getAttribute('href')).toBe('https://opencollective.com/boreal')
    expect(aurora?.getAttribute('href')).toBe('https://aurora.example/')
    expect(aurora?.getAttribute('target')).toBe('_blank')
    expect(aurora?.getAttribute('rel')).toBe('noopener noreferrer nofollow')
  })

  test('is initials and a name until the image has loaded', async () => {
    show()
    const gold = group('gold')
    expect(gold.querySelector('img')).toBe(null)
    view.show(gold)
    await expect.poll(() => gold.querySelector('img')).not.toBe(null)
    const image = gold.querySelector('img')
    expect(image?.getAttribute('alt')).toBe('Cirrus')
    expect(image?.getAttribute('referrerpolicy')).toBe('no-referrer')
    expect(image?.getAttribute('decoding')).toBe('async')
    expect(gold.querySelector('li')?.textContent).toBe('CCirrus')
    flushSync(() => image?.dispatchEvent(new Event('load')))
    expect(gold.querySelectorAll('li img')).toHaveLength(1)
    expect(gold.querySelector('li')?.textContent).toBe('')
  })

  test('stays initials and a name if the image cannot be loaded', async () => {
    show()
    const gold = group('gold')
    view.show(gold)
    await expect.poll(() => gold.querySelector('img')).not.toBe(null)
    flushSync(() => gold.querySelector('img')?.dispatchEvent(new Event('error')))
    expect(gold.querySelectorAll('li img')).toHaveLength(0)
    expect(gold.querySelector('li')?.textContent).toBe('CCirrus')
  })
})
