import type {Issue} from '../issues/issue.ts'
import {buildExcerpt, transformHeadings} from '../markdown/headings.ts'
import {finishBody} from '../markdown/finish-body.ts'
import type {ParsedText} from '../markdown/parse-page.ts'
import type {PackagePage} from './package-page.ts'
import {resolveLinks} from './resolve-links.ts'
import type {Root} from 'mdast'
import {dropHidden} from '../sources/hidden-characters.ts'
import {transformAlerts, resolveReferences} from '../markdown/standard-syntax.ts'
import {parseMarkdown} from '../markdown/parse-markdown.ts'
import {findDeepLine, findDeepNode} from '../markdown/nesting.ts'
import {keepAllowed} from './keep-allowed.ts'
import {takeOverHtml} from './sanitize-html.ts'
import {tidyReadme, type Dropped} from './tidy-readme.ts'

interface ReadmeSource extends PackagePage {
  readonly text: string
}

/**
 * Turns the README of a package into a page with only allowed content. Errors in the README are
 * corrected or removed; only a README that ends up empty is an issue.
 */
export function parseReadme(source: ReadmeSource): ParsedText {
  const {path, size, text, frontMatter} = source
  const dropped: Dropped = new Map()
  const issues: Issue[] = []
  const body = parseReadmeBody(text, [frontMatter.package, frontMatter.title], dropped)
  if (body === undefined) issues.push(unusable('too-deep', 'is nested too deeply', source))
  else if (body.children.length === 0) {
    issues.push(unusable('missing-readme', 'has no text', source))
  }

  const tree = body ?? {type: 'root', children: []}
  const {anchors, ids} = transformHeadings(tree)
  const links = resolveLinks(tree, {...source, ids})
  finishBody(tree, {file: path, lineOffset: 0, issues: []}) // unknown languages are fine
  const changes = [...dropped].map(([kind, count]) => `${kind} removed: ${count}`)
  const excerpt = buildExcerpt(tree)
  const page = {path, size, frontMatter, anchors, ids, links, files: [], excerpt, issues, changes}
  return {page, body: tree, samples: []}
}

function unusable(rule: Issue['rule'], problem: string, source: ReadmeSource): Issue {
  const {line, frontMatter} = source
  const message = `The README of ${frontMatter.package} ${problem}.`
  const hint = 'Pin another version of the package, or remove its row.'
  return {rule, severity: 'error', file: 'packages.json', line, message, hint}
}

/**
 * Parses the text of a README to a tree of what a page may hold, and counts what is left out. A
 * title that is one of the names is dropped. Nothing if it is nested too deeply to work with.
 */
function parseReadmeBody(
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
