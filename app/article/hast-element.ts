import type {Element, ElementContent, Nodes, Text} from 'hast'

/** An element of HTML. */
export function h(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element {
  return {type: 'element', tagName, properties, children}
}

/** A text node. */
export function text(value: string): Text {
  return {type: 'text', value}
}

/** A field for words that are searched for, which no browser completes or corrects. */
export function searchField(properties: Element['properties']): Element {
  const asTyped = {autoComplete: ['off'], autoCapitalize: 'none', spellCheck: 'false'}
  return h('input', {type: 'search', ...properties, ...asTyped}, [])
}

/** The text within a node, with that of images. */
export function textOf(node: Nodes | undefined): string {
  if (node === undefined) return ''
  if (node.type === 'text') return node.value
  if (node.type === 'element' && node.tagName === 'img') return String(node.properties['alt'] ?? '')
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

/** Number of elements in a node, itself included, that are to be counted. */
export function countElements(node: Nodes, isCounted: (element: Element) => boolean): number {
  if (!('children' in node)) return 0
  const own = node.type === 'element' && isCounted(node) ? 1 : 0
  return node.children.reduce((sum, child) => sum + countElements(child, isCounted), own)
}

/** Whether an element has a class. */
export function hasClass({properties: {className}}: Element, name: string): boolean {
  return Array.isArray(className) && className.includes(name)
}

/** The h1 or h2 that a part of an article begins with, alone or next to the link to it. */
export function headingOf([node]: readonly ElementContent[]): 'h1' | 'h2' | undefined {
  if (node?.type !== 'element') return undefined
  if (node.tagName === 'h1' || node.tagName === 'h2') return node.tagName
  return hasClass(node, 'heading') ? headingOf(node.children) : undefined
}
