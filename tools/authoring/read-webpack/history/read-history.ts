import type {FactHistory, History, Releases} from '#contract/history.ts'
import {compareVersions} from '#contract/versions.ts'
import {packageVersion} from '../documented.ts'
import {buildHistory} from './build-history.ts'
import {fetchTarballs, readManifest} from './install-release.ts'
import type {Reading} from './reading.ts'
import {loadReading, readReleases} from './read-releases.ts'
import {fetchReleases, historyPackages, type Release} from './releases.ts'

interface HistoryOptions {
  /** Folder for tarballs and for what was read from each release. */
  readonly cacheDir: string
  /** The ids of the current facts. */
  readonly ids: readonly string[]
  readonly tell: (text: string) => void
}

/** Reads the history of the documented packages from their releases. */
export async function readHistory(
  options: HistoryOptions,
): Promise<{history: History; releases: Releases}> {
  const packages: History['packages'] = []
  const facts = new Map<string, FactHistory>()
  const lists: Releases['packages'] = []
  for (const each of historyPackages) {
    const releases = await fetchReleases(each, packageVersion(each.name))
    await fetchTarballs(releases, options.cacheDir)
    await readReleases(releases, options)
    const found = buildHistory(await loadReadings(releases, options.cacheDir))
    for (const [id, history] of found.facts) {
      facts.set(id, each.name === 'webpack' ? history : {package: each.name, ...history})
    }
    const [first = '', last = ''] = [releases.at(0)?.version, releases.at(-1)?.version]
    packages.push({name: each.name, first, last, kinds: found.kinds})
    lists.push({name: each.name, releases: await describeReleases(releases, options.cacheDir)})
  }
  const sorted = [...facts].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return {history: {packages, facts: Object.fromEntries(sorted)}, releases: {packages: lists}}
}

async function loadReadings(releases: readonly Release[], cacheDir: string): Promise<Reading[]> {
  const sorted = releases.toSorted((a, b) => compareVersions(a.version, b.version))
  return Promise.all(
    sorted.map(async release => ({
      version: release.version,
      ...(await loadReading(release, cacheDir)),
    })),
  )
}

async function describeReleases(releases: readonly Release[], cacheDir: string) {
  const described: Releases['packages'][number]['releases'] = []
  for (const release of releases) {
    const node = (await readManifest(release, cacheDir)).engines?.['node']
    described.push({
      version: release.version,
      ...(release.date !== undefined && {date: release.date}),
      ...(node !== undefined && {node}),
    })
  }
  return described
}
