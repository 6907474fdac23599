/** Shows that a part of the page could not be loaded, with a button that tries again. */
export function showFailure(document: Document, part: string, retry: () => void): void {
  hideFailure(document)
  const text = document.createElement('p')
  text.textContent = `${part} could not be loaded. Check your network connection.`
  const box = document.createElement('div')
  box.className = 'load-failure screen-only'
  box.setAttribute('role', 'alert')
  box.append(text, button('Try again', retry), button('Dismiss'))
  document.body.append(box)

  function button(name: string, act?: () => void): HTMLElement {
    const element = document.createElement('button')
    element.type = 'button'
    element.textContent = name
    element.addEventListener('click', () => {
      hideFailure(document)
      act?.()
    })
    return element
  }
}

/** Removes the message of `showFailure`. */
export function hideFailure(document: Document): void {
  document.querySelector('.load-failure')?.remove()
}
