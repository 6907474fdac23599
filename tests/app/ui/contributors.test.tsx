import {act} from 'react'
import {createRoot, type Root} from 'react-dom/client'
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest'
import {Contributors} from '../../../app/ui/contributors.tsx'
import {useView} from '../view.ts'

const view = useView()

let root: Root
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']})
  root = createRoot(document.body)
})
afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
})

/** Shows the grid out of view, and waits for its first look at whether it is in view. */
async function show(...names: string[]): Promise<void> {
  act(() => root.render(<Contributors names={names} />))
  await pass(300)
}

/** Milliseconds that pass, and all that comes of it. */
async function pass(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds))
}

function grid(): Element | null {
  return document.querySelector('section')
}

function counts(): {images: number; icons: number} {
  const count = (name: string) => document.querySelectorAll(`li ${name}`).length
  return {images: count('img'), icons: count('svg')}
}

describe('the contributors of a page', () => {
  test.each([
    [['one'], '1 Contributor'],
    [['one', 'two-2'], '2 Contributors'],
  ])('are counted in the heading: %j', async (names, heading) => {
    await show(...names)
    expect(document.querySelector('h2')?.textContent).toBe(heading)
    expect(document.querySelectorAll('li')).toHaveLength(names.length)
  })

  test('are credited for earlier versions of the page', async () => {
    await show('one')
    expect(document.querySelector('section > p')?.textContent).toBe(
      'They worked on earlier versions of this page.',
    )
  })

  test('are left out if the page has none', async () => {
    await show()
    expect(document.body.innerHTML).toBe('')
  })

  test('have their images requested 300 ms after the grid came into view', async () => {
    await show('one', 'two-2')
    view.show(grid())
    await pass(299)
    expect(counts()).toEqual({images: 0, icons: 2})
    await pass(1)
    expect(counts()).toEqual({images: 2, icons: 2})
  })

  test('have no images requested for a reader who only passes by', async () => {
    await show('one', 'two-2')
    view.show(grid())
    await pass(100)
    view.hide(grid())
    await pass(1000)
    expect(counts()).toEqual({images: 0, icons: 2})
    view.show(grid())
    await pass(300)
    expect(counts()).toEqual({images: 2, icons: 2})
  })
})

describe('a contributor', () => {
  test('is a link to the profile that keeps its name when the image replaces the icon', async () => {
    await show('two-2')
    const link = document.querySelector('li a')
    expect(link?.getAttribute('href')).toBe('https://github.com/two-2')
    expect(link?.getAttribute('title')).toBe('two-2')
    expect(link?.textContent).toBe('two-2')

    view.show(grid())
    await pass(300)
    const image = document.querySelector('img')
    expect(image?.getAttribute('src')).toBe('https://github.com/two-2.png?size=90')
    expect(image?.getAttribute('alt')).toBe('two-2')
    expect(image?.getAttribute('width')).toBe('45')
    expect(image?.getAttribute('height')).toBe('45')
    expect(link?.textContent).toBe('')
    act(() => void image?.dispatchEvent(new Event('load')))
    expect(counts()).toEqual({images: 1, icons: 0})
  })

  test('stays an icon and a name if the image cannot be loaded', async () => {
    await show('one')
    view.show(grid())
    await pass(300)
    act(() => void document.querySelector('img')?.dispatchEvent(new Event('error')))
    expect(counts()).toEqual({images: 0, icons: 1})
    expect(document.querySelector('li a')?.textContent).toBe('one')
    expect(document.querySelector('li a')?.getAttribute('title')).toBe('one')
  })
})
