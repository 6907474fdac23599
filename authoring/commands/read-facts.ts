import {runCommand} from '../../tools/command-line/run-command.ts'
import {readSnapshot} from '../../tools/facts/fact-snapshots.ts'
import {extendHistory, readFacts, writeFacts} from '../move/renew-facts.ts'
import {buildReport} from '../read-webpack/compare-facts.ts'
import {readDefaultsApart} from '../read-webpack/read-apart.ts'

const HELP = `Reads the options, flags, hooks and other names of the packages in documented/ into facts/.

  --history  read the releases of these packages that are newer than the recorded ones instead:
             when each name was added, and how it changed
  --again    with --history, read all releases again, those in the cache excepted`

async function run(has: (flag: 'history' | 'again') => boolean): Promise<void> {
  if (has('history')) return extendHistory({again: has('again'), tell: text => console.log(text)})
  const comparisons = await readFacts(file => readSnapshot(file))
  writeFacts(comparisons, await readDefaultsApart())
  const count = comparisons.reduce((sum, {after}) => sum + after.facts.length, 0)
  console.log([buildReport(comparisons), `facts/: ${count} facts`].join('\n').trim())
}

runCommand(import.meta.url, {help: HELP, flags: ['history', 'again'], run})
