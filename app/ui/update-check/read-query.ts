import {need} from '#contract/private/need.ts'
import {compareVersions} from '#contract/versions.ts'

/** The two versions of the query; without one, the reader's own or an old one, and the newest. */
export function readQuery(
  query: string,
  minors: readonly string[],
  ownVersion: string | undefined,
): [from: string, to: string] {
  const parameters = new URLSearchParams(query)
  const known = (name: string) => {
    const value = parameters.get(name) ?? ''
    return minors.some(minor => value === minor || value.startsWith(`${minor}.`))
      ? value
      : undefined
  }
  const to = known('to') ?? need(minors[0], 'release')
  const from = known('from') ?? ownVersion ?? minors[10] ?? need(minors.at(-1), 'release')
  return compareVersions(from, to) > 0 ? [to, from] : [from, to]
}
