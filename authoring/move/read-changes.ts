import {join} from 'node:path'
import {writeAtomically} from '../../tools/disk/write-atomically.ts'
import {
  DEFAULTS_FILE,
  factFileNames,
  factsDir,
  formatDefaults,
  formatSnapshot,
  readSnapshots,
} from '../../tools/facts/fact-snapshots.ts'
import {
  formatHistory,
  formatReleases,
  HISTORY_FILE,
  readRecordedHistory,
  RELEASES_FILE,
} from '../../tools/facts/history-snapshot.ts'
import {listChangedDefaults} from '../read-webpack/compare-defaults.ts'
import {compareFacts, type FactChange, type FactsComparison} from '../read-webpack/compare-facts.ts'
import {readHistory} from '../read-webpack/history/read-history.ts'
import {readApart, readDefaultsApart} from '../read-webpack/read-apart.ts'
import {readDefaultsAt, readFactsAt, type Base} from './base.ts'
import {findLostKinds} from './lost-kinds.ts'

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
  const changes = compareFacts(comparisons)
  const known = new Set(changes.map(({id}) => id))
  const others = listChangedDefaults(readDefaultsAt(base.revision), defaults)
    .map(name => `option:${name}`)
    .filter(id => !known.has(id))
  const details = ['default in some configurations']
  return [...changes, ...others.map(id => ({id, change: 'changed', details}) as const)]
}

/** Adds the releases that are newer than the recorded ones to the history of the facts. */
export async function extendHistory(cacheDir: string): Promise<void> {
  const recorded = readRecordedHistory()
  const ids = Object.values(readSnapshots()).flatMap(({facts}) => facts.map(({id}) => id))
  const {history, releases} = await readHistory({cacheDir, ids, recorded, tell: () => {}})
  write(HISTORY_FILE, formatHistory(history))
  write(RELEASES_FILE, formatReleases(releases))
}

function write(file: string, text: string): void {
  writeAtomically(join(factsDir, file), text)
}
