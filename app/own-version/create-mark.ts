import {createElement} from '../enhance/create-element.ts'

/** Attribute of the marks that we add to what React and the search render. */
export const MARK = 'data-version-mark'

/** An element that is removed with all other marks. */
export function createMark(
  name: 'div' | 'p' | 'span',
  className: string,
  ...children: ReadonlyArray<Node | string>
): HTMLElement {
  return createElement(name, {class: className, [MARK]: ''}, ...children)
}
