import type {Root} from 'mdast'
import {findDeepLine} from '../content/deep-line.ts'
import {dropHidden} from '../content/hidden-characters.ts'
import type {Issue} from '../content/issue.ts'
import {transformAlerts} from '../markdown/alerts.ts'
import {joinTexts, stripPositions} from '../markdown/clean.ts'
import {parseMarkdown} from '../markdown/dialect.ts'
import {buildExcerpt} from '../markdown/excerpt.ts'
import {transformHeadings} from '../markdown/headings.ts'
import {transformCode} from '../markdown/highlight.ts'
import {findDeepNode} from '../markdown/nesting.ts'
import type {ParseResult} from '../markdown/parse-page.ts'
import {resolveReferences} from '../markdown/references.ts'
import type {Dropped} from './dropped.ts'
import {keepAllowed} from './keep-allowed.ts'
import type {PackagePage} from './package-page.ts'
import {takeOverHtml} from './readme-html.ts'
import {resolveLinks} from './resolve-links.ts'
import {tidyReadme} from './tidy-readme.ts'

interface ReadmeSource extends PackagePage {
  readonly text: string
}

/**
 * Turns the README of a package into a page in which there is nothing but what a page may hold.
 * Mistakes of its author are mended or left out; only a README of which nothing stays is an issue.
 */
export function parseReadme(source: ReadmeSource): ParseResult {
  const {path, size, frontMatter, line} = source
  const dropped: Dropped = new Map()
  const issues: Issue[] = []
  const body = buildBody(source, dropped)
  if (body === undefined) issues.push(tooDeep(frontMatter.package, line))
  else if (body.children.length === 0) issues.push(noText(frontMatter.package, line))

  const tree = body ?? {type: 'root', children: []}
  const {anchors, ids} = transformHeadings(tree)
  const links = resolveLinks(tree, {...source, ids})
  transformCode(tree, {file: path, lineOffset: 0, issues: []}) // any language is right
  joinTexts(tree)
  stripPositions(tree)
  const changes = [...dropped].map(([kind, count]) => `${kind} left out: ${count}`)
  const excerpt = buildExcerpt(tree)
  const page = {path, size, frontMatter, anchors, ids, links, files: [], excerpt, issues, changes}
  return {page, body: tree, samples: []}
}

/** Nothing if the text is nested too deeply to work with. */
function buildBody({text, frontMatter}: ReadmeSource, dropped: Dropped): Root | undefined {
  const lines = text.split('\n').map(dropHidden).join('\n')
  if (findDeepLine(lines) !== undefined) return undefined
  try {
    const tree = parseMarkdown(lines, 'readme')
    if (findDeepNode(tree)) return undefined
    resolveReferences(tree)
    const body = keepAllowed(takeOverHtml(tree, dropped))
    if (findDeepNode(body)) return undefined
    transformAlerts(body)
    tidyReadme(body, [frontMatter.package, frontMatter.title], dropped)
    return body
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function tooDeep(name: string, line: number): Issue {
  const message = `The README of ${name} is nested too deeply.`
  const hint = 'Pin another version of the package, or remove its row.'
  return {rule: 'too-deep', severity: 'error', file: 'packages.json', line, message, hint}
}

function noText(name: string, line: number): Issue {
  const message = `The README of ${name} has no text.`
  const hint = 'Pin another version of the package, or remove its row.'
  return {rule: 'missing-readme', severity: 'error', file: 'packages.json', line, message, hint}
}
