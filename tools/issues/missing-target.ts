import type {Problem} from './issue.ts'
import {nearest} from './nearest-names.ts'

/** The ids of a page, and the new places of its former ids. */
interface PageIds {
  readonly ids: readonly string[]
  readonly moved?: ReadonlyArray<{readonly id: string; readonly to: string}>
}

/** Message for a URL without a page; suggests a similar URL. */
export function missingPage(url: string, urls: Iterable<string>): Problem {
  const near = nearest(url, urls)
  const hint = near === undefined ? 'Use the URL of an existing page.' : `Did you mean ${near}?`
  return {message: `There is no page ${url}.`, hint}
}

/** Message for a missing id, with its new place or a similar id; undefined if the page has it. */
export function missingAnchor(
  url: string,
  hash: string,
  {ids, moved = []}: PageIds,
): Problem | undefined {
  const id = decodeHash(hash)
  if (id === '' || ids.includes(id)) return undefined
  const message = `${url} has no heading #${id}.`
  const to = moved.find(anchor => anchor.id === id)?.to
  if (to !== undefined) return {message, hint: `It has moved. Write ${to}.`}
  const near = nearest(id, ids)
  const hint = near === undefined ? `Its headings: ${list(ids)}.` : `Did you mean #${near}?`
  return {message, hint}
}

/** Hashes in links may be percent-encoded; ids are not. */
export function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}

function list(ids: readonly string[]): string {
  if (ids.length === 0) return 'none'
  const shown = ids.slice(0, 12).map(id => `#${id}`)
  return ids.length > shown.length ? `${shown.join(', ')} …` : shown.join(', ')
}
