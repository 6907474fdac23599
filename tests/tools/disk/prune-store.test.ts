import {mkdirSync, readdirSync, utimesSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {expect, test} from 'vitest'
import {pruneStore} from '../../../tools/disk/prune-store.ts'
import {writeFolder} from '../temp-folder.ts'

const DAY = 24 * 60 * 60_000
const now = Date.now()
const limits = {age: 30 * DAY, size: 1000}

/** A store with files of 100 bytes, by the days since they were used. */
async function storeOf(files: Readonly<Record<string, number>>): Promise<string> {
  const dir = await writeFolder()
  for (const [path, days] of Object.entries(files)) {
    const file = join(dir, path)
    mkdirSync(dirname(file), {recursive: true})
    writeFileSync(file, 'x'.repeat(100))
    const used = (now - days * DAY) / 1000
    utimesSync(file, used, used)
  }
  return dir
}

function filesIn(dir: string): string[] {
  return readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter(path => /\/.*\d$/.test(path))
    .toSorted()
}

test('pruneStore removes what was not used for a month, in every folder of the store', async () => {
  const dir = await storeOf({'entries/1': 29, 'entries/2': 31, 'outputs/3': 1, 'programs/4': 90})
  pruneStore(dir, limits, now)
  expect(filesIn(dir)).toEqual(['entries/1', 'outputs/3'])
})

test('pruneStore removes what was not used for longest where it is too much', async () => {
  const rows = Array.from({length: 12}, (_, days) => [`entries/${days + 10}`, days] as const)
  const dir = await storeOf(Object.fromEntries(rows))
  pruneStore(dir, limits, now)
  expect(filesIn(dir)).toEqual(rows.slice(0, 10).map(([path]) => path))
})

test('pruneStore keeps what was used within a day, however much it is', async () => {
  const recent = Array.from({length: 11}, (_, at) => [`entries/${at + 10}`, 0.9] as const)
  const dir = await storeOf({...Object.fromEntries(recent), 'entries/99': 2})
  pruneStore(dir, limits, now)
  expect(filesIn(dir)).toEqual(recent.map(([path]) => path))
})

test('pruneStore looks once a day', async () => {
  const dir = await storeOf({'entries/1': 20})
  pruneStore(dir, limits, now)
  utimesSync(join(dir, 'entries/1'), 1, 1)
  pruneStore(dir, limits, Date.now() + DAY / 2)
  expect(filesIn(dir)).toEqual(['entries/1'])
  pruneStore(dir, limits, Date.now() + 2 * DAY)
  expect(filesIn(dir)).toEqual([])
})
