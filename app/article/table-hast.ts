import type {Element, ElementContent, Nodes} from 'hast'
import {breakNames, breakNode} from './break-names.ts'
import {h, textOf} from './hast-element.ts'

/**
 * A table in a frame that scrolls. In a narrow frame, `article.css` shows its rows as blocks: each
 * cell has the heading of its column as an attribute. It needs no roles: browsers read it out as a
 * table whatever its `display` is.
 */
export function buildTable(table: Element): Element {
  const rows = findRows(table)
  const columns = measureColumns(rows)
  const build = (node: ElementContent): ElementContent => {
    if (node.type !== 'element') return node
    const children = node.tagName === 'tr' ? buildCells(node, columns) : node.children.map(build)
    return {...node, children}
  }
  return h('div', {className: ['table', ...classOf(columns)]}, [build(table)])
}

interface Column {
  readonly heading: string
  readonly width: string | undefined
  /** Characters of its longest cell. */
  readonly longest: number
  /** Characters of the longest part that cannot be broken. */
  readonly part: number
}

function buildCells(row: Element, columns: readonly Column[]): ElementContent[] {
  return cellsOf(row).map((cell, index) => {
    const {heading = '', width} = columns[index] ?? {}
    const {align, ...rest} = cell.properties
    const aligned = align != null && {dataAlign: align}
    const children = cell.children.flatMap(breakNode)
    if (cell.tagName === 'th' && !isEmpty(cell)) {
      const wide = width !== undefined && {dataWidth: width}
      return h('th', {...rest, scope: 'col', ...aligned, ...wide}, children)
    }
    const named = heading !== '' && {dataHead: heading}
    return h('td', {...rest, ...aligned, ...named}, children)
  })
}

/** Whether a cell is empty: such a cell is not the header of its column. */
function isEmpty(cell: Element): boolean {
  const isImage = (node: Nodes) => node.type === 'element' && node.tagName === 'img'
  return textOf(cell).trim() === '' && !cell.children.some(isImage)
}

/**
 * Widths for which `article.css` has a rule: a number of characters for a column of short cells,
 * “prose” for one of sentences. Columns without a width share what is left.
 */
function widthOf(lengths: readonly number[], index: number, isPair: boolean): string | undefined {
  const most = lengths.toSorted((a, b) => a - b)[Math.ceil(0.9 * lengths.length) - 1] ?? 0
  const widest = isPair ? 40 : 28
  if (most <= widest || (isPair && index === 0)) {
    return String(4 * Math.ceil(Math.min(Math.max(most, 1), widest) / 4))
  }
  return most > 60 ? 'prose' : undefined
}

/** Characters that fit between the padding of two columns on the narrowest phone. */
const PHONE = 30

/** Characters that fit on a sheet of paper, and those that a column needs at least, with its padding. */
const SHEET = 100
const COLUMN = 14

/**
 * Short tables remain tables in any window, and tables with two columns except on phones. The words
 * of a wide one may break anywhere on paper, because paper does not scroll.
 */
function classOf(columns: readonly Column[]): string[] {
  const printed = columns.reduce((sum, {part}) => sum + Math.max(part + 2, COLUMN), 0)
  return [...classInWindow(columns), ...(printed > SHEET ? ['table-wide'] : [])]
}

function classInWindow(columns: readonly Column[]): string[] {
  if (columns.length > 2) return []
  const needed = columns.reduce(
    (sum, {longest, part}) => sum + Math.max(part, Math.min(longest, 18)),
    0,
  )
  const isShort = needed <= PHONE && columns.every(({longest}) => longest <= 60)
  return [isShort ? 'table-short' : 'table-two']
}

function measureColumns(rows: readonly Element[]): Column[] {
  const [head] = rows
  const heads = head ? cellsOf(head) : []
  return heads.map((headCell, index) => {
    const texts = rows.map(row => textOf(cellsOf(row)[index]))
    const parts = texts.flatMap(cell => breakNames(cell).split(/[\s\n-]/))
    const lengths = texts.map(({length}) => length)
    return {
      heading: textOf(headCell).trim(),
      width: widthOf(lengths, index, heads.length === 2),
      longest: Math.max(...lengths),
      part: Math.max(...parts.map(({length}) => length)),
    }
  })
}

function findRows(node: Element): Element[] {
  return node.children.flatMap(child => {
    if (child.type !== 'element') return []
    return child.tagName === 'tr' ? [child] : findRows(child)
  })
}

function cellsOf(row: Element): Element[] {
  return row.children.filter(child => child.type === 'element')
}
