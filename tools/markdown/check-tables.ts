import type {Root} from 'mdast'
import {need} from '#contract/private/need.ts'
import {report, type Context} from './context.ts'
import {walkType} from './walk.ts'

/**
 * Reports cells in excess of the columns of their table, and removes them: readers of GFM ignore
 * them, so that a part of the text would be missing. Most often, a pipe in the row is not escaped.
 */
export function checkTables(tree: Root, context: Context): void {
  const severity = context.file.endsWith('.mdx') ? 'warning' : 'error' // existing pages still build
  walkType(tree, 'table', ({children: [head, ...rows]}) => {
    const columns = need(head, 'row of titles').children.length
    for (const row of rows) {
      const count = row.children.splice(columns).length
      if (count === 0) continue
      report(context, row, {
        rule: 'bad-table',
        severity,
        message: `The row has ${columns + count} cells, but its table has ${columns} columns. Readers would not see the rest.`,
        hint: 'Remove the rest. If a pipe belongs to the text, even in code, write it as \\|.',
      })
    }
  })
}
