import type {Element, ElementContent, Nodes, Root, RootContent} from 'hast'
import {drawAlertIcon} from './alert-hast.ts'
import {buildCode} from './code-hast.ts'
import {addDefaultChoice} from './default-choice-hast.ts'
import {addFlagFilter} from './flag-filter-hast.ts'
import {h, hasClass, headingOf, textOf} from './hast-element.ts'
import {addMessageField} from './message-field-hast.ts'
import {buildTable} from './table-hast.ts'
import {buildTabs} from './tabs-hast.ts'

/** State that the elements of an article share, in document order. */
interface Progress {
  /** Number of sets of tabs so far. */
  tabs: number
  /** Text of the last heading. */
  heading: string
}

/**
 * Adds to the default rendering of a page: links to headings, frames with a title and a copy button
 * around code, frames around tables, tabs, a choice of defaults, a filter for flags, a field for messages. All of it is
 * readable without scripts; the scripts in `enhance/` handle clicks.
 */
export function decorate(tree: Root): Root {
  const progress: Progress = {tabs: 0, heading: ''}
  const children = tree.children.map(node => decorateNode(node, progress))
  const sections = splitAtHeadings(children)
  return {...tree, children: addMessageField(addFlagFilter(addDefaultChoice(sections)))}
}

/**
 * Puts each part from one h2 to the next into an element, so that it can be laid out separately. It
 * is a section if it has a heading. In a printable section, the title of each page begins one, too.
 */
function splitAtHeadings(children: readonly RootContent[]): Element[] {
  const parts: ElementContent[][] = [[]]
  for (const node of children) {
    if (node.type !== 'element' && node.type !== 'text') continue
    if (headingOf([node])) parts.push([])
    parts.at(-1)?.push(node)
  }
  return parts
    .filter(part => part.some(({type}) => type === 'element'))
    .map(part => h(headingOf(part) ? 'section' : 'div', {}, part))
}

/** Decorates an element whose children are decorated already. */
type Handler = (element: Element, progress: Progress) => Element

const handlers: Readonly<Record<string, Handler>> = {
  div: (div, progress) => (hasClass(div, 'tabs') ? buildTabs(div, ++progress.tabs) : div),
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
  p: paragraph => (hasClass(paragraph, 'alert-title') ? drawAlertIcon(paragraph) : paragraph),
  pre: (pre, {heading}) => buildCode(pre, heading),
  table: buildTable,
}

function decorateNode<T extends Nodes>(node: T, progress: Progress): T | Element {
  if (node.type !== 'element') return node
  const children = node.children.map(child => decorateNode(child, progress))
  const copy: Element = {...node, children}
  const handler = Object.hasOwn(handlers, node.tagName) ? handlers[node.tagName] : undefined
  return handler ? handler(copy, progress) : copy
}

/** The link is next to the heading: screen readers would read a name within it twice. */
function withAnchor(heading: Element, progress: Progress): Element {
  const {id} = heading.properties
  progress.heading = textOf(heading)
  if (id === undefined) return heading
  const label = `Link to “${progress.heading}”`
  const anchor = h('a', {className: ['anchor'], href: `#${id}`, ariaLabel: label}, [])
  return h('div', {className: ['heading']}, [heading, anchor])
}
