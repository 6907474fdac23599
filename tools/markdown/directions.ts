import type {Nodes, Root} from 'mdast'

/** A script that is written from right to left. */
const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/gu

type Direction = 'ltr' | 'rtl'

/**
 * Sets `dir` on blocks that read in another direction than what they are in. Most letters decide,
 * not the first one as for `dir="auto"`: many sentences begin with the name of a tool in Latin
 * letters. Code is left out.
 */
export function markDirections(body: Root): void {
  if (!lettersOf(body).some(letter => letter.search(rightToLeft) >= 0)) return
  markBelow(body, 'ltr')
}

function markBelow(parent: Nodes, outer: Direction): void {
  if (!('children' in parent)) return
  for (const node of parent.children) {
    const own = isBlock(node) ? directionOf(node) : undefined
    if (own !== undefined && own !== outer) {
      node.data = {...node.data, hProperties: {...node.data?.hProperties, dir: own}}
    }
    markBelow(node, own ?? outer)
  }
}

/** Phrases follow their block. Paragraphs with a class, such as the title of an aside, do too. */
function isBlock(node: Nodes): boolean {
  if (node.type === 'paragraph') return node.data?.hProperties?.['className'] === undefined
  return /^(?:heading|list|listItem|blockquote|table|tableCell)$/.test(node.type)
}

/** The direction of most letters; nothing if there are no letters. */
function directionOf(node: Nodes): Direction | undefined {
  const text = lettersOf(node).join('')
  if (text === '') return undefined
  return (text.match(rightToLeft) ?? []).length * 2 > text.length ? 'rtl' : 'ltr'
}

/** The letters of each text within a node, but not those of code. */
function lettersOf(node: Nodes): string[] {
  if (node.type === 'text') return [node.value.replaceAll(/\P{L}/gu, '')]
  return 'children' in node ? node.children.flatMap(lettersOf) : []
}
