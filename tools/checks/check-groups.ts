import type {Issue} from '../issues/issue.ts'
import {suggestName} from '../issues/nearest-names.ts'
import type {PagePlace} from '../content-format/outline.ts'
import type {ParsedPage} from '../site/parsed-page.ts'
import {nameOfPage} from '../site/tree.ts'

/**
 * Checks `groups` in the front matter of indexes: they list every page of their folder once, and
 * nothing else. `paths` includes pages that can't be read, which have their own issues.
 */
export function checkGroups(pages: readonly ParsedPage[], paths: readonly string[]): Issue[] {
  return pages.flatMap(index => {
    const {path, places} = index
    if (places === undefined) return []
    if (nameOfPage(path) !== 'index') return [notAnIndex(index)]
    const folder = folderOf(path)
    const others = pages.filter(page => page !== index && folderOf(page.path) === folder)
    const names = paths.filter(other => other !== path && folderOf(other) === folder)
    return [
      ...checkPlaces(path, places, names.map(nameOfPage)),
      ...findUnlisted(path, places, others),
    ]
  })
}

function folderOf(path: string): string {
  return path.replace(/[^/]+$/, '')
}

/** Places without a page, and pages with several places. */
function checkPlaces(
  file: string,
  places: readonly PagePlace[],
  names: readonly string[],
): Issue[] {
  const listed = new Set<string>()
  return places.flatMap(({name, line}): Issue[] => {
    const isTwice = listed.has(name)
    listed.add(name)
    if (isTwice) {
      const message = `“groups” lists the page “${name}” twice.`
      return [badGroup({file, line, message, hint: 'Remove it here or there.'})]
    }
    if (names.includes(name)) return []
    const message = `There is no page “${name}” in this folder.`
    return [badGroup({file, line, message, hint: suggestName(name, names, 'Remove it.')})]
  })
}

/** Pages without a place, and pages that name another group themselves. */
function findUnlisted(
  file: string,
  places: readonly PagePlace[],
  pages: readonly ParsedPage[],
): Issue[] {
  return pages.flatMap((page): Issue[] => {
    const name = nameOfPage(page.path)
    const place = places.find(other => other.name === name)
    if (!place) {
      const line = places[0]?.line ?? 1
      const message = `No group lists the page ${page.path}.`
      const hint = `Add “${name}” to a group in “groups”, at the place where readers look for it.`
      return [{rule: 'missing-group', severity: 'error', file, line, message, hint}]
    }
    if (page.frontMatter.group === undefined) return []
    const message = `The page ${page.path} has a “group”, but this list decides its group.`
    return [badGroup({file, line: place.line, message, hint: 'Remove “group” from the page.'})]
  })
}

function notAnIndex({path, places = []}: ParsedPage): Issue {
  const message = 'Only the index of a section can have “groups”.'
  const hint = 'Move “groups” to the file index.md of this folder.'
  return badGroup({file: path, line: places[0]?.line ?? 1, message, hint})
}

function badGroup(issue: Pick<Issue, 'file' | 'line' | 'message' | 'hint'>): Issue {
  return {rule: 'bad-group', severity: 'error', ...issue}
}
