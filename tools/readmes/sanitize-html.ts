import type {Element, ElementContent, Nodes, RootContent as HtmlContent} from 'hast'
import {raw} from 'hast-util-raw'
import {sanitize, type Schema} from 'hast-util-sanitize'
import {toMdast, type Handle} from 'hast-util-to-mdast'
import type {Root, RootContent} from 'mdast'
import {toHast} from 'mdast-util-to-hast'
import {isPhrasing} from '../markdown/build-nodes.ts'
import {findDeepNode, MAX_LEVELS} from '../markdown/nesting.ts'
import type {Dropped} from './tidy-readme.ts'
import {replaceImages} from './replace-images.ts'

/**
 * Parses the HTML of the text together with its Markdown, as a browser would, and keeps only what
 * `allowed` lists. Throws a `RangeError` if it is nested too deeply.
 */
export function takeOverHtml(tree: Root, dropped: Dropped): Root {
  const html = raw(toHast(tree, {allowDangerousHtml: true, footnoteBackContent: () => []}))
  if (findDeepNode(html, 3 * MAX_LEVELS)) throw new RangeError('The HTML is nested too deeply')
  const safe = sanitize(html, allowed)
  if (safe.type !== 'root') return {type: 'root', children: []}
  freeBlocks(safe)
  replaceImages(safe, dropped)
  const result = toMdast(safe, {newlines: true, handlers})
  return result.type === 'root' ? result : {type: 'root', children: []}
}

/** Elements, attributes and addresses that may stay; of any other element, only what it holds. */
const allowed: Schema = {
  tagNames: (
    'a b blockquote br code dd del details div dl dt em h1 h2 h3 h4 h5 h6 hr i img input kbd li ' +
    'ol p pre q s samp span strike strong sub summary sup table tbody td tfoot th thead tr tt ul var'
  ).split(' '),
  attributes: {
    a: ['href', 'title'],
    code: [['className', /^language-[^\s]+$/]],
    img: ['src', 'alt', 'width', 'height'],
    input: [['type', 'checkbox'], 'checked'],
    ol: ['start'],
    td: [['align', 'left', 'right', 'center']],
    th: [['align', 'left', 'right', 'center']],
  },
  protocols: {href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https']},
  // removed together with their content
  strip: (
    'audio button canvas embed form frameset iframe math noembed noframes noscript object script ' +
    'select style svg template textarea title video'
  ).split(' '),
  ancestors: {
    tbody: ['table'],
    td: ['table'],
    tfoot: ['table'],
    th: ['table'],
    thead: ['table'],
    tr: ['table'],
    summary: ['details'],
  },
  clobber: [],
  required: {},
  allowComments: false,
  allowDoctypes: false,
}

const handlers: Readonly<Record<string, Handle>> = {
  details: (state, node: Element) => {
    const isSummary = (child: Nodes) => child.type === 'element' && child.tagName === 'summary'
    const summary = node.children.find(isSummary)
    const rest = node.children.filter(child => !isSummary(child))
    const label: RootContent = {
      type: 'paragraph',
      data: {hName: 'summary'},
      children: [{type: 'text', value: summary ? textOf(summary).trim() : 'Details'}],
    }
    const children = state.toFlow(state.all({...node, children: rest}))
    return {type: 'blockquote', data: {hName: 'details'}, children: [label, ...children]}
  },
  input: () => undefined,
  kbd: (state, node: Element) => mark('kbd', state.all(node)),
  sub: (state, node: Element) => mark('sub', state.all(node)),
  sup: (state, node: Element) => mark('sup', state.all(node)),
}

/** Keeps phrasing only; `keepAllowed` checks it later. */
function mark(hName: string, nodes: readonly RootContent[]): RootContent {
  return {type: 'emphasis', data: {hName}, children: nodes.filter(isPhrasing)}
}

const marks = new Set('a b code del em i kbd q s samp span strike strong sub sup tt var'.split(' '))

const blocks = new Set(
  'blockquote dd details div dl dt h1 h2 h3 h4 h5 h6 hr li ol p pre table ul'.split(' '),
)

/** Unwraps blocks in marks: a mark that is not closed would contain all blocks after it. */
function freeBlocks(node: Nodes): void {
  if (!('children' in node)) return
  for (const child of node.children) freeBlocks(child)
  const free = (child: ElementContent) =>
    child.type === 'element' && marks.has(child.tagName) && child.children.some(isBlock)
      ? child.children
      : [child]
  if (node.type === 'element') node.children = node.children.flatMap(free)
  else {
    node.children = node.children.flatMap((child): HtmlContent[] =>
      child.type === 'element' ? free(child) : [child],
    )
  }
}

function isBlock(node: Nodes): boolean {
  return node.type === 'element' && blocks.has(node.tagName)
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value.replaceAll(/\s+/g, ' ')
  return 'children' in node ? node.children.map(textOf).join('') : ''
}
