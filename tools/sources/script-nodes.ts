import type {AnyNode} from 'acorn'

const childrenByNode = new WeakMap<AnyNode, AnyNode[]>()

/** The nodes directly within a node of a script; cached, because some are visited several times. */
export function childrenOf(node: AnyNode): AnyNode[] {
  const known = childrenByNode.get(node)
  if (known) return known
  const children = Object.values(node).flat().filter(isNode)
  childrenByNode.set(node, children)
  return children
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
