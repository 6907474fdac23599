import type {Redirect} from '#contract/records.ts'
import type {Issue, Problem} from '../issues/issue.ts'
import {missingAnchor, missingPage} from '../issues/missing-target.ts'
import {withSlash} from '../content-format/redirects.ts'
import {isBuiltUrl} from '../content-format/urls.ts'

const FILE = 'redirects.json'

/** What redirects may lead to, and what they may not cover. */
interface KnownUrls {
  /** The ids of every page, by its URL. */
  readonly ids: PageIds
  /** Paths of the files of the content folder. */
  readonly files?: ReadonlySet<string>
}

type PageIds = ReadonlyMap<string, readonly string[]>

/** Finds redirects that hide a page or a file, or whose target is missing or itself redirected. */
export function checkRedirects(redirects: readonly Redirect[], known: KnownUrls): Issue[] {
  const {ids} = known
  const whole = redirects.filter(({hash}) => hash === undefined)
  const sources = new Set(whole.map(({from}) => withSlash(from)))
  const seen = new Set<string>()
  return redirects.flatMap((redirect, position) => {
    const key = redirect.from + (redirect.hash ?? '')
    const problem = seen.has(key)
      ? {message: `${key} is redirected twice.`, hint: 'Remove one of the two.'}
      : (checkSource(redirect, known) ?? checkTarget(redirect, sources, ids))
    seen.add(key)
    return problem ? [issue(position, problem)] : []
  })
}

function checkSource({from, hash}: Redirect, {ids, files}: KnownUrls): Problem | undefined {
  if (from !== withSlash(from)) {
    return {message: `${from} needs a slash at the end.`, hint: `Write ${withSlash(from)}.`}
  }
  if (hash !== undefined) return undefined
  const hidden = findHidden(from, {ids, ...(files && {files})})
  if (hidden === undefined) return undefined
  return {
    message: `${from} is ${hidden}, which the redirect would hide.`,
    hint: 'Remove the redirect.',
  }
}

/** Some hosts apply redirects first, and would never serve what one covers. */
function findHidden(from: string, {ids, files}: KnownUrls): string | undefined {
  if (ids.has(from)) return 'a page'
  const isDocument = ids.has(from.replace(/index\.(?:html|md)$/, ''))
  return isDocument || isBuiltUrl(from) || files?.has(from.slice(1))
    ? 'a file of the site'
    : undefined
}

function checkTarget(
  {to, hash: kept}: Redirect,
  sources: ReadonlySet<string>,
  ids: PageIds,
): Problem | undefined {
  const [, target = '', hash = ''] = /^([^?#]*)[^#]*#?(.*)$/s.exec(to) ?? []
  if (kept !== undefined && (!target.startsWith('/') || target !== to)) {
    return {
      message: `${to} cannot keep the hash ${kept}.`,
      hint: 'Use the URL of a page of this site, without a hash. The hash is added.',
    }
  }
  if (/^https?:\/\/./.test(target)) return undefined
  if (!target.startsWith('/')) {
    return {message: `“${to}” is not a URL.`, hint: 'Begin it with a slash or with https://.'}
  }
  const whole = withSlash(target)
  if (sources.has(whole)) {
    return {message: `${target} is itself redirected.`, hint: 'Write the final URL.'}
  }
  if (target !== whole) {
    return {
      message: `${target} needs a slash at the end.`,
      hint: `Write ${to.replace(target, whole)}.`,
    }
  }
  const known = ids.get(target)
  return known ? missingAnchor(target, hash, {ids: known}) : missingPage(target, ids.keys())
}

function issue(position: number, {message, hint}: Problem): Issue {
  const what = `Row ${position + 1}: ${message}`
  return {rule: 'bad-redirect', severity: 'error', file: FILE, line: 1, message: what, hint}
}
