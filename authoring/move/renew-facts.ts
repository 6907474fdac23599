import {join} from 'node:path'
import type {Defaults} from '#contract/defaults.ts'
import type {FactFile, Facts} from '#contract/webpack.ts'
import {root} from '../../tools/disk/root.ts'
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
  readHistorySnapshot,
  readReleasesSnapshot,
  RELEASES_FILE,
} from '../../tools/facts/history-snapshot.ts'
import type {FactsComparison} from '../read-webpack/compare-facts.ts'
import {readHistory} from '../read-webpack/history/read-history.ts'
import {readApart} from '../read-webpack/read-apart.ts'

/** Where releases are kept, and what was read from them. */
export const RELEASES_CACHE = join(root, '.cache-history')

/** Reads the facts of the installed packages, file by file, together with the previous ones. */
export async function readFacts(
  readBefore: (file: FactFile) => Facts | undefined,
): Promise<FactsComparison[]> {
  const comparisons: FactsComparison[] = []
  for (const file of factFileNames) {
    const after = await readApart(file)
    comparisons.push({file: `${file}.json`, before: readBefore(file), after})
  }
  return comparisons
}

/** Replaces the facts and the defaults in `facts/`. */
export function writeFacts(comparisons: readonly FactsComparison[], defaults: Defaults): void {
  for (const {file, after} of comparisons) write(file, formatSnapshot(after))
  write(DEFAULTS_FILE, formatDefaults(defaults))
}

interface ExtendOptions {
  /** Whether all releases are read, those in the cache excepted. */
  readonly again?: boolean
  readonly tell?: (text: string) => void
}

/** Adds the releases that are newer than the recorded ones to the history of the facts. */
export async function extendHistory(options: ExtendOptions = {}): Promise<void> {
  const {again = false, tell = () => {}} = options
  const [known, listed] = [readHistorySnapshot(), readReleasesSnapshot()]
  const recorded = !again && known && listed ? {history: known, releases: listed} : undefined
  const ids = Object.values(readSnapshots()).flatMap(({facts}) => facts.map(({id}) => id))
  const {history, releases} = await readHistory({cacheDir: RELEASES_CACHE, ids, recorded, tell})
  write(HISTORY_FILE, formatHistory(history))
  write(RELEASES_FILE, formatReleases(releases))
  tell(`facts/: ${Object.keys(history.facts).length} facts were added, changed or removed`)
}

function write(file: string, text: string): void {
  writeAtomically(join(factsDir, file), text)
}
