import type {AnyNode, CallExpression} from 'acorn'
import {childrenOf} from '../../tools/sources/script-nodes.ts'

/** The requests that a script imports or requires by a literal, with their lines. */
export function findRequests(program: AnyNode): Array<{request: string; line: number}> {
  const found: Array<{request: string; line: number}> = []
  visit(program, node => {
    const literal = node.type === 'CallExpression' ? argumentOfRequire(node) : sourceOf(node)
    if (literal?.type !== 'Literal' || typeof literal.value !== 'string') return
    found.push({request: literal.value, line: lineOf(literal)})
  })
  return found
}

/**
 * The line of the option at a path: of all properties whose names, with those of the objects around
 * them, match the end of the path, that of the longest match.
 */
export function findOption(program: AnyNode, path: readonly string[]): number | undefined {
  let best: number | undefined
  let bestLength = 0
  visit(program, (node, around) => {
    if (node.type !== 'Property') return
    const length = sharedEnd(around, path)
    if (length <= bestLength) return
    bestLength = length
    best = lineOf(node)
  })
  return best
}

function lineOf({loc}: AnyNode): number {
  return loc?.start.line ?? 1
}

function argumentOfRequire({callee, arguments: [first]}: CallExpression): AnyNode | undefined {
  return callee.type === 'Identifier' && callee.name === 'require' ? first : undefined
}

/** What an import or an export with a source loads. */
function sourceOf(node: AnyNode): AnyNode | null | undefined {
  return 'source' in node ? node.source : undefined
}

/** Calls back for each node, with the names of the properties that lead to it. */
function visit(
  node: AnyNode,
  callback: (node: AnyNode, names: readonly string[]) => void,
  names: readonly string[] = [],
): void {
  const own = node.type === 'Property' ? [...names, nameOf(node.key)] : names
  callback(node, own)
  for (const child of childrenOf(node)) visit(child, callback, own)
}

function nameOf(key: AnyNode): string {
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' ? String(key.value) : ''
}

function sharedEnd(names: readonly string[], path: readonly string[]): number {
  let length = 0
  while (length < path.length && names.at(-1 - length) === path.at(-1 - length)) length++
  return length
}
