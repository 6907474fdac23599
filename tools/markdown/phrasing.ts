import type {Nodes, PhrasingContent, RootContent} from 'mdast'

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

function isPhrasing(node: RootContent): node is PhrasingContent {
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
