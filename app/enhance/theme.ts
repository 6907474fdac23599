import {store} from './storage.ts'

type Theme = 'light' | 'dark'

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
    const theme = document.documentElement.classList.contains('dark') ? 'light' : 'dark'
    applyTheme(theme)
    store('theme', theme)
  })
}
