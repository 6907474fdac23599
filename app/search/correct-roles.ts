/**
 * Corrects the roles of DocSearch's elements: its container is a button around all other controls,
 * and its input does not say that it opens a list. React only sets an attribute again if its value
 * changes, which happens to `aria-controls`. Returns a function that ends this.
 */
export function correctRoles(search: HTMLElement): () => void {
  const container = search.querySelector('.DocSearch-Container')
  const input = search.querySelector('.DocSearch-Input')
  for (const name of containerAttributes) container?.removeAttribute(name)
  for (const [name, value] of inputAttributes) input?.setAttribute(name, value)
  const update = () => {
    container?.removeAttribute('aria-controls')
    input?.setAttribute('aria-expanded', String(input.hasAttribute('aria-controls')))
  }
  update()
  const observer = new MutationObserver(update)
  observer.observe(search, {subtree: true, attributeFilter: ['aria-controls']})
  return () => observer.disconnect()
}

const containerAttributes = [
  'role',
  'tabindex',
  'aria-expanded',
  'aria-haspopup',
  'aria-labelledby',
] as const

const inputAttributes = [
  ['role', 'combobox'],
  ['aria-haspopup', 'listbox'],
  ['aria-label', 'Search'], // its label does not exist while results are loading
] as const
