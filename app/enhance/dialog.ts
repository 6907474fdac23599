/** Creates the elements of a dialog; their buttons submit nothing. */
export function createBuilder(document: Document) {
  return <Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    className = '',
    text = '',
  ): HTMLElementTagNameMap[Name] => {
    const element = document.createElement(name)
    if (className !== '') element.className = className
    if (element instanceof HTMLButtonElement) element.type = 'button'
    element.textContent = text
    return element
  }
}

/** Closes a dialog at its button or at a click outside, and removes it once it is closed. */
export function listenForClose(dialog: HTMLDialogElement, close: HTMLButtonElement): void {
  close.addEventListener('click', () => dialog.close())
  dialog.addEventListener('click', ({target}) => {
    if (target === dialog) dialog.close() // a click outside of its content
  })
  dialog.addEventListener('close', () => dialog.remove())
}
