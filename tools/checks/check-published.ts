import type {Redirects} from '#contract/records.ts'
import {RECORD_FILE, type AnchorRecord} from '../site/anchor-record.ts'
import type {Issue} from '../issues/issue.ts'
import {nearest} from '../issues/nearest-names.ts'
import type {ParsedPage} from '../site/parsed-page.ts'
import {followRedirects} from '../content-format/redirects.ts'
import {urlOf} from '../content-format/urls.ts'

interface RecordContext {
  readonly redirects: Redirects
  /** Issues of the pages. A page that cannot be read has no known ids. */
  readonly issues: readonly Issue[]
  /** The line of a value in `anchors.json`. */
  readonly lineOf: (path: readonly PropertyKey[]) => number
}

const unreadRules = new Set<Issue['rule']>([
  'bad-front-matter',
  'bad-markdown',
  'missing-title',
  'not-utf8',
  'page-too-large',
  'unknown-key',
  'unreadable',
])

/** Finds published pages and ids that no longer exist and have no new place. */
export function checkPublished(
  record: AnchorRecord,
  pages: readonly ParsedPage[],
  context: RecordContext,
): Issue[] {
  const byUrl = new Map<string, ParsedPage>(pages.map(page => [urlOf(page.path), page]))
  const {redirects, lineOf} = context
  const issues = context.issues.filter(({rule}) => unreadRules.has(rule))
  const unread = new Set<string>(issues.map(({file}) => urlOf(file)))
  return Object.entries(record).flatMap(([url, ids]): Issue[] => {
    const isThere = byUrl.has(url) || unread.has(url)
    if (!isThere && followRedirects(url, '', redirects) === undefined) {
      return [lostPage(url, lineOf([url]))]
    }
    return ids.flatMap((id, position): Issue[] => {
      const page = findLosing(url, id, byUrl, {redirects, unread})
      if (page === undefined) return []
      const line = lineOf([url, position])
      const message = `${url}#${id} was published, but ${fateOf(url, urlOf(page.path))} this heading.`
      const hint = suggest(id, page, {record, byUrl})
      return [{rule: 'lost-anchor', severity: 'error', file: RECORD_FILE, line, message, hint}]
    })
  })
}

/** The page that an old link leads to, after redirects, if it lacks the id of the link. */
function findLosing(
  url: string,
  id: string,
  byUrl: ReadonlyMap<string, ParsedPage>,
  {redirects, unread}: {redirects: Redirects; unread: ReadonlySet<string>},
): ParsedPage | undefined {
  const to = followRedirects(url, id, redirects) ?? url
  if (/#./.test(to)) return undefined // the whole page leads there
  const target = to.replace(/[?#].*$/, '')
  const page = unread.has(target) ? undefined : byUrl.get(target)
  const isKnown = page?.ids.includes(id) || page?.moved?.some(anchor => anchor.id === id)
  return isKnown ? undefined : page
}

interface Site {
  readonly record: AnchorRecord
  readonly byUrl: ReadonlyMap<string, ParsedPage>
}

/** Suggests a place: most likely, the text is below a heading that is new. */
function suggest(id: string, page: ParsedPage, {record, byUrl}: Site): string {
  const isNew = ({path}: ParsedPage, candidate: string) => !record[urlOf(path)]?.includes(candidate)
  const others = [...byUrl].filter(([, other]) => other.ids.includes(id) && isNew(other, id))
  const [elsewhere] = others.length === 1 ? others : []
  const near = elsewhere
    ? `${elsewhere[0]}#${id}`
    : (nearest(
        id,
        page.ids.filter(candidate => isNew(page, candidate)),
      ) ?? nearest(id, page.ids))
  const say = `Add its new place to the front matter of ${page.path}: “moved: {`
  if (near !== undefined) return `${say}${yaml(id)}: ${yaml(near)}}”.`
  return `${say}${yaml(id)}: …}”, with an ID of the page or a URL such as /guides/caching/#hashes.`
}

/** A string as YAML, in quotes if it could be read as a number or the like. */
function yaml(text: string): string {
  const isPlain = /^[/\p{L}][\p{L}\p{N}/#_-]*$/u.test(text) && !/^(?:true|false|null)$/i.test(text)
  return isPlain ? text : JSON.stringify(text)
}

function fateOf(url: string, target: string): string {
  if (url === target) return 'the page no longer has'
  return `now leads to ${target}, which does not have`
}

function lostPage(url: string, line: number): Issue {
  const message = `${url} was published, but the page no longer exists.`
  const hint = `Add a row to redirects.json: {"from": "${url}", "to": …}.`
  return {rule: 'lost-page', severity: 'error', file: RECORD_FILE, line, message, hint}
}
