import {join, resolve} from 'node:path'
import {parseArgs} from 'node:util'
import type {FactFile, Facts} from '#contract/webpack.ts'
import {runIfCalled} from '../../tools/command-line/run-if-called.ts'
import {
  DEFAULTS_FILE,
  formatDefaults,
  readDefaultsSnapshot,
  factFileNames,
  factsDir,
  formatSnapshot,
  readSnapshot,
  readSnapshots,
} from '../../tools/facts/fact-snapshots.ts'
import {
  formatHistory,
  formatReleases,
  HISTORY_FILE,
  readRecordedHistory,
  RELEASES_FILE,
} from '../../tools/facts/history-snapshot.ts'
import {root} from '../../tools/disk/root.ts'
import {shownPath} from '../../tools/disk/shown-path.ts'
import {buildReport, type FactsComparison} from '../read-webpack/compare-facts.ts'
import {buildDefaultsReport} from '../read-webpack/compare-defaults.ts'
import {readHistory} from '../read-webpack/history/read-history.ts'
import {readApart, readDefaultsApart} from '../read-webpack/read-apart.ts'
import {writeAtomically} from '../../tools/disk/write-atomically.ts'

interface ReadFactsOptions {
  /** Folder of the snapshots. */
  readonly dir: string
  /** Files to read; all by default. */
  readonly files?: readonly FactFile[]
}

/** Reads the facts again, file by file, together with the previous snapshots. */
async function readFacts({
  dir,
  files = factFileNames,
}: ReadFactsOptions): Promise<FactsComparison[]> {
  const comparisons: FactsComparison[] = []
  for (const file of files) {
    const before = readSnapshot(file, dir)
    comparisons.push({file: `${file}.json`, before, after: await readApart(file)})
  }
  return comparisons
}

async function writeSnapshots(dir: string, comparisons: readonly FactsComparison[]): Promise<void> {
  for (const {file, after} of comparisons) {
    writeAtomically(join(dir, file), formatSnapshot(after))
  }
}

const HELP = `Reads the options, flags, hooks and other names of the packages in documented/ into facts/.

  --check      write nothing, and fail if facts/ is out of date
  --history    read the releases of these packages that are newer than the recorded ones instead:
               when each name was added, and how it changed
  --again      with --history, read all releases again, those in the cache excepted
  --cache DIR  folder for the releases that were read; default: .cache-history/
  --dir DIR    folder to write; default: facts/`

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      check: {type: 'boolean', default: false},
      history: {type: 'boolean', default: false},
      again: {type: 'boolean', default: false},
      cache: {type: 'string', default: join(root, '.cache-history')},
      dir: {type: 'string', default: factsDir},
      help: {type: 'boolean', default: false},
    },
  })
  if (values.help) return console.log(HELP)
  const dir = resolve(values.dir)
  if (values.history) return writeHistory(dir, resolve(values.cache), values.again)
  const comparisons = await readFacts({dir})
  const defaults = await readDefaultsApart()
  const report = [
    buildReport(comparisons),
    buildDefaultsReport(readDefaultsSnapshot(dir), defaults),
  ]
    .filter(text => text !== '')
    .join('\n\n')
  if (report !== '') console.log(`${report}\n`)
  const isSame = report === '' && comparisons.every(isUnchanged)
  console.log(`${shownPath(dir)}: ${count(comparisons)} facts, ${isSame ? 'unchanged' : 'changed'}`)
  if (!values.check) {
    await writeSnapshots(dir, comparisons)
    writeAtomically(join(dir, DEFAULTS_FILE), formatDefaults(defaults))
  } else if (!isSame) process.exitCode = 1
}

async function writeHistory(dir: string, cacheDir: string, again: boolean): Promise<void> {
  const recorded = again ? undefined : readRecordedHistory(dir)
  const ids = Object.values(readSnapshots(dir)).flatMap(({facts}) => facts.map(({id}) => id))
  const tell = (text: string) => console.log(text)
  const {history, releases} = await readHistory({cacheDir, ids, recorded, tell})
  writeAtomically(join(dir, HISTORY_FILE), formatHistory(history))
  writeAtomically(join(dir, RELEASES_FILE), formatReleases(releases))
  const size = Object.keys(history.facts).length
  console.log(`${shownPath(dir)}: ${size} facts were added, changed or removed`)
}

/** Whether a file stays as it is, also where the report is silent. */
function isUnchanged({before, after}: FactsComparison): boolean {
  return before !== undefined && formatSnapshot(before) === formatSnapshot(after)
}

function count(comparisons: readonly FactsComparison[]): number {
  const all: Facts[] = comparisons.map(({after}) => after)
  return all.reduce((sum, {facts}) => sum + facts.length, 0)
}

runIfCalled(import.meta.url, main)
