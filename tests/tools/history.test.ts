import {existsSync, readFileSync, statSync} from 'node:fs'
import {join} from 'node:path'
import {globSync} from 'tinyglobby'
import {expect, test} from 'vitest'
import {factsDir, readSnapshots} from '../../tools/facts/fact-snapshots.ts'
import {
  formatHistory,
  formatReleases,
  HISTORY_FILE,
  readHistorySnapshot,
  readReleasesSnapshot,
  RELEASES_FILE,
} from '../../tools/facts/history-snapshot.ts'
import {packageOf, withHistory} from '../../tools/facts/with-history.ts'

const history = readHistorySnapshot() ?? {packages: [], facts: {}}
const releases = readReleasesSnapshot() ?? {packages: []}
const snapshots = readSnapshots()
const dated = Object.values(withHistory(snapshots, history)).flatMap(({facts}) => facts)

test('the history of facts is written in one form, in at most 300 KB', () => {
  const read = (file: string) => readFileSync(join(factsDir, file), 'utf8')
  expect(existsSync(join(factsDir, HISTORY_FILE))).toBe(true)
  expect(read(HISTORY_FILE)).toBe(formatHistory(history))
  expect(read(RELEASES_FILE)).toBe(formatReleases(releases))
  expect(statSync(join(factsDir, HISTORY_FILE)).size).toBeLessThan(300_000)
})

test('the history of facts ends with the documented versions', () => {
  const versions = Object.values(snapshots).map(file => `${file.package} ${file.version}`)
  const last = history.packages.map(({name, last: version}) => `${name} ${version}`)
  expect(last.toSorted()).toEqual([...new Set(versions)].toSorted())
})

test('the history of facts knows since when each fact of webpack and its tools exists', () => {
  // schema-utils has its own releases, and hooks of the resolver are those of another package
  const unknown = dated.filter(
    fact =>
      fact.since === undefined &&
      packageOf(fact) !== 'schema-utils' &&
      !fact.id.startsWith('hook:Resolver.'),
  )
  const undeclared = unknown.filter(({id}) => history.facts[id]?.firstRead !== undefined)
  expect(undeclared).toEqual(unknown)
  expect([...new Set(undeclared.map(({kind}) => kind))]).toEqual(['plugin-option'])
})

test('the history of facts agrees with the versions that webpack states', () => {
  const stated = Object.values(snapshots).flatMap(({facts}) => facts)
  const different = stated.flatMap(({id, since}) => {
    const read = history.facts[id]?.since
    return since === undefined || since === read ? [] : [`${id}: ${since}, read: ${read}`]
  })
  // webpack states the version for which something was planned. These came with a later one.
  expect(different).toEqual([
    'option:module.parser.javascript.deferImport: 5.100.0, read: 5.101.0',
    'option:optimization.minimizeOptions: 5.110.0, read: 5.110.3',
    'plugin-option:SSRManifestPlugin.context: 5.111.0, read: 5.112.0',
    'plugin-option:SSRManifestPlugin.filename: 5.111.0, read: 5.112.0',
  ])
})

test('the history of facts names only versions that were released', () => {
  const released = releases.packages.flatMap(({name, releases: list}) =>
    list.map(({version}) => `${name} ${version}`),
  )
  const named = Object.values(history.facts).flatMap(fact => {
    const {package: name = 'webpack', since, until, deprecatedSince, changes = []} = fact
    const versions = [since, until, deprecatedSince, ...changes.map(({version}) => version)]
    return versions.filter(version => version !== undefined).map(version => `${name} ${version}`)
  })
  const known = new Set(released)
  expect(named.filter(version => !known.has(version))).toEqual([])
})

test('every version in a badge that is written by hand is one that added something', () => {
  const facts = Object.values(history.facts)
  const dates = facts.flatMap(({since, changes = []}) => [
    since,
    ...changes.map(each => each.version),
  ])
  const added = new Set(dates)
  const badges = globSync('content/**/*.md').flatMap(file => [
    ...readFileSync(file, 'utf8').matchAll(/:badge\[(?:webpack )?(\d[\d.]+)\+\]/g),
  ])
  expect(badges.length).toBeGreaterThan(0)
  expect(badges.flatMap(([, version]) => (added.has(version) ? [] : version))).toEqual([])
})
