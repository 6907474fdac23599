import type {
  Delete,
  Emphasis,
  Heading,
  Link,
  Nodes,
  Paragraph,
  Parents,
  RootContent,
  Strong,
  TableCell,
} from 'mdast'

/** `push` cannot be called for parents of different types, but `splice` can. */
export function append({children}: Parents, node: RootContent): void {
  children.splice(children.length, 0, node)
}

/** Markdown drops blanks at the end of a line. */
export function trimEnd({children}: Parents): void {
  const last = children.at(-1)
  if (last?.type === 'text') last.value = last.value.replace(/[ \t\n]+$/, '')
}

/**
 * A line break at the edge of a block, as READMEs can have it, would become a backslash, and a blank
 * a reference.
 */
export function dropOuterBreaks(block: Paragraph | Heading | TableCell): void {
  const {children} = block
  do {
    while (isEmpty(children.at(-1))) children.pop()
    trimEnd(block)
  } while (isEmpty(children.at(-1)))
  while (isEmpty(children[0])) children.shift()
}

type Mark = Delete | Emphasis | Link | Strong

/** Whether a node marks a part of a line. */
export function isMark(node: Nodes): node is Mark {
  return ['delete', 'emphasis', 'link', 'strong'].includes(node.type)
}

/**
 * At the edge of a mark, a line break would end it, and a blank would be written as a reference: it
 * moves to the text around the mark.
 */
export function moveOuterBreaks(parent: Parents, mark: Mark): void {
  const {children} = mark
  if (mark.type !== 'link') splitBlanks(mark)
  const after = children.splice(children.findLastIndex(child => !isEmpty(child)) + 1)
  const first = children.findIndex(child => !isEmpty(child))
  const before = children.splice(0, Math.max(first, 0))
  parent.children.pop()
  if (before.length > 0) trimEnd(parent)
  const marks = children.length > 0 ? [mark] : []
  for (const node of [...before, ...marks, ...after]) append(parent, node)
}

/** Blanks at the edges of a mark become text nodes of their own. */
function splitBlanks({children}: Mark): void {
  const last = children.at(-1)
  if (last?.type === 'text' && /[ \t\n]$/.test(last.value)) {
    last.value = last.value.replace(/[ \t\n]+$/, '')
    children.push({type: 'text', value: ' '})
  }
  const [first] = children
  if (first?.type === 'text' && /^[ \t\n]+[^ \t\n]/.test(first.value)) {
    first.value = first.value.replace(/^[ \t\n]+/, '')
    children.unshift({type: 'text', value: ' '})
  }
}

function isEmpty(node: Nodes | undefined): boolean {
  return node?.type === 'break' || (node?.type === 'text' && /^[ \t\n]*$/.test(node.value))
}
