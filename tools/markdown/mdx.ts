import type {Nodes, PhrasingContent, Root, RootContent} from 'mdast'
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx'
import {buildAlert, type AlertKind} from './alerts.ts'
import {buildBadge} from './badge.ts'
import {report, type Context} from './context.ts'
import {walk, walkType} from './walk.ts'

type Jsx = MdxJsxFlowElement | MdxJsxTextElement

/**
 * Turns what `.mdx` has beyond Markdown into standard nodes: ESM and expressions are dropped,
 * known components are mapped, and of an unknown one only the children stay.
 */
export function transformMdx(tree: Root, context: Context): void {
  walk(tree, (node, index, parent) => {
    if (
      node.type === 'mdxjsEsm' ||
      node.type === 'mdxFlowExpression' ||
      node.type === 'mdxTextExpression'
    ) {
      parent.children.splice(index, 1)
      return index
    }
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      reportAttributes(node, context)
      const nodes = replaceComponent(node, context)
      const isFlow = node.type === 'mdxJsxFlowElement'
      parent.children.splice(
        index,
        1,
        ...(isFlow ? wrapPhrasing(nodes) : nodes.flatMap(toPhrasing)),
      )
      return index // what it holds is looked at in its new place
    }
  })
  transformMarkedParagraphs(tree)
}

/** `W> text`, `T> text` and `?> text` are asides; each line of the paragraph may have the mark. */
function transformMarkedParagraphs(tree: Root): void {
  walkType(tree, 'paragraph', (paragraph, index, parent) => {
    const [first] = paragraph.children
    if (first?.type !== 'text') return
    const mark = /^([WT?])> ?/.exec(first.value)
    const kind = kindOfMark[mark?.[1] ?? '']
    if (kind === undefined) return
    for (const child of paragraph.children) {
      if (child.type === 'text') child.value = child.value.replaceAll(/^[WT?]> ?/gm, '')
    }
    parent.children.splice(index, 1, buildAlert(kind, [paragraph]))
    return index + 1
  })
}

const kindOfMark: Readonly<Record<string, AlertKind>> = {W: 'warning', T: 'tip', '?': 'note'}

function replaceComponent(node: Jsx, context: Context): RootContent[] {
  const {children} = node
  const {position} = node
  const phrasing = children.flatMap(toPhrasing)
  switch (node.name) {
    case 'Badge':
      return [buildBadge([{type: 'text', value: attribute(node, 'text')}])]
    case 'StackBlitzPreview':
      return [buildPreview(node)]
    case 'br':
      return [{type: 'break'}]
    case 'img':
      return [{type: 'image', url: attribute(node, 'src'), alt: attribute(node, 'alt'), position}]
    case 'a':
      return [{type: 'link', url: attribute(node, 'href'), children: phrasing, position}]
    case 'strike':
    case 'del':
      return [{type: 'delete', children: phrasing}]
    case 'strong':
    case 'b':
      return [{type: 'strong', children: phrasing}]
    case 'em':
    case 'i':
      return [{type: 'emphasis', children: phrasing}]
    case 'code':
      return [{type: 'inlineCode', value: textOf(phrasing)}]
    case 'sup':
    case 'sub':
    case 'kbd':
      return [{type: 'emphasis', data: {hName: node.name}, children: phrasing}]
    case 'p':
      return [{type: 'paragraph', children: phrasing}]
    case 'div':
    case 'span':
    case null:
      return children
    default:
      reportUnknown(node, context)
      return children
  }
}

/** The examples of the existing documentation, which StackBlitz opens from its repository. */
function buildPreview(node: Jsx): RootContent {
  const [example = '', query = ''] = attribute(node, 'example').split('?', 2)
  const url =
    'https://stackblitz.com/github/webpack/webpack.js.org/tree/main/examples/' +
    example +
    (query === '' ? '' : `?${query}`)
  const label = attribute(node, 'description') || `Open the example ${example} in StackBlitz`
  const link: PhrasingContent = {
    type: 'link',
    url,
    children: [{type: 'text', value: label.replaceAll(/<[^>]+>|[`*]/g, '')}],
    position: node.position,
  }
  return {type: 'paragraph', children: [link]}
}

function attribute(node: Jsx, name: string): string {
  for (const item of node.attributes) {
    if (item.type === 'mdxJsxAttribute' && item.name === name) {
      const {value} = item
      return typeof value === 'string'
        ? value
        : (value?.value.replaceAll(/^['"`]|['"`]$/g, '') ?? '')
    }
  }
  return ''
}

/** A component may wrap its text in a paragraph where only phrasing can stand. */
function toPhrasing(node: RootContent): PhrasingContent[] {
  if (isPhrasing(node)) return [node]
  if (node.type === 'mdxJsxFlowElement') {
    return [{...node, type: 'mdxJsxTextElement', children: node.children.flatMap(toPhrasing)}]
  }
  return 'children' in node ? node.children.flatMap(toPhrasing) : []
}

/** Phrasing that comes to stand between blocks is put into a paragraph. */
function wrapPhrasing(nodes: readonly RootContent[]): RootContent[] {
  const blocks: RootContent[] = []
  for (const node of nodes) {
    const last = blocks.at(-1)
    if (!isPhrasing(node)) blocks.push(node)
    else if (last?.type === 'paragraph' && !nodes.includes(last)) last.children.push(node)
    else blocks.push({type: 'paragraph', children: [node]})
  }
  return blocks
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

function isPhrasing(node: RootContent): node is PhrasingContent {
  return phrasingTypes.has(node.type)
}

function textOf(nodes: readonly PhrasingContent[]): string {
  return nodes
    .map(node => ('value' in node ? node.value : 'children' in node ? textOf(node.children) : ''))
    .join('')
}

/** Attributes that would run or style something never reach the page; the others say enough. */
function reportAttributes(node: Jsx, context: Context): void {
  for (const item of node.attributes) {
    const name = item.type === 'mdxJsxAttribute' ? item.name : '{...}'
    if (!/^(?:\{|on|style$|srcdoc$|formaction$|dangerouslySetInnerHTML$)/i.test(name)) continue
    report(context, node, {
      rule: 'raw-html',
      severity: 'warning',
      message: `The attribute ${name} of <${node.name ?? ''}> is left out.`,
      hint: 'Remove it, and write what it was for in Markdown.',
    })
  }
}

function reportUnknown(node: Jsx, context: Context): void {
  report(context, node, {
    rule: 'unknown-component',
    severity: 'warning',
    message: `No component is known by the name <${node.name}>; only what it holds is shown.`,
    hint: 'Write it in Markdown.',
  })
}
