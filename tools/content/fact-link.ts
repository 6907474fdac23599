const SCHEME = 'fact:'

/** The address of a link to wherever a fact is documented, until that is known. */
export function factLink(id: string): string {
  return SCHEME + id
}

/** The fact that such an address names. */
export function factIdOf(url: string): string | undefined {
  return url.startsWith(SCHEME) ? url.slice(SCHEME.length) : undefined
}
