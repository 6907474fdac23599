import {browserKinds, findProgram, type ProgramSearch} from './find-program.ts'
import {findHeadlessShell} from './headless-shell.ts'

/** Flags that keep Chromium from asking anybody for anything. */
export const chromiumFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Finds Chromium: the one that CHROMIUM_PATH names, the headless shell from npm, which needs a third
 * of the processor time of a complete browser, or one that is installed.
 */
export async function searchChromium(): Promise<ProgramSearch> {
  const {chromium} = browserKinds
  const shell = process.env[chromium.variable] === undefined && (await findHeadlessShell())
  return shell ? {path: shell} : findProgram(chromium)
}

/** The path of a Chromium. Throws with what to do if there is none. */
export async function findChromium(): Promise<string> {
  const search = await searchChromium()
  if ('problem' in search) throw new Error(search.problem)
  return search.path
}
