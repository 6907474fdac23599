import type {Releases} from '#contract/history.ts'
import {compareVersions} from '#contract/versions.ts'

/** The versions of webpack, oldest first. */
export function listVersions({packages}: Releases): string[] {
  const all = packages.find(({name}) => name === 'webpack')?.releases ?? []
  return all.map(({version}) => version)
}

/** The minor versions, newest first. */
export function listMinors(versions: readonly string[]): string[] {
  return [...new Set(versions.map(version => version.replace(/\.\d+$/, '')))].toReversed()
}

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
  const to = known('to') ?? minors[0] ?? ''
  const from = known('from') ?? ownVersion ?? minors[10] ?? ''
  return compareVersions(from, to) > 0 ? [to, from] : [from, to]
}
