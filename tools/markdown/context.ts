import type {Node} from 'unist'
import type {FactContext} from '../facts/fact-context.ts'
import type {Issue} from '../issues/issue.ts'

/** Input of every transform of a page, and the function to report issues. */
export interface Context {
  /** Path of the source, relative to the content folder. */
  readonly file: string
  /** Lines of the file above the text: front matter. */
  readonly lineOffset: number
  /** Where the site is served, if links to it are to be found. */
  readonly siteUrl?: string | undefined
  readonly issues: Issue[]
}

/** Input of what shows facts. */
export interface BlockContext {
  readonly known: FactContext
  readonly context: Context
  /** The lines of the names that the page has so far, by their ids. */
  readonly places: Map<string, number>
  /** The ids of the facts that the page links to. */
  readonly linked: Set<string>
}

/** The line of the file on which a node begins. */
export function lineOf(node: Node, {lineOffset}: Context): number {
  return (node.position?.start.line ?? 1) + lineOffset
}

/** Reports an issue at a node; an error unless it says otherwise. */
export function report(
  context: Context,
  node: Node,
  issue: Pick<Issue, 'rule' | 'message' | 'hint'> & Partial<Pick<Issue, 'severity'>>,
): void {
  const {file, issues} = context
  issues.push({severity: 'error', file, line: lineOf(node, context), ...issue})
}
