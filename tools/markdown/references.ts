import type {Definition, Root} from 'mdast'
import {report, type Context} from './context.ts'
import {walk, walkType} from './walk.ts'

/** Replaces references with links and images, and drops the definitions. */
export function resolveReferences(tree: Root): void {
  const definitions = new Map<string, Definition>()
  walkType(tree, 'definition', definition => {
    if (!definitions.has(definition.identifier)) definitions.set(definition.identifier, definition)
  })
  walk(tree, (node, index, parent) => {
    if (node.type === 'definition') {
      parent.children.splice(index, 1)
      return index
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

/** Reports references without a definition, such as `[^1]` and `[text][name]`: readers see the brackets. */
export function checkReferences(tree: Root, context: Context): void {
  walkType(tree, 'text', node => {
    for (const [reference] of node.value.matchAll(/\[\^[^\][\s]+\]|\[[^\][]+\]\[[^\][]*\]/g)) {
      report(context, node, {
        rule: 'undefined-reference',
        severity: 'warning',
        message: `“${reference}” refers to nothing, and is shown with its brackets.`,
        hint: `Define it in a line that begins with “${definitionOf(reference)}”, or write it as code.`,
      })
    }
  })
}

/** `[text][name]` → `[name]:` */
function definitionOf(reference: string): string {
  return `${/\[[^\][]+\](?=(?:\[\])?$)/.exec(reference)?.[0] ?? reference}:`
}
