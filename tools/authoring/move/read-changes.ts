import {join} from 'node:path'
import {writeAtomically} from '../../disk/write-atomically.ts'
import {
  DEFAULTS_FILE,
  factFileNames,
  factsDir,
  formatDefaults,
  formatSnapshot,
  readSnapshots,
} from '../../facts/fact-snapshots.ts'
import {
  formatHistory,
  formatReleases,
  HISTORY_FILE,
  readRecordedHistory,
  RELEASES_FILE,
} from '../../facts/history-snapshot.ts'
import {compareFacts, type FactChange, type FactsComparison} from '../read-webpack/compare-facts.ts'
import {readHistory} from '../read-webpack/history/read-history.ts'
import {historyPackages} from '../read-webpack/history/releases.ts'
import {readApart, readDefaultsApart} from '../read-webpack/read-apart.ts'
import {packageFolder} from '../read-webpack/documented.ts'
import {readFactsAt, type Base} from './base.ts'
import {compareDescriptions} from './descriptions.ts'
import {findLostKinds} from './lost-kinds.ts'
import {compareMessages} from './messages.ts'
import type {Versions} from './moved-packages.ts'
import {unpackRelease} from './unpack-release.ts'

/** Reads the facts of the installed packages into `facts/`, and what they changed since a commit. */
export async function readChanges(base: Base): Promise<FactChange[]> {
  const comparisons: FactsComparison[] = []
  for (const file of factFileNames) {
    const before = readFactsAt(base.revision, file)
    comparisons.push({file: `${file}.json`, before, after: await readApart(file)})
  }
  const defaults = await readDefaultsApart()
  const lost = findLostKinds(comparisons)
  if (lost.length > 0) {
    throw new Error(`Facts are lost, and facts/ is as it was:\n${lost.join('\n')}`)
  }
  for (const {file, after} of comparisons) write(file, formatSnapshot(after))
  write(DEFAULTS_FILE, formatDefaults(defaults))
  return compareFacts(comparisons)
}

/** Adds the releases that are newer than the recorded ones to the history of the facts. */
export async function extendHistory(cacheDir: string): Promise<void> {
  const recorded = readRecordedHistory()
  const ids = Object.values(readSnapshots()).flatMap(({facts}) => facts.map(({id}) => id))
  const {history, releases} = await readHistory({cacheDir, ids, recorded, tell: () => {}})
  write(HISTORY_FILE, formatHistory(history))
  write(RELEASES_FILE, formatReleases(releases))
}

/** What differs in the packages without being a fact. */
export interface TextChanges {
  readonly messages: ReadonlyMap<string, string>
  readonly gone: readonly string[]
  readonly described: readonly string[]
}

/** Compares the texts of the packages that have other versions than before. */
export async function readTexts(
  before: Versions,
  now: Versions,
  cacheDir: string,
): Promise<TextChanges> {
  const messages = new Map<string, string>()
  const gone: string[] = []
  const described: string[] = []
  for (const {name} of historyPackages) {
    const version = before[name] ?? ''
    if (version === now[name]) continue
    const [old, folder] = [
      await unpackRelease({package: name, version}, cacheDir),
      packageFolder(name),
    ]
    const changes = compareMessages(old, folder)
    for (const [text, file] of changes.added) messages.set(text, `${name}/${file}`)
    gone.push(...changes.gone)
    described.push(...compareDescriptions(old, folder))
  }
  return {messages, gone, described}
}

function write(file: string, text: string): void {
  writeAtomically(join(factsDir, file), text)
}
