import {createFrequentSearches} from './shell/frequent-searches.ts'

/** Offers frequent searches below the field of DocSearch. Returns a function that ends this. */
export function offerSearches(search: HTMLElement): () => void {
  const input = search.querySelector<HTMLInputElement>('.DocSearch-Input')
  const searches = createFrequentSearches(query => {
    if (!input) return
    input.focus()
    input.setRangeText(query, 0, input.value.length, 'end')
    input.dispatchEvent(new InputEvent('input', {bubbles: true}))
  })
  search.querySelector('.DocSearch-SearchBar')?.after(searches)
  return () => searches.remove()
}
