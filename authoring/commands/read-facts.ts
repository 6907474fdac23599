import {parseArgs} from 'node:util'
import {runIfCalled} from '../../tools/command-line/run-if-called.ts'
import {readSnapshot} from '../../tools/facts/fact-snapshots.ts'
import {extendHistory, readFacts, writeFacts} from '../move/renew-facts.ts'
import {buildReport} from '../read-webpack/compare-facts.ts'
import {readDefaultsApart} from '../read-webpack/read-apart.ts'

const HELP = `Reads the options, flags, hooks and other names of the packages in documented/ into facts/.

  --history  read the releases of these packages that are newer than the recorded ones instead:
             when each name was added, and how it changed
  --again    with --history, read all releases again, those in the cache excepted`

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      history: {type: 'boolean', default: false},
      again: {type: 'boolean', default: false},
      help: {type: 'boolean', default: false},
    },
  })
  if (values.help) return console.log(HELP)
  if (values.history) {
    return extendHistory({again: values.again, tell: text => console.log(text)})
  }
  const comparisons = await readFacts(file => readSnapshot(file))
  writeFacts(comparisons, await readDefaultsApart())
  const count = comparisons.reduce((sum, {after}) => sum + after.facts.length, 0)
  console.log([buildReport(comparisons), `facts/: ${count} facts`].join('\n').trim())
}

runIfCalled(import.meta.url, main)
