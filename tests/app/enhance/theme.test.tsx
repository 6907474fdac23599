import {renderToStaticMarkup} from 'react-dom/server'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {readStored, store} from '../../../app/enhance/storage.ts'
import {applyTheme, listenForThemeToggle, readTheme} from '../../../app/enhance/theme.ts'
import {ThemeToggle} from '../../../app/ui/theme-toggle.tsx'

/** The device, whose setting a test changes. */
const device = Object.assign(new EventTarget(), {matches: false})

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => device)
  setDevice('light')
  localStorage.clear()
  document.body.innerHTML = renderToStaticMarkup(<ThemeToggle />)
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

test('the button chooses dark, the setting of the device, and light, and the choice is stored', () => {
  applyTheme('light')
  listenForThemeToggle(document)
  const button = document.querySelector('button')
  const names = [button?.getAttribute('aria-label')]
  const seen = [0, 1, 2].map(() => {
    document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', {bubbles: true}))
    names.push(button?.getAttribute('aria-label'))
    return [readStored('theme'), shownTheme()]
  })
  expect(seen).toEqual([
    ['dark', 'dark'],
    ['system', 'light'],
    ['light', 'light'],
  ])
  expect(names).toEqual([
    'Theme: light. Choose dark',
    'Theme: dark. Choose system',
    'Theme: system. Choose light',
    'Theme: light. Choose dark',
  ])
})

test('the setting of the device changes the theme only of readers who follow it', () => {
  listenForThemeToggle(document)
  const seen = (['system', 'light'] as const).map(choice => {
    setDevice('dark')
    applyTheme(choice)
    const before = shownTheme()
    setDevice('light')
    const after = shownTheme()
    setDevice('dark')
    return [choice, before, after, shownTheme()]
  })
  expect(seen).toEqual([
    ['system', 'dark', 'light', 'dark'],
    ['light', 'light', 'light', 'light'],
  ])
})

test.each([
  [undefined, undefined, 'light'],
  [undefined, 'system', 'system'],
  ['dark', 'system', 'dark'],
  ['light', 'system', 'light'],
  ['system', undefined, 'system'],
  ['sepia', 'system', 'system'],
])('with %s stored on a site whose default is %s, the theme is %s', (stored, site, theme) => {
  if (stored !== undefined) store('theme', stored)
  expect(readTheme(site)).toBe(theme)
})
