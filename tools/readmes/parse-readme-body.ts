import type {Root} from 'mdast'
import {dropHidden} from '../content/hidden-characters.ts'
import {transformAlerts} from '../markdown/alerts.ts'
import {parseMarkdown} from '../markdown/parse-markdown.ts'
import {findDeepLine, findDeepNode} from '../markdown/nesting.ts'
import {resolveReferences} from '../markdown/references.ts'
import type {Dropped} from './dropped.ts'
import {keepAllowed} from './keep-allowed.ts'
import {takeOverHtml} from './readme-html.ts'
import {tidyReadme} from './tidy-readme.ts'

/**
 * Parses the text of a README to a tree of what a page may hold, and counts what is left out. A
 * title that is one of the names is dropped. Nothing if it is nested too deeply to work with.
 */
export function parseReadmeBody(
  text: string,
  names: readonly string[],
  dropped: Dropped,
): Root | undefined {
  const lines = text.split('\n').map(dropHidden).join('\n')
  if (findDeepLine(lines) !== undefined) return undefined
  try {
    const tree = parseMarkdown(lines, 'readme')
    if (findDeepNode(tree)) return undefined
    resolveReferences(tree)
    const body = keepAllowed(takeOverHtml(tree, dropped))
    if (findDeepNode(body)) return undefined
    transformAlerts(body)
    tidyReadme(body, names, dropped)
    return body
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
