import type {PhrasingContent, RootContent} from 'mdast'
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx'
import {buildBadge, isPhrasing} from './build-nodes.ts'

/** An element of JSX; a fragment has no name. */
export type Jsx = MdxJsxFlowElement | MdxJsxTextElement

/** Builds the standard nodes that a component stands for; nothing if its name is unknown. */
export function buildComponent(node: Jsx): RootContent[] | undefined {
  if (node.name === null || node.name === 'div' || node.name === 'span') return node.children
  const build = builders.get(node.name)
  return build && [build(node, node.children.flatMap(toPhrasing))]
}

/** `children` are the phrasing in the node. */
type Builder = (node: Jsx, children: PhrasingContent[]) => RootContent

const builders: ReadonlyMap<string, Builder> = new Map<string, Builder>([
  ['Badge', node => buildBadge([{type: 'text', value: attribute(node, 'text')}])],
  ['StackBlitzPreview', buildPreview],
  ['a', buildLink],
  ['b', (_, children) => ({type: 'strong', children})],
  ['br', () => ({type: 'break'})],
  ['code', (_, children) => ({type: 'inlineCode', value: textOf(children)})],
  ['del', (_, children) => ({type: 'delete', children})],
  ['em', (_, children) => ({type: 'emphasis', children})],
  ['i', (_, children) => ({type: 'emphasis', children})],
  ['img', buildImage],
  ['kbd', buildOther],
  ['p', (_, children) => ({type: 'paragraph', children})],
  ['strike', (_, children) => ({type: 'delete', children})],
  ['strong', (_, children) => ({type: 'strong', children})],
  ['sub', buildOther],
  ['sup', buildOther],
])

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

function buildLink(node: Jsx, children: PhrasingContent[]): RootContent {
  return {type: 'link', url: attribute(node, 'href'), children, position: node.position}
}

function buildImage(node: Jsx): RootContent {
  const [url, alt] = [attribute(node, 'src'), attribute(node, 'alt')]
  return {type: 'image', url, alt, position: node.position}
}

/** An element for which Markdown has no mark. */
function buildOther({name}: Jsx, children: PhrasingContent[]): RootContent {
  return {type: 'emphasis', data: {hName: name ?? 'em'}, children}
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

function textOf(nodes: readonly PhrasingContent[]): string {
  return nodes
    .map(node => ('value' in node ? node.value : 'children' in node ? textOf(node.children) : ''))
    .join('')
}

/** The phrasing in a node: a component may wrap its text in a paragraph where paragraphs are not allowed. */
export function toPhrasing(node: RootContent): PhrasingContent[] {
  if (isPhrasing(node)) return [node]
  if (node.type === 'mdxJsxFlowElement') {
    return [{...node, type: 'mdxJsxTextElement', children: node.children.flatMap(toPhrasing)}]
  }
  return 'children' in node ? node.children.flatMap(toPhrasing) : []
}

/** Wraps phrasing between blocks in paragraphs. */
export function wrapPhrasing(nodes: readonly RootContent[]): RootContent[] {
  const blocks: RootContent[] = []
  for (const node of nodes) {
    const last = blocks.at(-1)
    if (!isPhrasing(node)) blocks.push(node)
    else if (last?.type === 'paragraph' && !nodes.includes(last)) last.children.push(node)
    else blocks.push({type: 'paragraph', children: [node]})
  }
  return blocks
}
