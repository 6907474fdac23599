/** What readers of this documentation often look for; each leads to a page of its own. */
export const FREQUENT_SEARCHES = [
  'code splitting',
  'tree shaking',
  'environment variables',
  'dev server',
  'source maps',
  'public path',
  'upgrade',
] as const

/** Buttons for frequent searches, which styles show as long as the field is empty. */
export function createFrequentSearches(
  document: Document,
  choose: (query: string) => void,
): HTMLElement {
  const title = document.createElement('h2')
  title.textContent = 'Frequent searches'
  const list = document.createElement('ul')
  for (const query of FREQUENT_SEARCHES) {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = query
    button.addEventListener('click', () => choose(query))
    const item = document.createElement('li')
    item.append(button)
    list.append(item)
  }
  const section = document.createElement('div')
  section.className = 'search-frequent'
  section.append(title, list)
  return section
}
