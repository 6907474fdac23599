/** The requests that a script imports or requires by a literal, with their lines. */
export function findRequests(program: object): Array<{request: string; line: number}> {
  const found: Array<{request: string; line: number}> = []
  visit(program, node => {
    const literal = node.type === 'CallExpression' ? argumentOfRequire(node) : node['source']
    if (!isNode(literal) || typeof literal['value'] !== 'string') return
    found.push({request: literal['value'], line: lineOf(literal)})
  })
  return found
}

/**
 * The line of the option at a path: of all properties whose names, with those of the objects around
 * them, match the end of the path, that of the longest match.
 */
export function findOption(program: object, path: readonly string[]): number | undefined {
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

/** The line of a node, or of what a parser throws. */
export function lineOf(node: unknown): number {
  if (typeof node !== 'object' || node === null || !('loc' in node)) return 1
  const {loc} = node
  if (typeof loc !== 'object' || loc === null) return 1
  const start = 'start' in loc ? loc.start : loc
  const isPlace = typeof start === 'object' && start !== null && 'line' in start
  return isPlace ? Number(start.line) : 1
}

interface Node {
  type: string
  [key: string]: unknown
}

function argumentOfRequire({callee, arguments: given}: Node): unknown {
  const isRequire = isNode(callee) && callee['name'] === 'require'
  return isRequire && Array.isArray(given) ? given[0] : undefined
}

/** Calls back for each node, with the names of the properties that lead to it. */
function visit(
  node: unknown,
  callback: (node: Node, names: readonly string[]) => void,
  names: readonly string[] = [],
): void {
  if (Array.isArray(node)) return node.forEach(item => visit(item, callback, names))
  if (!isNode(node)) return
  const own = node.type === 'Property' ? [...names, nameOf(node['key'])] : names
  callback(node, own)
  for (const child of Object.values(node)) visit(child, callback, own)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

function nameOf(key: unknown): string {
  return isNode(key) ? String(key['name'] ?? key['value'] ?? '') : ''
}

function sharedEnd(names: readonly string[], path: readonly string[]): number {
  let length = 0
  while (length < path.length && names.at(-1 - length) === path.at(-1 - length)) length++
  return length
}
