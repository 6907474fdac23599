import type {Definition, Root} from 'mdast'
import {visit, SKIP} from 'unist-util-visit'

/** Replaces references by the links and images they stand for, and drops the definitions. */
export function resolveReferences(tree: Root): void {
  const definitions = new Map<string, Definition>()
  visit(tree, 'definition', definition => {
    if (!definitions.has(definition.identifier)) definitions.set(definition.identifier, definition)
  })
  visit(tree, (node, index, parent) => {
    if (parent === undefined || index === undefined) return
    if (node.type === 'definition') {
      parent.children.splice(index, 1)
      return [SKIP, index]
    }
    if (node.type !== 'linkReference' && node.type !== 'imageReference') return
    const definition = definitions.get(node.identifier)
    if (definition === undefined) return
    const {url, title} = definition
    const {position} = node
    parent.children[index] =
      node.type === 'linkReference'
        ? {type: 'link', url, title, children: node.children, position}
        : {type: 'image', url, title, alt: node.alt, position}
  })
}
