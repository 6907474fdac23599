import {join} from 'node:path'
import {parseArgs} from 'node:util'
import {describeMove, isMark} from '../move/describe-move.ts'
import {findBase} from '../move/base.ts'
import {findStale} from '../move/find-stale.ts'
import {formatMove} from '../move/format-move.ts'
import {installVersions, planVersions} from '../move/moved-packages.ts'
import {CACHE, loadPages, placeFacts} from '../move/place-facts.ts'
import {readChanges} from '../move/read-changes.ts'
import {readTexts} from '../move/read-texts.ts'
import {extendHistory, RELEASES_CACHE} from '../move/renew-facts.ts'
import {runIfCalled} from '../../tools/command-line/run-if-called.ts'
import {createStepLog} from '../../tools/command-line/step-log.ts'
import {writeAtomically} from '../../tools/disk/write-atomically.ts'
import {recordAll} from './record-all.ts'

const HELP = `Moves the documentation to other versions of packages:

  npm run move-to -- webpack@5.113.0 webpack-cli@latest

Installs them, reads what they changed, and writes all that needs no judgment: facts and their history,
entries of new names that are not described yet, builds and outputs of examples, proofs, coverage.
Prints what is written, to review and to write. To see it again, run the command again, without names.

  --check    only fail if an entry has not been described for 14 days`

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {check: {type: 'boolean', default: false}, help: {type: 'boolean', default: false}},
  })
  if (values.help) return console.log(HELP)
  const today = new Date()
  if (values.check) return checkMarks(today)
  const log = createStepLog(process.stderr)
  const {before, versions} = await planVersions(positionals)
  const base = findBase(versions)
  if (!base) return console.log('No commit has other versions to compare with.')
  await log.step('install', () => installVersions(versions, before))
  const changes = await log.step('facts', () => readChanges(base))
  await log.step('history', () => extendHistory())
  const texts = await log.step('texts', () => readTexts(base.versions, versions, RELEASES_CACHE))
  const day = today.toISOString().slice(0, 10)
  const step = {before: base.versions['webpack'] ?? '', now: versions['webpack'] ?? ''}
  const placeOf = await log.step('entries', () => placeFacts(step, day))
  const unrecorded = await recordAll(log)
  const move = await describeMove({
    base,
    versions,
    changes,
    texts,
    placeOf,
    ...unrecorded,
  })
  const text = formatMove(move)
  writeAtomically(join(CACHE, 'move.md'), `${text}\n`)
  console.log(text)
}

async function checkMarks(today: Date): Promise<void> {
  const stale = findStale((await loadPages()).issues.filter(isMark), today)
  for (const {file, line, message} of stale) console.error(`content/${file}:${line}  ${message}`)
  if (stale.length > 0) process.exitCode = 1
}

runIfCalled(import.meta.url, main)
