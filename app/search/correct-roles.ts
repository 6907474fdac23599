/**
 * Corrects the roles of DocSearch's elements, now and whenever it changes them: its container is a
 * button around all other controls, and its input does not say that it opens a list. Returns a
 * function that ends this.
 */
export function correctRoles(search: HTMLElement): () => void {
  const container = search.querySelector('.DocSearch-Container')
  const input = search.querySelector('.DocSearch-Input')
  const correct = () => {
    for (const name of containerAttributes) container?.removeAttribute(name)
    input?.setAttribute('role', 'combobox')
    input?.setAttribute('aria-haspopup', 'listbox')
    input?.setAttribute('aria-expanded', String(input.hasAttribute('aria-controls')))
    input?.setAttribute('aria-label', 'Search') // its label is gone while results are awaited
  }
  correct()
  const observer = new MutationObserver(correct)
  observer.observe(search, {subtree: true, attributeFilter: ['aria-controls']})
  return () => observer.disconnect()
}

const containerAttributes = [
  'role',
  'tabindex',
  'aria-controls',
  'aria-expanded',
  'aria-haspopup',
  'aria-labelledby',
]
