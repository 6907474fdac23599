/** Says that the search could not be loaded, and lets the reader try again. */
export function showSearchFailure(document: Document, retry: () => void): void {
  hideSearchFailure(document)
  const text = document.createElement('p')
  text.textContent = 'Search could not be loaded. Check your network connection.'
  const box = document.createElement('div')
  box.className = 'search-failure'
  box.setAttribute('role', 'alert')
  box.append(text, button('Try again', retry), button('Dismiss'))
  document.body.append(box)

  function button(name: string, act?: () => void): HTMLElement {
    const element = document.createElement('button')
    element.type = 'button'
    element.textContent = name
    element.addEventListener('click', () => {
      hideSearchFailure(document)
      act?.()
    })
    return element
  }
}

/** Takes that back. */
export function hideSearchFailure(document: Document): void {
  document.querySelector('.search-failure')?.remove()
}
