import {LineCounter, isMap, parseDocument, type Document} from 'yaml'

/** A piece of YAML, and its place. */
export interface YamlSource {
  text: string
  file: string
  /** Number of lines before the text. */
  lineOffset?: number
}

/** Returns the line of a path in YAML, for issues that are found later. */
export function createLineFinder(source: YamlSource): (path: readonly PropertyKey[]) => number {
  const {text, lineOffset = 0} = source
  const lines = new LineCounter()
  let document: Document.Parsed | undefined
  return path => {
    document ??= parseDocument(text, {lineCounter: lines})
    return lines.linePos(offsetOf(document, path)).line + lineOffset
  }
}

/** The offset of the key of a path, or of its nearest parent if it is absent. */
export function offsetOf(document: Document.Parsed, path: readonly PropertyKey[]): number {
  for (let length = path.length; length > 0; length--) {
    const parent =
      length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true)
    const key = path[length - 1]
    if (isMap(parent)) {
      const pair = parent.items.find(item => String(item.key) === String(key))
      const range = hasRange(pair?.key) ? pair.key.range : undefined
      if (range) return range[0]
    }
    const node = document.getIn(path.slice(0, length), true)
    if (hasRange(node)) return node.range[0]
  }
  return 0
}

/** Whether a node of a document has a place in its text. */
export function hasRange(node: unknown): node is {range: [number, number, number]} {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)
}
