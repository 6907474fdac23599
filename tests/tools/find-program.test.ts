import {expect, test} from 'vitest'
import {browserKinds, findProgram, type Machine} from '../browser/find-program.ts'

/** Finds a browser on a machine that has only these files. */
function find(kind: keyof typeof browserKinds, files: string[], more: Partial<Machine> = {}) {
  const isExecutable = (path: string) => files.includes(path)
  return findProgram(browserKinds[kind], {env: {}, isExecutable, ...more})
}

test('findProgram says in one sentence what is missing, and in another what to do', async () => {
  const env = {CHROMIUM_PATH: '/nowhere'}
  const problem = 'CHROMIUM_PATH names /nowhere, which cannot be run.'
  expect(await find('chromium', [], {env})).toEqual({problem})
  expect(await find('firefox', [])).toEqual({
    problem:
      'Firefox was not found. Install it (on Debian: apt-get install firefox-esr), or set FIREFOX_PATH.',
  })
})
