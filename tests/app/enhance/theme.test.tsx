import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {readStored, store} from '../../../app/enhance/storage.ts'
import {applyTheme, listenForThemeToggle, readTheme} from '../../../app/enhance/theme.ts'
import {ThemeToggle} from '../../../app/ui/theme-toggle.tsx'
import {find, showStatic} from '../dom.ts'

/** The device, whose setting a test changes. */
const device = Object.assign(new EventTarget(), {matches: false})

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => device)
  setDevice('light')
  localStorage.clear()
  showStatic(<ThemeToggle />)
})
afterEach(() => {
  applyTheme('light')
  vi.unstubAllGlobals()
})

function setDevice(theme: 'light' | 'dark'): void {
  device.matches = theme === 'dark'
  device.dispatchEvent(new Event('change'))
}

function shownTheme(): string | undefined {
  const {classList, dataset} = document.documentElement
  expect(classList.contains('dark')).toBe(dataset['theme'] === 'dark')
  return dataset['theme']
}

test('the button chooses the other theme first, then the rest, and the choice is stored', () => {
  applyTheme('system')
  listenForThemeToggle(document)
  const click = () => {
    const before = find('button').getAttribute('aria-label')
    document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', {bubbles: true}))
    return [before, readStored('theme'), shownTheme()]
  }
  expect(click()).toEqual(['Theme: system. Choose dark', 'dark', 'dark'])
  expect(click()).toEqual(['Theme: dark. Choose system', 'system', 'light'])
  setDevice('dark')
  expect(click()).toEqual(['Theme: system. Choose light', 'light', 'light'])
  expect(click()).toEqual(['Theme: light. Choose dark', 'dark', 'dark'])
  expect(click()).toEqual(['Theme: dark. Choose system', 'system', 'dark'])
})

test('the setting of the device changes the theme only of readers who follow it', () => {
  listenForThemeToggle(document)
  for (const choice of ['system', 'light'] as const) {
    setDevice('dark')
    applyTheme(choice)
    const seen = (['dark', 'light', 'dark'] as const).map(theme => {
      setDevice(theme)
      return shownTheme()
    })
    const expected = choice === 'system' ? ['dark', 'light', 'dark'] : ['light', 'light', 'light']
    expect(seen).toEqual(expected)
  }
})

test('a change of the device before the page listened to it is not missed', () => {
  const unheard = Object.assign(new EventTarget(), {matches: false})
  vi.stubGlobal('matchMedia', () => unheard)
  applyTheme('system')
  unheard.matches = true
  listenForThemeToggle(document)
  expect(shownTheme()).toBe('dark')
})

test.each([
  [undefined, undefined, 'system'],
  [undefined, 'light', 'light'],
  ['dark', 'light', 'dark'],
  ['sepia', undefined, 'system'],
])('with %s stored on a site whose default is %s, the theme is %s', (stored, site, theme) => {
  if (stored !== undefined) store('theme', stored)
  expect(readTheme(site)).toBe(theme)
})
