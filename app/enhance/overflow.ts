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
    element.setAttribute('aria-label', nameOf(element))
  } else {
    for (const name of ['tabindex', 'role', 'aria-label']) element.removeAttribute(name)
  }
}

/** `Code of src/index.js`, `Table of “Order”`: by the file, or by the heading above it. */
function nameOf(element: HTMLElement): string {
  const kind = element.matches('pre') ? 'Code' : 'Table'
  const title = element.closest('.code')?.querySelector('.code-title')?.textContent
  if (title !== undefined) return `${kind} of ${title}`
  const headings = element.closest('.article > *')?.querySelectorAll(':is(h2, h3, h4)') ?? []
  const above = [...headings].findLast(
    heading => heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  return above ? `${kind} of “${above.textContent}”` : kind
}
