import type {Redirects} from './records.ts'

/**
 * Where a URL leads now, or undefined if it did not move. A row with a hash is meant for the URLs
 * whose hash begins like it, and keeps theirs; it comes before a row for the whole page.
 */
export function findMove(url: string, redirects: Redirects): string | undefined {
  const [, path = '', hash = ''] = /^([^?#]*)[^#]*(.*)$/s.exec(url) ?? []
  const rows = redirects.filter(({from}) => withSlash(from) === withSlash(path))
  const part = rows.find(row => row.hash !== undefined && hash.startsWith(row.hash))
  if (part) return part.to.includes('#') ? part.to : part.to + hash
  return rows.find(row => row.hash === undefined)?.to
}

function withSlash(path: string): string {
  return path.replace(/\/?$/, '/')
}
