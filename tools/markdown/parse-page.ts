import type {Root} from 'mdast'
import {findDeepBracket} from '../content/deep-line.ts'
import type {Issue} from '../content/issue.ts'
import {parseFrontMatter, type FrontMatter} from '../content/front-matter.ts'
import type {Examples} from '../content/example.ts'
import type {ParsedPage} from '../content/parsed-page.ts'
import {noFactContext, type FactContext} from '../facts/fact-context.ts'
import {isCheckedWithWebpack, type Sample} from '../content/sample.ts'
import {transformAlerts} from './alerts.ts'
import {joinTexts, rejectHtml, stripPositions} from './clean.ts'
import type {Context} from './context.ts'
import {parseMarkdown, type Dialect} from './dialect.ts'
import {transformDirectives} from './directives.ts'
import {buildExcerpt} from './excerpt.ts'
import {collectFacts} from './fact-uses.ts'
import {transformFacts} from './facts.ts'
import {transformHeadings} from './headings.ts'
import {checkHiddenText} from './hidden-text.ts'
import {transformCode} from './highlight.ts'
import {normalizeUrl, transformLinks} from './links.ts'
import {transformMdx} from './mdx.ts'
import {findDeepLine, findDeepNode, reportDepth} from './nesting.ts'
import {resolveReferences} from './references.ts'
import {collectSamples} from './samples.ts'

interface PageSource {
  /** Relative to the content folder. */
  path: string
  /** Bytes. */
  size: number
  text: string
  /** What it can show that does not stand in it. */
  known?: FactContext | undefined
  /** What fences may take their text from. */
  examples?: Examples | undefined
}

/** A page and its text. */
export interface ParseResult {
  page: ParsedPage
  body: Root
  samples: readonly Sample[]
}

/** Expressions are parsed as JavaScript, by a parser that calls itself for each bracket. */
const MOST_BRACKETS = 500

/** Urls lead to these parts of the home page, which are not of its text. */
const HOME_IDS = ['sponsors']

/** Turns one source into a page. What is wrong with it is in `page.issues`; it never throws. */
export function parsePage(source: PageSource): ParseResult {
  const {path, size, known = noFactContext} = source
  const {frontMatter, moved, covers, text, lineOffset, issues} = parseFrontMatter(source.text, path)
  const context: Context = {file: path, lineOffset, issues}
  const dialect = path.endsWith('.mdx') ? 'mdx' : 'md'
  const body = parseBody(text, dialect, context)

  checkHiddenText(body, source.text, context)
  resolveReferences(body)
  if (dialect === 'mdx') transformMdx(body, context)
  rejectHtml(body, context)
  transformAlerts(body)
  const {ids: factIds, linked} = transformFacts(body, known, context)
  transformDirectives(body, text, context)
  const reserved = /^index\.mdx?$/.test(path) ? HOME_IDS : []
  const {anchors, ids} = transformHeadings(body, [...reserved, ...factIds])
  const facts = collectFacts(body, context)
  const {links, files} = transformLinks(body, linked, context)
  const samples =
    dialect === 'md' ? collectSamples(body, source.examples ?? new Map(), context) : []
  const checkedSamples = samples.filter(isCheckedWithWebpack).length
  transformCode(body, context)
  joinTexts(body)
  stripPositions(body)

  const matter = frontMatter ?? {title: path}
  const related = relatedLinks(matter, source)
  const page: ParsedPage = {
    path,
    size,
    frontMatter: {
      ...matter,
      ...(matter.related && {related: related.map(({title, url}) => ({title, url}))}),
    },
    anchors,
    ids: [...ids, ...factIds],
    ...(moved && {moved}),
    ...(covers && {covers}),
    ...(facts.length > 0 && {facts}),
    links: [...links, ...related.map(({url, line}) => ({url, line}))],
    files,
    excerpt: buildExcerpt(body),
    ...(checkedSamples > 0 && {checkedSamples}),
    issues,
  }
  return {page, body, samples}
}

/** The tree of a text; an empty one if it cannot be parsed or is too deep to work with. */
function parseBody(text: string, dialect: Dialect, context: Context): Root {
  const empty: Root = {type: 'root', children: []}
  const deepLine =
    findDeepLine(text) ?? (dialect === 'mdx' ? findDeepBracket(text, MOST_BRACKETS) : undefined)
  if (deepLine !== undefined) {
    reportDepth(context, deepLine)
    return empty
  }
  try {
    const tree = parseMarkdown(text, dialect)
    const deepNode = findDeepNode(tree)
    if (deepNode === undefined) return tree
    reportDepth(context, deepNode.position?.start.line ?? 1)
  } catch (error) {
    if (error instanceof RangeError) reportDepth(context, 1)
    else context.issues.push(badMarkdown(error, context))
  }
  return empty
}

function badMarkdown(error: unknown, {file, lineOffset}: Context): Issue {
  const {message} = error instanceof Error ? error : new Error(String(error))
  const told = error instanceof Error && 'line' in error ? Number(error.line) : Number.NaN
  // A tag without an end has no place of its own, but its message names where it begins.
  const place = told || Number(/\((\d+):\d+/.exec(message)?.[1] ?? 1)
  return {
    rule: 'bad-markdown',
    severity: 'error',
    file,
    line: place + lineOffset,
    message: `The JSX cannot be parsed: ${message.split('\n', 1)[0]?.slice(0, 200)}.`,
    hint: 'Close every tag, and write < and { as \\< and \\{ where you mean the characters.',
  }
}

/** Related links, normalized like those of the text. */
function relatedLinks({related = []}: FrontMatter, {path, text}: PageSource) {
  const lines = text.split('\n').map(line => line.replace(/["'},\s]+$/, ''))
  return related.map(({title, url}) => ({
    title,
    url: normalizeUrl(url, path),
    line:
      Math.max(
        0,
        lines.findIndex(line => line.endsWith(url)),
      ) + 1,
  }))
}
