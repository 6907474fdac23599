import type {Root} from 'mdast'
import {defined} from '#contract/private/defined.ts'
import type {RelatedLink} from '#contract/tree.ts'
import type {Examples, PackageList} from '../examples/example.ts'
import {parseFrontMatter} from '../content-format/front-matter.ts'
import type {LinkUse, ParsedPage} from '../site/parsed-page.ts'
import {isCheckedWithWebpack, type Sample} from '../examples/sample.ts'
import {type FactContext, noFactContext} from '../facts/fact-context.ts'
import type {Context} from './context.ts'
import {buildExcerpt} from './headings.ts'
import {normalizeUrl, readUrl} from './links.ts'
import {checkHiddenText, parseBody} from './parse-body.ts'
import {standardizeSyntax} from './standard-syntax.ts'
import {transformBody} from './transform-body.ts'

interface ParseOptions {
  /** Relative to the content folder. */
  path: string
  /** Bytes. */
  size: number
  text: string
  /** External data that it can show. */
  known?: FactContext | undefined
  /** Files that fences can include. */
  examples?: Examples | undefined
  /** Packages that examples may need. */
  packages?: PackageList | undefined
  /** Where the site is served. */
  siteUrl?: string | undefined
}

/** A parsed page, with its texts apart, because they are long. */
export interface ParsedText {
  readonly page: ParsedPage
  readonly body: Root
  readonly samples: readonly Sample[]
}

/** Ids of the home page that are not in its text. */
const HOME_IDS = ['sponsors']

/** Turns one source into a page. Problems are in `page.issues`; it never throws. */
export function parsePage(source: ParseOptions): ParsedText {
  const {path, size, known = noFactContext, examples = new Map(), packages = {}} = source
  const {frontMatter, places, moved, covers, text, lineOffset, issues} = parseFrontMatter(
    source.text,
    path,
  )
  const context: Context = {file: path, lineOffset, issues, siteUrl: source.siteUrl}
  const dialect = path.endsWith('.mdx') ? 'mdx' : 'md'
  const reservedIds = /^index\.mdx?$/.test(path) ? HOME_IDS : []
  const matter = frontMatter ?? {title: path}

  const body = parseBody(text, dialect, context)
  checkHiddenText(body, source.text, context)
  standardizeSyntax(body, dialect, context)
  const options = {dialect, text, known, examples, packages, reservedIds} as const
  const {samples, downloads, facts, links, ...contents} = transformBody(body, options, context)
  const related = placeRelatedLinks(matter.related ?? [], source.text, context)
  const checkedSamples = samples.filter(isCheckedWithWebpack).length
  const page: ParsedPage = {
    path,
    size,
    frontMatter: {
      ...matter,
      ...(matter.related && {related: related.map(({title, url}) => ({title, url}))}),
    },
    ...contents,
    ...defined({places, moved, covers}),
    ...(facts.length > 0 && {facts}),
    links: [...links, ...related.map(({url, line}) => ({url, line}))],
    ...(downloads.length > 0 && {downloads}),
    excerpt: buildExcerpt(body),
    ...(checkedSamples > 0 && {checkedSamples}),
    issues,
  }
  return {page, body, samples}
}

/** Normalizes related links like those of the text, and finds their lines in the source. */
function placeRelatedLinks(
  related: readonly RelatedLink[],
  source: string,
  context: Context,
): Array<RelatedLink & LinkUse> {
  const lines = source.split('\n').map(line => line.replace(/["'},\s]+$/, ''))
  return related.map(({title, url}) => {
    const index = lines.findIndex(line => line.endsWith(url))
    const line = Math.max(0, index) + 1
    return {title, url: normalizeUrl(readUrl(url, line, context), context.file), line}
  })
}
