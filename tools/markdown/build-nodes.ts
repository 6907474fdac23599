import type {Properties} from 'hast'
import type {
  Blockquote,
  InlineCode,
  Nodes,
  Paragraph,
  PhrasingContent,
  RootContent,
  Table,
} from 'mdast'

/** Badges with their own color. */
const states = new Set(['deprecated', 'experimental'])

/** A badge next to a name, such as the version that it needs, or a state such as `experimental`. */
export function buildBadge(children: PhrasingContent[]): PhrasingContent {
  const [label] = children
  const state = label?.type === 'text' && states.has(label.value) ? [label.value] : []
  const className = ['badge', ...state.map(name => `badge-${name}`)]
  return buildSpan({className}, children)
}

/** A part of a line that Markdown has no mark for. */
export function buildSpan(hProperties: Properties, children: PhrasingContent[]): PhrasingContent {
  return {type: 'strong', data: {hName: 'span', hProperties}, children}
}

/** Blocks in an element that Markdown has no mark for. */
export function buildDiv(
  hProperties: Properties,
  children: Blockquote['children'],
  hName = 'div',
): Blockquote {
  return {type: 'blockquote', data: {hName, hProperties}, children}
}

/** The name of the block around it. */
export function buildLabel(className: string, value: string): Paragraph {
  return {
    type: 'paragraph',
    data: {hProperties: {className: [className]}},
    children: [buildText(value)],
  }
}

export function buildText(value: string): PhrasingContent {
  return {type: 'text', value}
}

export function buildInlineCode(value: string): InlineCode {
  return {type: 'inlineCode', value}
}

type Row = readonly PhrasingContent[][]

/** A table with these titles of columns. */
export function buildTable(
  titles: readonly string[],
  rows: readonly Row[],
  more: Partial<Table> = {},
): Table {
  const head = titles.map(title => [buildText(title)])
  return {
    type: 'table',
    align: titles.map(() => null),
    children: [head, ...rows].map(cells => ({
      type: 'tableRow',
      children: cells.map(children => ({type: 'tableCell', children})),
    })),
    ...more,
  }
}

/** Whether a node has a class of our styles. */
export function hasClass(node: Nodes, name: string): boolean {
  return classesOf(node).includes(name)
}

export function classesOf({data}: Nodes): Array<string | number> {
  const className = data?.hProperties?.['className']
  return Array.isArray(className) ? className : []
}

export const alertKinds = ['tip', 'note', 'important', 'warning', 'caution'] as const
export type AlertKind = (typeof alertKinds)[number]

/** An aside: a `div` with the role of a note, whose first paragraph names its kind. */
export function buildAlert(kind: AlertKind, children: Blockquote['children']): Blockquote {
  const title = buildLabel('alert-title', kind.charAt(0).toUpperCase() + kind.slice(1))
  return buildDiv({className: ['alert', `alert-${kind}`], role: 'note'}, [title, ...children])
}

/** Whether a node may be in a paragraph. */
export function isPhrasing(node: RootContent): node is PhrasingContent {
  return phrasingTypes.has(node.type)
}

const phrasingTypes = new Set<Nodes['type']>([
  'break',
  'delete',
  'emphasis',
  'footnoteReference',
  'image',
  'imageReference',
  'inlineCode',
  'link',
  'linkReference',
  'mdxJsxTextElement',
  'mdxTextExpression',
  'strong',
  'text',
])
