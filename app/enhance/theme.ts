import {store} from './storage.ts'

export type Theme = 'light' | 'dark'

/** The theme that the document shows. */
export function currentTheme(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light'
}

/** Shows a theme: sets a class for styles, and an attribute for other scripts. */
export function applyTheme(theme: Theme): void {
  const root = document.documentElement
  root.classList.toggle('dark', theme === 'dark')
  root.dataset['theme'] = theme
}

/** Makes the button switch the theme, which is remembered. */
export function listenForThemeToggle(document: Document): void {
  document.addEventListener('click', ({target}) => {
    if (!(target instanceof Element) || !target.closest('[data-theme-toggle]')) return
    const theme = currentTheme() === 'dark' ? 'light' : 'dark'
    applyTheme(theme)
    store('theme', theme)
  })
}
