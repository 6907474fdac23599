import type {Root} from 'mdast'
import {transformAlerts} from './alerts.ts'
import {rejectHtml} from './clean.ts'
import type {Context} from './context.ts'
import type {Dialect} from './dialect.ts'
import {transformMdx} from './mdx.ts'
import {checkReferences, resolveReferences} from './references.ts'

/** Leaves one way to say things: no references, no JSX, no HTML, no quotes that are alerts. */
export function standardizeSyntax(body: Root, dialect: Dialect, context: Context): void {
  resolveReferences(body)
  checkReferences(body, context)
  if (dialect === 'mdx') transformMdx(body, context)
  rejectHtml(body, context)
  transformAlerts(body)
}
