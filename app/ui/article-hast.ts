import type {Element, ElementContent, Nodes, Root, RootContent} from 'hast'
import {buildDefaultChoice} from './default-choice.ts'
import {h, text} from './hast-element.ts'
import {buildTable} from './table-hast.ts'

/**
 * Adds to the stock rendering of a page what this site adds: links to headings, frames with a
 * title and a copy button around code, frames around tables, tabs, a choice of defaults. Nothing
 * here needs a script to be read; what a click does is in `enhance/`.
 */
export function decorate(tree: Root): Root {
  let tabs = 0
  const children = tree.children.map(node => decorateNode(node, () => ++tabs))
  const sections = splitAtH2(children)
  const [first] = sections
  if (first && sections.some(hasDefaults)) first.children.unshift(buildDefaultChoice())
  return {...tree, children: sections}
}

/** Whether something depends on the mode and the target that a reader chooses. */
function hasDefaults(node: Nodes): boolean {
  if (node.type !== 'element') return false
  return node.properties['dataDefault'] !== undefined || node.children.some(hasDefaults)
}

/**
 * Each part from one h2 to the next is an element, so that it can be laid out on its own. It is a
 * section if it has a heading.
 */
function splitAtH2(children: readonly RootContent[]): Element[] {
  const parts: ElementContent[][] = [[]]
  for (const node of children) {
    if (node.type !== 'element' && node.type !== 'text') continue
    if (startsWithH2([node])) parts.push([])
    parts.at(-1)?.push(node)
  }
  return parts
    .filter(part => part.some(({type}) => type === 'element'))
    .map(part => h(startsWithH2(part) ? 'section' : 'div', {}, part))
}

function startsWithH2([node]: readonly ElementContent[]): boolean {
  return node?.type === 'element' && node.tagName === 'h2'
}

type Counter = () => number

function decorateNode<T extends Nodes>(node: T, count: Counter): T | Element {
  if (node.type !== 'element') return node
  const copy: Element = {...node, children: node.children.map(child => decorateNode(child, count))}
  if (hasClass(node, 'tabs')) return buildTabs(copy, count())
  if (/^h[1-6]$/.test(node.tagName) && node.properties.id !== undefined) return withAnchor(copy)
  if (node.tagName === 'pre') return buildCode(copy)
  if (node.tagName === 'table') return buildTable(copy)
  if (node.tagName === 'th' || node.tagName === 'td') return buildCell(copy)
  if (node.tagName === 'input') {
    const ariaLabel = node.properties.checked === true ? 'Done' : 'Not done'
    return {...copy, properties: {...copy.properties, ariaLabel}}
  }
  if (node.tagName === 'img') {
    return {...copy, properties: {loading: 'lazy', decoding: 'async', ...copy.properties}}
  }
  return copy
}

/** An empty cell heads no column. HTML has no attribute for the alignment of a cell. */
function buildCell(cell: Element): Element {
  const {align, ...rest} = cell.properties
  const isEmpty = textOf(cell).trim() === '' && !cell.children.some(isImage)
  const tagName = isEmpty ? 'td' : cell.tagName
  const properties = {
    ...rest,
    ...(tagName === 'th' && {scope: 'col'}),
    ...(align != null && {dataAlign: align}),
  }
  return {...cell, tagName, properties}
}

const isImage = (node: Nodes) => node.type === 'element' && node.tagName === 'img'

function withAnchor(heading: Element): Element {
  const {id} = heading.properties
  const label = `Link to “${textOf(heading)}”`
  const anchor = h('a', {className: ['anchor'], href: `#${id}`, ariaLabel: label}, [])
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

/**
 * All panels are in the document; which one is shown is a matter of styles and of a script.
 * Ids of ours have upper case letters, which no heading’s id has.
 */
function buildTabs(node: Element, number: number): Element {
  const tabs = node.children.filter(child => child.type === 'element')
  const labels = tabs.map(tab => textOf(tab.children.find(child => child.type === 'element')))
  const buttons = labels.map((label, index) =>
    h(
      'button',
      {
        type: 'button',
        role: 'tab',
        id: `AppTab-${number}-${index}`,
        ariaControls: [`AppPanel-${number}-${index}`],
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
      id: `AppPanel-${number}-${index}`,
      ariaLabelledBy: [`AppTab-${number}-${index}`],
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
