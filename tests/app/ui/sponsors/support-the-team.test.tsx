import {act} from 'react'
import {hydrateRoot} from 'react-dom/client'
import {renderToString} from 'react-dom/server'
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest'
import type {Sponsors} from '#contract/people.ts'
import {SupportTheTeam} from '../../../../app/ui/sponsors/support-the-team.tsx'
import {find, findAll, texts, useRoot} from '../../dom.ts'
import {shownHeadings, sponsor} from './sponsor.ts'
import {useView} from '../../view.ts'

const view = useView()
const render = useRoot()

beforeEach(() => {
  vi.setSystemTime('2020-06-01')
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function snapshotOf(monthlyDonations: number): Sponsors {
  const aurora = sponsor('aurora', 60_000, {name: 'Aurora', monthlyDonations})
  return {snapshotDate: '2020-03-31', currency: 'USD', sponsors: [aurora]}
}

function load(snapshot = snapshotOf(5000)): () => Promise<Sponsors> {
  return () => Promise.resolve(snapshot)
}

/** Shows the section and comes near it. */
async function show(
  source: () => Promise<Sponsors>,
  more: {loaded?: Sponsors; maxAge?: number | undefined; outdated?: string} = {},
): Promise<void> {
  act(() => render(<SupportTheTeam load={source} loaded={undefined} {...more} />))
  await act(async () => view.show(find('section')))
}

const checkboxes = () => [...document.querySelectorAll('input')]
const ranks = ['Platinum', 'Gold', 'Silver', 'Bronze'].map(rank => `${rank} Sponsors`)
const allHeadings = ['Latest Sponsors', ...ranks, 'Backers']

describe('the section of the sponsors', () => {
  test('is a note if the site has no snapshot of this year, and loads nothing', async () => {
    const source = vi.fn<() => Promise<Sponsors>>(load())
    await show(source, {outdated: '2017-08-22'})
    expect(shownHeadings()).toEqual([])
    expect(document.body.textContent).toContain('is from August 22, 2017')
    expect(source).not.toHaveBeenCalled()
  })

  test('shows sponsors that were loaded before without loading them again', async () => {
    const source = vi.fn<() => Promise<Sponsors>>(load())
    await show(source, {loaded: snapshotOf(0)})
    expect(document.body.textContent).toContain('As of March 31, 2020')
    expect(source).not.toHaveBeenCalled()
  })

  test('reports a failure, and shows the sponsors once a new attempt succeeds', async () => {
    const source = vi.fn<() => Promise<Sponsors>>(load()).mockRejectedValueOnce(new Error('down'))
    await show(source.mockRejectedValueOnce(new Error('down')))
    for (const attempt of [1, 2]) {
      expect(source).toHaveBeenCalledTimes(attempt)
      expect(texts('[role="alert"]')).toEqual(['The sponsors could not be loaded.'])
      const retry = findAll('button').find(({textContent}) => textContent === 'Try again')
      await act(async () => retry?.click())
    }
    expect(document.body.textContent).toContain('As of March 31, 2020')
    expect(findAll('[role="alert"]')).toEqual([])
    expect(document.activeElement).toBe(find('[data-group]').parentElement)
  })

  test.each([
    [undefined, '2021-03-31', true],
    [undefined, '2021-04-01', false],
    [2, '2020-04-02', true],
    [2, '2020-04-03', false],
  ])('shows groups for at most %s days, or else a year: on %s %s', async (maxAge, day, shown) => {
    vi.setSystemTime(day)
    await show(load(), {maxAge})
    expect(findAll('[data-group]').length > 0).toBe(shown)
    expect(document.body.textContent).toContain(shown ? 'As of March 31' : 'The last snapshot of')
  })

  test('has one call to become a sponsor, and names the day of the snapshot once', async () => {
    await show(load())
    expect(texts('a[href$="#support"]')).toEqual(['Become a sponsor'])
    expect(document.body.textContent?.match(/March 31, 2020/g)).toHaveLength(1)
    expect(find('time').getAttribute('datetime')).toBe('2020-03-31')
  })
})

describe('the ranking of the sponsors', () => {
  test.each([
    {chance: 0.32, expected: 'Platinum Monthly Sponsors', checked: true},
    {chance: 0.33, expected: 'Platinum Sponsors', checked: false},
  ])(
    'goes by the month first if chance is below a third, without a hydration error: $chance',
    async ({chance, expected, checked}) => {
      vi.spyOn(Math, 'random').mockReturnValue(chance)
      const section = <SupportTheTeam load={load(snapshotOf(300_000))} loaded={undefined} />
      document.body.innerHTML = `<div>${renderToString(section)}</div>`
      expect(shownHeadings()).toEqual(allHeadings)
      expect(checkboxes()).toEqual([])
      const errors: unknown[] = []
      const onRecoverableError = (error: unknown) => void errors.push(error)
      const root = await act(async () => hydrateRoot(find('div'), section, {onRecoverableError}))
      await act(async () => view.show(find('section')))
      expect(checkboxes().map(box => box.checked)).toEqual([checked])
      expect(shownHeadings()).toEqual([expected])
      expect(errors).toEqual([])
      act(() => root.unmount())
    },
  )

  test('goes by what the reader chooses', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.33)
    await show(load(snapshotOf(300_000)))
    const [checkbox] = checkboxes()
    expect(checkbox?.labels?.[0]?.textContent).toBe(
      'Rank by the monthly average of the last year instead of the total',
    )
    act(() => checkbox?.click())
    expect(shownHeadings()).toEqual(['Platinum Monthly Sponsors'])
    act(() => checkbox?.click())
    expect(shownHeadings()).toEqual(['Platinum Sponsors'])
  })

  test('is never that of the month if the snapshot has no monthly amounts', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.32)
    await show(load(snapshotOf(0)))
    expect(checkboxes()).toEqual([])
    expect(shownHeadings()).toEqual(['Platinum Sponsors'])
    expect(document.body.textContent).not.toMatch(/month/i)
  })
})
