import {compareVersions} from '#contract/versions.ts'
import {runNpm} from '../../../tools/command-line/run-npm.ts'

/** A release of a package. */
export interface Release {
  readonly package: string
  readonly version: string
  /** The day on which it was published, if the registry knows it. */
  readonly date?: string
}

/** The packages whose history is read, each with additional releases to read. */
export const historyPackages = [
  {name: 'webpack', from: '5.0.0', besides: ['4.47.0']},
  {name: 'webpack-cli', from: '4.0.0', besides: []},
  {name: 'webpack-dev-server', from: '4.0.0', besides: []},
] as const

/** Asks the registry for the releases of a package, oldest first, without prereleases. */
export async function fetchReleases(
  {name, from, besides}: {name: string; from: string; besides: readonly string[]},
  until: string,
): Promise<Release[]> {
  const listed = await runNpm(['view', name, 'time', '--json'])
  const times: Readonly<Record<string, string>> = JSON.parse(listed)
  const releases = Object.entries(times)
    .filter(([version]) => /^\d+\.\d+\.\d+$/.test(version))
    .filter(([version]) => besides.includes(version) || compareVersions(version, from) >= 0)
    .filter(([version]) => compareVersions(version, until) <= 0)
    .toSorted(([a], [b]) => compareVersions(a, b))
    .map(([version, time]) => ({package: name, version, date: time.slice(0, 10)}))
  return withoutWrongDates(releases)
}

/**
 * A mirror of the registry reports the day on which it copied a release. No date is kept if those
 * of the minor versions are not in order.
 */
function withoutWrongDates(releases: ReadonlyArray<Required<Release>>): Release[] {
  const minors = releases.filter(({version}) => version.endsWith('.0'))
  const isInOrder = minors.every(({date}, index) => date <= (minors[index + 1]?.date ?? date))
  return isInOrder
    ? [...releases]
    : releases.map(({package: name, version}) => ({package: name, version}))
}
