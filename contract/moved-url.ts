import type {Redirects} from './records.ts'

/**
 * Returns the new place of a URL, or undefined if it did not move. A row with a hash applies to
 * URLs whose hash begins with it, and they keep their hash. It overrides a row for the complete
 * page.
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
