import type {Element, ElementContent, Text} from 'hast'

/** An element of HTML. */
export function h(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element {
  return {type: 'element', tagName, properties, children}
}

/** The text within an element. */
export function text(value: string): Text {
  return {type: 'text', value}
}
