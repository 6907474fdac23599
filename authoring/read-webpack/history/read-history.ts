import type {FactHistory, History, Releases} from '#contract/history.ts'
import {compareVersions} from '#contract/versions.ts'
import {need} from '#contract/private/need.ts'
import {packageVersion} from '../documented.ts'
import {appendHistory} from './append-history.ts'
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
  /** What was recorded; only newer releases are read. Without it, all are. */
  readonly recorded?: ReleaseHistory | undefined
  readonly tell: (text: string) => void
}

/** The history of all facts, and the releases from which it was read. */
export interface ReleaseHistory {
  readonly history: History
  readonly releases: Releases
}

/** Reads the history of the documented packages from their releases. */
export async function readHistory(options: HistoryOptions): Promise<ReleaseHistory> {
  const packages: History['packages'] = []
  const lists: Releases['packages'] = []
  let facts: Readonly<Record<string, FactHistory>> = options.recorded?.history.facts ?? {}
  for (const each of historyPackages) {
    const known = options.recorded?.history.packages.find(({name}) => name === each.name)
    const listed = options.recorded?.releases.packages.find(({name}) => name === each.name)
    const range = known ? {name: each.name, from: known.last, besides: []} : each
    const releases = await fetchReleases(range, packageVersion(each.name))
    const read = known && releases.length < 2 ? undefined : await readPackage(releases, options)
    if (read) facts = appendHistory(facts, read.facts, read.today)
    const last = need(releases.at(-1)?.version ?? known?.last, `release of ${each.name}`)
    packages.push(
      known
        ? {...known, last}
        : {name: each.name, first: releases[0]?.version ?? last, last, kinds: read?.kinds ?? {}},
    )
    const added = await describeReleases(known ? releases.slice(1) : releases, options.cacheDir)
    lists.push({name: each.name, releases: [...(listed?.releases ?? []), ...added]})
  }
  const sorted = Object.entries(facts).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return {history: {packages, facts: Object.fromEntries(sorted)}, releases: {packages: lists}}
}

/** Follows the facts of a package through some of its releases. */
async function readPackage(releases: readonly Release[], options: HistoryOptions) {
  await readReleases(releases, options)
  const readings = await loadReadings(releases, options.cacheDir)
  const {facts, kinds} = buildHistory(readings)
  const own = [...facts].map(([id, history]): [string, FactHistory] => {
    const [name] = releases.map(release => release.package)
    return [id, name === 'webpack' ? history : {package: name, ...history}]
  })
  const today = new Map(readings.at(-1)?.facts.map(fact => [fact.id, fact]))
  return {facts: new Map(own), kinds, today}
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
  await fetchTarballs(releases, cacheDir)
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
