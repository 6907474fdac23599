/**
 * Makes code and tables tab stops while they overflow, so that the keyboard can scroll them. Returns
 * a function that ends this.
 */
export function watchOverflow(root: ParentNode): () => void {
  const observer = new ResizeObserver(entries => {
    for (const {target} of entries) if (target instanceof HTMLElement) update(target)
  })
  for (const element of root.querySelectorAll('pre, .table')) observer.observe(element)
  return () => observer.disconnect()
}

function update(element: HTMLElement): void {
  const overflows = element.scrollWidth > element.clientWidth
  if (overflows === element.hasAttribute('tabindex')) return
  if (overflows) {
    element.tabIndex = 0
    element.setAttribute('role', 'group') // not a region: a page would have dozens of landmarks
    element.setAttribute('aria-label', element.matches('pre') ? 'Code' : 'Table')
  } else {
    for (const name of ['tabindex', 'role', 'aria-label']) element.removeAttribute(name)
  }
}
