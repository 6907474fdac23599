import * as fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {compareVersions} from '#contract/versions.ts'
import {readSnapshots} from '../../tools/facts/fact-snapshots.ts'
import {readHistorySnapshot, readReleasesSnapshot} from '../../tools/facts/history-snapshot.ts'
import {freshSeed} from './fuzz/fuzz-limits.ts'
import {countName, hasOption, textFor, unpackReleases} from './release-texts.ts'
import {writeFolder} from '../tools/temp-folder.ts'

const history = readHistorySnapshot()
const releases = readReleasesSnapshot()
const {facts = {}} = history ?? {}
const versions = (releases?.packages.find(({name}) => name === 'webpack')?.releases ?? [])
  .map(({version}) => version)
  .toSorted(compareVersions)

const seed = freshSeed()

/** Facts to compare, and releases to draw them from. */
const FACTS = 100
const RELEASES = 5

/** The version that added something, or the last that had it. */
const recorded = [
  ['output.clean 5.20.0', 'dotenv 5.103.0', 'output.compareBeforeEmit 5.0.0'],
  ['cache.maxGenerations 5.30.0', 'experiments.buildHttp 5.49.0', 'experiments.css 5.66.0'],
  ['experiments.futureDefaults 5.53.0', 'experiments.cacheUnaffected 5.54.0'],
  ['experiments.deferImport 5.100.0', 'snapshot.unmanagedPaths 5.90.0', 'cache.readonly 5.85.0'],
  ['output.ignoreBrowserWarnings 5.81.0', 'output.trustedTypes 5.37.0', 'output.html 5.108.0'],
  ['module.parser.javascript.createRequire 5.73.0', 'output.cssFilename 5.66.0'],
  ['resolve.extensionAlias 5.74.0', 'experiments.outputModule 5.110.3'],
  ['experiments.layers 5.101.3'],
].flat()

describe('the history of webpack', () => {
  test(`agrees with the text of the releases (FUZZ_SEED=${seed})`, async context => {
    const drawn = drawReleases()
    const dir = await writeFolder()
    const folders = await unpackReleases([...new Set(drawn.flat())], dir)
    if (folders === undefined) {
      context.skip('The registry cannot be reached: only the recorded facts were compared.')
      return
    }
    const wrong: string[] = []
    for (const [before, version] of drawn) {
      const [old = '', now = ''] = [folders.get(before), folders.get(version)]
      for (const id of drawFacts(version)) {
        const isNew = facts[id]?.since === version
        const problem = isNew ? explainNew(id, old, now) : explainKnown(id, old, now)
        if (problem !== undefined) wrong.push(`${version} ${id}: ${problem}`)
      }
    }
    expect(wrong).toEqual([])
  })

  test('agrees with 20 facts that were recorded', () => {
    expect(facts['plugin:ManifestPlugin']?.since).toBe('5.103.0')
    const versionOf = (name: string) =>
      facts[`option:${name}`]?.until ?? facts[`option:${name}`]?.since
    const names = recorded.map(row => row.split(' ')[0] ?? '')
    expect(names.map(name => `${name} ${versionOf(name)}`)).toEqual(recorded)
  })
})

/** Why the texts of a release and of the one before do not show that something is new. */
function explainNew(id: string, old: string, now: string): string | undefined {
  if (id.startsWith('option:')) {
    if (!hasOption(id, now)) return 'is not in the schema'
    return hasOption(id, old) ? 'is in the schema of the release before' : undefined
  }
  const [before, after] = countIn(id, old, now)
  return before < after ? undefined : `appears ${before} times, then ${after} times`
}

function explainKnown(id: string, old: string, now: string): string | undefined {
  const counts = countIn(id, old, now)
  return counts.includes(0) ? `appears ${counts.join(' and ')} times` : undefined
}

function countIn(id: string, old: string, now: string): [before: number, after: number] {
  const kind = id.slice(0, id.indexOf(':'))
  return [countName(id, textFor(kind, old)), countName(id, textFor(kind, now))]
}

/** Releases that added something, each with the release before it. */
function drawReleases(): Array<[before: string, version: string]> {
  const since = new Set(
    Object.values(facts).flatMap(each => (each.package ? [] : (each.since ?? []))),
  )
  const choices = versions.filter(version => since.has(version) && version !== '5.0.0')
  return take(choices, RELEASES).map(version => [
    versions[versions.indexOf(version) - 1] ?? '',
    version,
  ])
}

/** What a release added, and what the one before had as well: half of each, if there is enough. */
function drawFacts(version: string): string[] {
  const share = FACTS / RELEASES
  const added = Object.entries(facts).filter(
    ([, {since, package: name}]) => since === version && name === undefined,
  )
  const known = Object.values(readSnapshots())
    .flatMap(file => (file.package === 'webpack' ? file.facts : []))
    .filter(({id, package: name}) => {
      const {since = '4.47.0', firstRead = since} = facts[id] ?? {}
      return name === undefined && compareVersions(firstRead, version) < 0
    })
  const idsOf = (ids: readonly string[]) => ids.filter(isInText)
  const drawn = take(idsOf(added.map(([id]) => id)), share / 2)
  return [...drawn, ...take(idsOf(known.map(({id}) => id)), share - drawn.length)]
}

/**
 * Messages of errors are put together, and comments are notations. Hooks of the resolver and parts of
 * the loader context are in the code of other packages.
 */
function isInText(id: string): boolean {
  return !/^(?:error|comment|stats-preset|module|loader|hook:Resolver)\b/.test(id)
}

function take(values: readonly string[], count: number): string[] {
  const length = Math.min(count, values.length)
  const some = fc.shuffledSubarray([...values], {minLength: length, maxLength: length})
  return fc.sample(some, {seed, numRuns: 1}).flat()
}
