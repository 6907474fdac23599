import {describe, expect, test} from 'vitest'
import {compareVersions} from '#contract/versions.ts'
import {readSnapshots} from '../../tools/facts/fact-snapshots.ts'
import {readHistorySnapshot, readReleasesSnapshot} from '../../tools/facts/history-snapshot.ts'
import {countName, hasOption, textFor, unpackReleases} from './release-texts.ts'
import {writeFolder} from './temp-folder.ts'

const history = readHistorySnapshot()
const releases = readReleasesSnapshot()
const {facts = {}} = history ?? {}
const versions = (releases?.packages.find(({name}) => name === 'webpack')?.releases ?? [])
  .map(({version}) => version)
  .toSorted(compareVersions)

/** A new one for each run; `HISTORY_SEED` repeats a run. */
const seed = Number(process.env['HISTORY_SEED'] ?? Date.now() % 1_000_000)

/** Facts to compare, and releases to draw them from. */
const FACTS = 100
const RELEASES = 5

describe('the history of webpack', () => {
  test(`agrees with the text of the releases (HISTORY_SEED=${seed})`, async context => {
    const draw = createDraw(seed)
    const drawn = drawReleases(draw)
    const dir = await writeFolder()
    const folders = await unpackReleases([...new Set(drawn.flat())], dir)
    if (folders === undefined) {
      context.skip('The registry cannot be reached: only the recorded facts were compared.')
      return
    }
    const wrong: string[] = []
    for (const [before, version] of drawn) {
      const [old = '', now = ''] = [folders.get(before), folders.get(version)]
      for (const id of drawFacts(version, draw)) {
        const isNew = facts[id]?.since === version
        const problem = isNew ? explainNew(id, old, now) : explainKnown(id, old, now)
        if (problem !== undefined) wrong.push(`${version} ${id}: ${problem}`)
      }
    }
    expect(wrong).toEqual([])
  })

  test('agrees with 20 facts that were recorded', () => {
    const found = Object.fromEntries(
      Object.keys(recorded).map(id => [id, facts[id]?.until ?? facts[id]?.since]),
    )
    expect(found).toEqual(recorded)
  })
})

/** Why the texts of a release and of the one before do not show that something is new. */
function explainNew(id: string, old: string, now: string): string | undefined {
  if (id.startsWith('option:')) {
    if (!hasOption(id, now)) return 'is not in the schema'
    return hasOption(id, old) ? 'is in the schema of the release before' : undefined
  }
  const kind = id.slice(0, id.indexOf(':'))
  const [before, after] = [old, now].map(folder => countName(id, textFor(kind, folder)))
  return (before ?? 0) < (after ?? 0) ? undefined : `appears ${before} times, then ${after} times`
}

function explainKnown(id: string, old: string, now: string): string | undefined {
  const kind = id.slice(0, id.indexOf(':'))
  const counts = [old, now].map(folder => countName(id, textFor(kind, folder)))
  return counts.includes(0) ? `appears ${counts.join(' and ')} times` : undefined
}

/** Releases that added something, each with the release before it. */
function drawReleases(draw: (count: number) => number): Array<[before: string, version: string]> {
  const since = new Set(
    Object.values(facts).flatMap(each => (each.package ? [] : (each.since ?? []))),
  )
  const choices = versions.filter(version => since.has(version) && version !== '5.0.0')
  return Array.from({length: RELEASES}, (): [string, string] => {
    const [version = ''] = choices.splice(draw(choices.length), 1)
    return [versions[versions.indexOf(version) - 1] ?? '', version]
  })
}

/** What a release added, and what the one before had as well: half of each, if there is enough. */
function drawFacts(version: string, draw: (count: number) => number): string[] {
  const share = FACTS / RELEASES
  const added = Object.keys(facts).filter(id => {
    const {since, package: name} = facts[id] ?? {}
    return since === version && name === undefined && isInText(id)
  })
  const known = Object.values(readSnapshots())
    .flatMap(file => (file.package === 'webpack' ? file.facts : []))
    .filter(({id, package: name}) => name === undefined && isInText(id))
    .map(({id}) => id)
    .filter(id => {
      const {since = '4.47.0', firstRead = since} = facts[id] ?? {}
      return compareVersions(firstRead, version) < 0
    })
  const drawn = take(added, share / 2, draw)
  return [...drawn, ...take(known, share - drawn.length, draw)]
}

/**
 * Messages of errors are put together, and comments are notations. Hooks of the resolver and parts of
 * the loader context are in the code of other packages.
 */
function isInText(id: string): boolean {
  return !/^(?:error|comment|stats-preset|module|loader|hook:Resolver)\b/.test(id)
}

function take(ids: readonly string[], count: number, draw: (count: number) => number): string[] {
  const left = [...ids]
  return Array.from({length: Math.min(count, left.length)}, () => {
    const [id = ''] = left.splice(draw(left.length), 1)
    return id
  })
}

function createDraw(start: number): (count: number) => number {
  let state = start + 1
  return count => {
    state = (state * 48_271) % 2_147_483_647
    return state % Math.max(count, 1)
  }
}

/** The version that added something, or the last that had it. */
const recorded: Readonly<Record<string, string>> = {
  'option:output.clean': '5.20.0',
  'option:dotenv': '5.103.0',
  'option:output.compareBeforeEmit': '5.0.0',
  'option:cache.maxGenerations': '5.30.0',
  'option:experiments.buildHttp': '5.49.0',
  'option:experiments.css': '5.66.0',
  'option:experiments.futureDefaults': '5.53.0',
  'option:experiments.cacheUnaffected': '5.54.0',
  'option:experiments.deferImport': '5.100.0',
  'option:snapshot.unmanagedPaths': '5.90.0',
  'option:cache.readonly': '5.85.0',
  'option:output.ignoreBrowserWarnings': '5.81.0',
  'option:output.trustedTypes': '5.37.0',
  'option:output.html': '5.108.0',
  'plugin:ManifestPlugin': '5.103.0',
  'option:module.parser.javascript.createRequire': '5.73.0',
  'option:output.cssFilename': '5.66.0',
  'option:resolve.extensionAlias': '5.74.0',
  'option:experiments.outputModule': '5.110.3',
  'option:experiments.layers': '5.101.3',
}
