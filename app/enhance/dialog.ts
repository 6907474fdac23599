/** Closes a dialog at its button or at a click outside, and removes it once it is closed. */
export function listenForClose(dialog: HTMLDialogElement, close: HTMLButtonElement): void {
  close.addEventListener('click', () => dialog.close())
  dialog.addEventListener('click', ({target}) => {
    if (target === dialog) dialog.close() // a click outside of its content
  })
  dialog.addEventListener('close', () => dialog.remove())
}
