import type {Element, ElementContent, Nodes, Root, Text} from 'hast'

/**
 * Adds to the stock rendering of a page what this site adds: links to headings, frames with a
 * title and a copy button around code, frames around tables, tabs. Nothing here needs a script
 * to be read; what a click does is in `enhance/`.
 */
export function decorate(tree: Root): Root {
  let tabs = 0
  return {...tree, children: tree.children.map(node => decorateNode(node, () => ++tabs))}
}

type Counter = () => number

function decorateNode<T extends Nodes>(node: T, count: Counter): T | Element {
  if (node.type !== 'element') return node
  const copy: Element = {...node, children: node.children.map(child => decorateNode(child, count))}
  if (hasClass(node, 'tabs')) return buildTabs(copy, count())
  if (/^h[1-6]$/.test(node.tagName) && node.properties.id !== undefined) return withAnchor(copy)
  if (node.tagName === 'pre') return buildCode(copy)
  if (node.tagName === 'table') return h('div', {className: ['table']}, [copy])
  if (node.tagName === 'img') {
    return {...copy, properties: {loading: 'lazy', decoding: 'async', ...copy.properties}}
  }
  return copy
}

function withAnchor(heading: Element): Element {
  const {id} = heading.properties
  const label = `Link to “${textOf(heading)}”`
  const anchor = h('a', {className: ['anchor'], href: `#${id}`, ariaLabel: label}, [text('#')])
  return {...heading, children: [...heading.children, anchor]}
}

function buildCode(pre: Element): Element {
  const code = pre.children.find(child => child.type === 'element' && child.tagName === 'code')
  const title = code?.type === 'element' ? code.properties['dataTitle'] : undefined
  const copy = h('button', {type: 'button', className: ['copy']}, [text('Copy')])
  const caption =
    typeof title === 'string' ? [h('figcaption', {className: ['code-title']}, [text(title)])] : []
  return h('figure', {className: ['code']}, [...caption, pre, copy])
}

/** All panels are in the document; which one is shown is a matter of styles and of a script. */
function buildTabs(node: Element, number: number): Element {
  const tabs = node.children.filter(child => child.type === 'element')
  const labels = tabs.map(tab => textOf(tab.children.find(child => child.type === 'element')))
  const buttons = labels.map((label, index) =>
    h(
      'button',
      {
        type: 'button',
        role: 'tab',
        id: `tabs-${number}-tab-${index}`,
        ariaControls: [`tabs-${number}-panel-${index}`],
        ariaSelected: String(index === 0),
        ...(index > 0 && {tabIndex: -1}),
      },
      [text(label)],
    ),
  )
  const panels = tabs.map((tab, index) => ({
    ...tab,
    properties: {
      ...tab.properties,
      role: 'tabpanel',
      id: `tabs-${number}-panel-${index}`,
      ariaLabelledBy: [`tabs-${number}-tab-${index}`],
      ...(index === 0 && {dataSelected: ''}),
    },
  }))
  const list = h('div', {role: 'tablist', className: ['tab-list']}, buttons)
  return {...node, children: [list, ...panels]}
}

function hasClass({properties}: Element, name: string): boolean {
  return Array.isArray(properties.className) && properties.className.includes(name)
}

function textOf(node: Nodes | undefined): string {
  if (node === undefined) return ''
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

function text(value: string): Text {
  return {type: 'text', value}
}

function h(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element {
  return {type: 'element', tagName, properties, children}
}
