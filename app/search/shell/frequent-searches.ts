import {createElement} from '../../enhance/create-element.ts'

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
export function createFrequentSearches(choose: (query: string) => void): HTMLElement {
  const items = FREQUENT_SEARCHES.map(query => {
    const button = createElement('button', {}, query)
    button.addEventListener('click', () => choose(query))
    return createElement('li', {}, button)
  })
  const title = createElement('h2', {}, 'Frequent searches')
  const list = createElement('ul', {}, ...items)
  return createElement('div', {class: 'search-frequent'}, title, list)
}
