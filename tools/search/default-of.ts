import type {RootContent} from 'mdast'
import {factOf} from '../markdown/fact-uses.ts'
import {plainText} from '../markdown/headings.ts'

/** Letters of a default next to a name. */
const MAX_LENGTH = 40

/**
 * The default of an option as a string, from the one block of facts in a section; empty if there is
 * none, if the section has several options, or if it takes more than a part of a line.
 */
export function defaultOf(children: readonly RootContent[]): string {
  const [block, second] = children.filter(node => factOf(node)?.startsWith('option:'))
  if (block?.type !== 'list' || second !== undefined) return ''
  for (const {children: row} of block.children) {
    const [name, value] = row.map(cell => plainText(cell).replaceAll(/\s+/g, ' ').trim())
    if (name === 'Default' && value !== undefined) return value.length <= MAX_LENGTH ? value : ''
  }
  return ''
}
