import type {Nodes, Root} from 'mdast'
import type {FactSet} from '../facts/fact-set.ts'
import type {Context} from './context.ts'
import {transformCode} from './highlight.ts'
import {labelSamples} from './sample-versions.ts'
import {walkType} from './walk.ts'

/**
 * The last transforms: labels samples with the version that they need, highlights code, and removes
 * what only the other transforms need.
 */
export function finishBody(body: Root, context: Context, facts?: FactSet): void {
  if (facts) labelSamples(body, facts)
  transformCode(body, context)
  joinTexts(body)
  stripPositions(body)
}

/** Removes source positions and empty leftovers. */
function stripPositions(node: Nodes): void {
  delete node.position
  if (node.data) {
    const {hName, hProperties, hChildren} = node.data
    node.data = {
      ...(hName !== undefined && {hName}),
      ...(hProperties !== undefined && {hProperties}),
      ...(hChildren !== undefined && {hChildren}),
    }
    if (Object.keys(node.data).length === 0) delete node.data
  }
  if (!('children' in node)) return
  for (const child of node.children) stripPositions(child)
}

/** Joins neighboring pieces of text, which transforms leave behind. */
export function joinTexts(tree: Root): void {
  walkType(tree, 'text', (node, index, parent) => {
    let next = parent.children[index + 1]
    while (next?.type === 'text') {
      node.value += next.value
      parent.children.splice(index + 1, 1)
      next = parent.children[index + 1]
    }
  })
}
