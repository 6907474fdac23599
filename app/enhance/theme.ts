export type Theme = 'light' | 'dark'

/** The theme that the document shows. */
export function currentTheme(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light'
}

/** Shows a theme: by a class for styles, by an attribute for anyone else. */
export function applyTheme(theme: Theme): void {
  const root = document.documentElement
  root.classList.toggle('dark', theme === 'dark')
  root.dataset['theme'] = theme
}
