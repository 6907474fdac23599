import type {Element, ElementContent, Nodes} from 'hast'

/**
 * A table in a frame that scrolls. In a narrow frame, `article.css` shows its rows as blocks: each
 * cell says the heading of its column, and roles keep the table a table for screen readers, which
 * can lose it where `display` changes.
 */
export function buildTable(table: Element): Element {
  const rows = findRows(table)
  const columns = measureColumns(rows)
  const build = (node: ElementContent): ElementContent => {
    if (node.type !== 'element') return node
    const role = roles[node.tagName]
    const children = node.tagName === 'tr' ? buildCells(node, columns) : node.children.map(build)
    return {...node, properties: {...node.properties, ...(role && {role})}, children}
  }
  return {
    type: 'element',
    tagName: 'div',
    properties: {className: ['table', ...classOf(columns)]},
    children: [build(table)],
  }
}

const roles: Readonly<Record<string, string>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
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
  return cellsOf(row).map((cell, index): Element => {
    const {heading = '', width} = columns[index] ?? {}
    const added =
      cell.tagName === 'th'
        ? {role: 'columnheader', ...(width !== undefined && {dataWidth: width})}
        : {role: 'cell', ...(heading !== '' && {dataHead: heading})}
    const children = cell.children.map(breakCode)
    return {...cell, properties: {...cell.properties, ...added}, children}
  })
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

/** Short tables stay tables in any window, and those of two columns unless it is a phone's. */
function classOf(columns: readonly Column[]): string[] {
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
    const parts = texts.flatMap(text => breakNames(text).split(/[\s\n-]/))
    const lengths = texts.map(({length}) => length)
    return {
      heading: textOf(headCell).trim(),
      width: widthOf(lengths, index, heads.length === 2),
      longest: Math.max(...lengths),
      part: Math.max(...parts.map(({length}) => length)),
    }
  })
}

/** Lets names in code break between their words. */
function breakCode(node: ElementContent): ElementContent {
  if (node.type !== 'element') return node
  if (node.tagName !== 'code') return {...node, children: node.children.map(breakCode)}
  const isShortFlag = /^-.{1,11}$/.test(textOf(node))
  const properties = {...node.properties, ...(isShortFlag && {className: ['short-flag']})}
  return {...node, properties, children: node.children.flatMap(breakText)}
}

function breakText(node: ElementContent): ElementContent[] {
  if (node.type !== 'text' || node.value.length < SHORTEST) return [breakCode(node)]
  const [first = '', ...others] = breakNames(node.value).split('\n')
  const rest = others.flatMap((value): ElementContent[] => [
    {type: 'element', tagName: 'wbr', properties: {}, children: []},
    {type: 'text', value},
  ])
  return [{type: 'text', value: first}, ...rest]
}

/** Characters of a name that may break. */
const SHORTEST = 12

/**
 * A line feed wherever a name may break: `output.path`, `src/index`, `chunkIds`, `snake_case`.
 * Browsers break after hyphens by themselves.
 */
function breakNames(text: string): string {
  return text.replaceAll(
    /([\w\])>*][./](?=\w{3}|\[)|\w[:=,](?=\w)|\|(?=\S)|[a-zA-Z\d]_(?=[a-zA-Z])|[a-z\d]{2}(?=[A-Z]))/g,
    '$1\n',
  )
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

function textOf(node: Nodes | undefined): string {
  if (node === undefined) return ''
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}
