import type {Element, ElementContent, Nodes, Root, RootContent} from 'hast'
import {buildCode} from './code-hast.ts'
import {addDefaultChoice} from './default-choice-hast.ts'
import {addFlagFilter} from './flag-filter-hast.ts'
import {h, text, textOf} from './hast-element.ts'
import {buildTable} from './table-hast.ts'

/**
 * Adds to the default rendering of a page: links to headings, frames with a title and a copy button
 * around code, frames around tables, tabs, a choice of defaults, a filter for flags. All of it is readable without
 * scripts; the scripts in `enhance/` handle clicks.
 */
export function decorate(tree: Root): Root {
  let tabs = 0
  const children = tree.children.map(node => decorateNode(node, () => ++tabs))
  const sections = splitAtH2(children)
  return {...tree, children: addFlagFilter(addDefaultChoice(sections))}
}

/**
 * Puts each part from one h2 to the next into an element, so that it can be laid out separately. It
 * is a section if it has a heading.
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

/** Decorates an element whose children are decorated already; `count` numbers the sets of tabs. */
type Handler = (element: Element, count: () => number) => Element

const handlers: Readonly<Record<string, Handler>> = {
  div: (div, count) => (isTabs(div) ? buildTabs(div, count()) : div),
  h1: withAnchor,
  h2: withAnchor,
  h3: withAnchor,
  h4: withAnchor,
  h5: withAnchor,
  h6: withAnchor,
  img: ({properties, ...image}) => ({
    ...image,
    properties: {loading: 'lazy', decoding: 'async', ...properties},
  }),
  input: ({properties, ...task}) => ({
    ...task,
    properties: {...properties, ariaLabel: properties.checked === true ? 'Done' : 'Not done'},
  }),
  pre: buildCode,
  table: buildTable,
}

function decorateNode<T extends Nodes>(node: T, count: () => number): T | Element {
  if (node.type !== 'element') return node
  const copy: Element = {...node, children: node.children.map(child => decorateNode(child, count))}
  const handler = Object.hasOwn(handlers, node.tagName) ? handlers[node.tagName] : undefined
  return handler ? handler(copy, count) : copy
}

function withAnchor(heading: Element): Element {
  const {id} = heading.properties
  if (id === undefined) return heading
  const label = `Link to “${textOf(heading)}”`
  const anchor = h('a', {className: ['anchor'], href: `#${id}`, ariaLabel: label}, [])
  return {...heading, children: [...heading.children, anchor]}
}

function isTabs({properties: {className}}: Element): boolean {
  return Array.isArray(className) && className.includes('tabs')
}

/**
 * The document contains all panels; styles and a script show one of them. Our ids have capital
 * letters, which ids of headings don't have.
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
