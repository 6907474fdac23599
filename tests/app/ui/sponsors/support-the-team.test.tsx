import {act} from 'react'
import {createRoot, hydrateRoot, type Root} from 'react-dom/client'
import {renderToString} from 'react-dom/server'
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest'
import type {Sponsors} from '#contract/people.ts'
import {SupportTheTeam} from '../../../../app/ui/sponsors/support-the-team.tsx'
import {headings, shownHeadings, sponsor} from './sponsor.ts'
import {useView} from '../../view.ts'

const view = useView()

let root: Root
beforeEach(() => {
  vi.setSystemTime('2020-06-01')
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  document.body.innerHTML = '<div></div>'
})
afterEach(() => {
  act(() => root.unmount())
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

const neverLoad = () => new Promise<Sponsors>(() => {})

function container(): Element {
  const element = document.body.firstElementChild
  if (!element) throw new Error('There is no container')
  return element
}

/** Shows the section and comes near it. */
async function show(source: () => Promise<Sponsors>): Promise<void> {
  root = createRoot(container())
  act(() => root.render(<SupportTheTeam load={source} loaded={undefined} />))
  await act(async () => view.show(document.querySelector('section')))
}

function checkbox(): HTMLInputElement | null {
  return document.querySelector('input')
}

async function click(text: string): Promise<void> {
  const button = [...document.querySelectorAll('button')].find(one => one.textContent === text)
  if (!button) throw new Error(`There is no button ${text}`)
  await act(async () => button.click())
}

describe('the section of the sponsors', () => {
  test('holds the places of the six groups while the sponsors are loading', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.33)
    await show(neverLoad)
    expect(shownHeadings()).toEqual(headings.total)
    expect(document.querySelector('[data-group="gold"]')?.textContent).toBe('Gold Sponsors')
  })

  test('shows sponsors that were loaded before without loading them again', () => {
    let calls = 0
    const source = () => {
      calls++
      return neverLoad()
    }
    root = createRoot(container())
    const loaded = snapshotOf(0)
    act(() => root.render(<SupportTheTeam load={source} loaded={loaded} />))
    act(() => view.show(document.querySelector('section')))
    expect(document.body.textContent).toContain('As of March 31, 2020')
    expect(calls).toBe(0)
  })

  test('reports a failure, and shows the sponsors once a new attempt succeeds', async () => {
    let calls = 0
    const source = () => {
      calls++
      return calls < 3 ? Promise.reject(new Error('down')) : load()()
    }
    await show(source)
    for (const attempt of [1, 2]) {
      const alert = document.querySelector('[role="alert"]')?.textContent
      expect({calls, alert}).toEqual({
        calls: attempt,
        alert: 'The sponsors could not be loaded.',
      })
      await click('Try again')
    }
    expect(document.body.textContent).toContain('As of March 31, 2020')
    expect(document.querySelector('[role="alert"]')).toBe(null)
    expect(document.activeElement).toBe(document.querySelector('[data-group]')?.parentElement)
  })

  test.each([
    [undefined, '2021-03-31', true],
    [undefined, '2021-04-01', false],
    [2, '2020-04-02', true],
    [2, '2020-04-03', false],
  ])(
    'shows groups for at most %s days, by default a year: on %s %s',
    async (maxAge, day, shown) => {
      vi.setSystemTime(day)
      root = createRoot(container())
      const section = <SupportTheTeam load={load()} loaded={undefined} maxAge={maxAge} />
      act(() => root.render(section))
      await act(async () => view.show(document.querySelector('section')))
      expect(document.querySelectorAll('[data-group]').length > 0).toBe(shown)
      expect(document.body.textContent).toContain(shown ? 'As of March 31' : 'The last snapshot of')
    },
  )

  test('has one call to become a sponsor, and names the day of the snapshot once', async () => {
    await show(load())
    const calls = [...document.querySelectorAll('a[href$="#support"]')]
    expect(calls.map(({textContent}) => textContent)).toEqual(['Become a sponsor'])
    expect(document.body.textContent?.match(/March 31, 2020/g)).toHaveLength(1)
    expect(document.querySelector('time')?.getAttribute('datetime')).toBe('2020-03-31')
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
      container().innerHTML = renderToString(section)
      expect({sent: shownHeadings(), checkbox: checkbox()}).toEqual({
        sent: headings.total,
        checkbox: null,
      })
      const errors: unknown[] = []
      await act(async () => {
        root = hydrateRoot(container(), section, {
          onRecoverableError: error => errors.push(error),
        })
      })
      await act(async () => view.show(document.querySelector('section')))
      expect(checkbox()?.checked).toBe(checked)
      expect(shownHeadings()).toEqual([expected])
      expect(errors).toEqual([])
    },
  )

  test('goes by what the reader chooses', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.33)
    await show(load(snapshotOf(300_000)))
    expect(checkbox()?.labels?.[0]?.textContent).toBe(
      'Rank by the monthly average of the last year instead of the total',
    )
    act(() => checkbox()?.click())
    expect(shownHeadings()).toEqual(['Platinum Monthly Sponsors'])
    act(() => checkbox()?.click())
    expect(shownHeadings()).toEqual(['Platinum Sponsors'])
  })

  test('is never that of the month if the snapshot has no monthly amounts', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.32)
    await show(load(snapshotOf(0)))
    expect(checkbox()).toBe(null)
    expect(shownHeadings()).toEqual(['Platinum Sponsors'])
    expect(document.body.textContent).not.toMatch(/month/i)
  })
})
