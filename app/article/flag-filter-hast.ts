import type {Element, Nodes} from 'hast'
import {countElements, h, searchField, text} from './hast-element.ts'

/** A list of more flags than this gets a field that filters it. */
const MAX_UNFILTERED = 100

/** Puts a field above the first table of flags if there are many; see `enhance/flag-filter.ts`. */
export function addFlagFilter(sections: readonly Element[]): Element[] {
  const counts = sections.map(section => countFlags(section))
  const total = counts.reduce((sum, count) => sum + count, 0)
  const first = counts.findIndex(count => count > 0)
  return total > MAX_UNFILTERED ? sections.toSpliced(first, 0, buildFilter(total)) : [...sections]
}

function countFlags(node: Nodes): number {
  if (!('children' in node)) return 0
  const isTable = node.type === 'element' && node.properties['dataFlags'] !== undefined
  if (isTable) return countElements(node, ({tagName}) => tagName === 'tr') - 1
  return node.children.reduce((sum, child) => sum + countFlags(child), 0)
}

function buildFilter(total: number): Element {
  const field = searchField({placeholder: '--output-path, splitChunks, hash …'})
  return h('div', {className: ['flag-filter', 'inline-form']}, [
    h('label', {}, [h('span', {}, [text('Filter flags')]), text(' '), field]),
    h('p', {role: 'status'}, [text(`${total} flags`)]),
  ])
}
