import {readFileSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {ensureProgram} from '../../../tools/disk/program-file.ts'
import {createStore} from '../../../tools/disk/store.ts'
import {writeFolder} from '../temp-folder.ts'

const code = 'export const a = 1\n'

/** Asks for programs, and counts how often one is made. */
async function openPrograms() {
  const store = createStore(await writeFolder())
  const counter = {made: 0}
  const ensure = (key = 'one') =>
    ensureProgram(store, {
      name: 'a',
      key,
      make: async () => {
        counter.made++
        return Buffer.from(code)
      },
    })
  return {store, counter, ensure}
}

test('ensureProgram makes a program once for each key', async () => {
  const {store, counter, ensure} = await openPrograms()
  const file = await ensure()
  expect(file).toBe(join(store.dir, 'programs/a-one.mjs'))
  expect(readFileSync(file, 'utf8')).toBe(code)
  expect(await ensure()).toBe(file)
  expect(counter.made).toBe(1)
  expect(await ensure('two')).not.toBe(file)
  expect(counter.made).toBe(2)
})

test.each([
  ['changed', (file: string) => writeFileSync(file, 'export const a = 2\n')],
  ['gone', (file: string) => rmSync(file)],
  [
    'without a hash in the store',
    (file: string) => rmSync(join(file, '../../entries-2'), {recursive: true}),
  ],
])('ensureProgram makes a program again that is %s', async (_, damage) => {
  const {counter, ensure} = await openPrograms()
  damage(await ensure())
  expect(readFileSync(await ensure(), 'utf8')).toBe(code)
  expect(counter.made).toBe(2)
})
