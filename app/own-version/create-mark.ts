/** Attribute of the marks that we add to what React and the search render. */
export const MARK = 'data-version-mark'

/** An element that is removed with all other marks. */
export function createMark(document: Document, name: string, className = ''): HTMLElement {
  const element = document.createElement(name)
  element.className = className
  element.setAttribute(MARK, '')
  return element
}
