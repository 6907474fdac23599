/** A file of the content that is to be stored. */
export interface ContentFile {
  /** Path on the site. */
  readonly url: string
  readonly hash: string
}

/** Of no use to a reader: descriptions for programs, and what other files say as well. */
const unused = new Set(['schemas', 'openapi', 'tree', 'contributors', 'webpack', 'coverage'])

/**
 * Every file that the index of the API lists for readers, whatever kinds there are by now; the
 * navigation comes first, for without it nothing is shown.
 */
export function listResources({resources}: {resources: Readonly<Record<string, unknown>>}) {
  const {nav, ...others} = resources
  const used = Object.entries(others).filter(([name]) => !unused.has(name))
  return [nav, ...used.map(([, value]) => value)].flatMap(filesOf)
}

function filesOf(value: unknown): ContentFile[] {
  if (typeof value !== 'object' || value === null) return []
  if (!('url' in value) || !('hash' in value)) return Object.values(value).flatMap(filesOf)
  const {url, hash} = value
  return typeof url === 'string' && typeof hash === 'string' ? [{url: `/${url}`, hash}] : []
}
