import type {Redirects} from '#contract/records.ts'
import type {Issue, Problem} from '../issues/issue.ts'
import {missingAnchor, missingPage} from '../issues/missing-target.ts'
import type {MovedAnchor} from '../content-format/front-matter.ts'
import type {ParsedPage} from '../site/parsed-page.ts'
import {followRedirects, withSlash} from '../content-format/redirects.ts'
import {urlOf} from '../content-format/urls.ts'

/** Finds entries of `moved` whose id is still on the page, or whose target does not exist. */
export function checkMoved(pages: readonly ParsedPage[], redirects: Redirects): Issue[] {
  const byUrl = new Map<string, ParsedPage>(pages.map(page => [urlOf(page.path), page]))
  return pages.flatMap(page =>
    (page.moved ?? []).flatMap((anchor): Issue[] => {
      const problem = checkId(anchor, page) ?? checkTarget(anchor, byUrl, redirects)
      if (problem === undefined) return []
      const message = `“${anchor.id}”: ${problem.message}`
      const place = {file: page.path, line: anchor.line}
      return [{rule: 'bad-moved', severity: 'error', ...place, ...problem, message}]
    }),
  )
}

function checkId({id}: MovedAnchor, {ids}: ParsedPage): Problem | undefined {
  if (!ids.includes(id)) return undefined
  return {message: `The page has a heading #${id}, so it has not moved.`, hint: 'Remove the entry.'}
}

function checkTarget(
  {to}: MovedAnchor,
  byUrl: ReadonlyMap<string, ParsedPage>,
  redirects: Redirects,
): Problem | undefined {
  const [url = '', id = ''] = to.split('#', 2)
  const whole = withSlash(url)
  if (followRedirects(whole, id, redirects) !== undefined) {
    return {message: `${to} is itself redirected.`, hint: 'Write the final URL.'}
  }
  if (url !== whole) {
    return {message: `${url} needs a slash at the end.`, hint: `Write ${to.replace(url, whole)}.`}
  }
  const page = byUrl.get(url)
  if (page === undefined) return missingPage(url, byUrl.keys())
  const next = page.moved?.find(anchor => anchor.id === id)?.to
  if (next !== undefined && next !== to && !page.ids.includes(id)) {
    return {message: `${to} has also moved.`, hint: `Write ${next}.`}
  }
  return missingAnchor(url, id, {ids: page.ids})
}
