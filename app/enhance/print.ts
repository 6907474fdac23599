/** Makes buttons print the page. */
export function listenForPrint(document: Document): void {
  document.addEventListener('click', ({target}) => {
    if (target instanceof Element && target.closest('[data-print]')) window.print()
  })
}
