import {readStored, store} from './storage.ts'

/** What a reader can choose; `system` follows the setting of their device. */
const choices = ['light', 'dark', 'system'] as const
export type ThemeChoice = (typeof choices)[number]

/** The choice of the reader, or the default of the site, which is the setting of the device. */
export function readTheme(siteDefault: string | undefined): ThemeChoice {
  const stored = readStored('theme')
  const find = (name: string | undefined) => choices.find(choice => choice === name)
  return find(stored) ?? find(siteDefault) ?? 'system'
}

/** Shows a theme: sets a class for styles, and attributes for other scripts and for the icon. */
export function applyTheme(choice: ThemeChoice): void {
  const root = document.documentElement
  const isDark = choice === 'system' ? querySystem().matches : choice === 'dark'
  root.classList.toggle('dark', isDark)
  root.dataset['theme'] = isDark ? 'dark' : 'light'
  root.dataset['themeChoice'] = choice
}

/** Makes the button choose the next theme, which is remembered. */
export function listenForThemeToggle(document: Document): void {
  const readChoice = () => {
    const current = document.documentElement.dataset['themeChoice']
    return choices.find(choice => choice === current) ?? 'system'
  }
  const describe = () => {
    const button = document.querySelector('[data-theme-toggle]')
    for (const name of ['aria-label', 'title']) {
      button?.setAttribute(name, `Theme: ${readChoice()}. Choose ${after(readChoice())}`)
    }
  }
  describe()
  document.addEventListener('click', ({target}) => {
    if (!(target instanceof Element) || !target.closest('[data-theme-toggle]')) return
    const choice = after(readChoice())
    applyTheme(choice)
    store('theme', choice)
    describe()
  })
  const follow = () => {
    applyTheme(readChoice())
    describe()
  }
  querySystem().addEventListener('change', follow)
  if (readChoice() === 'system') follow() // the device may have changed since the first paint
}

function querySystem(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)')
}

/** From the setting of the device to the other theme, so that a click is seen. */
function after(choice: ThemeChoice): ThemeChoice {
  if (choice !== 'system') return choice === 'light' ? 'dark' : 'system'
  return querySystem().matches ? 'light' : 'dark'
}
