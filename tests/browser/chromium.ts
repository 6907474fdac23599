import {execFile} from 'node:child_process'
import {accessSync, constants} from 'node:fs'
import {promisify} from 'node:util'

const run = promisify(execFile)

/** Fastest first: the headless shell has no windows, and needs a third of the processor time. */
const candidates = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

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
 * The path of a Chromium: the one that CHROMIUM_PATH names, one that is installed, or, for root on
 * Debian and its like, one that is installed now. Throws with what to do if there is none.
 */
export async function findChromium(): Promise<string> {
  const named = process.env['CHROMIUM_PATH']
  if (named !== undefined) {
    if (isExecutable(named)) return named
    throw new Error(`CHROMIUM_PATH names ${named}, which cannot be run.`)
  }
  return candidates.find(isExecutable) ?? (await installChromium())
}

async function installChromium(): Promise<string> {
  const advice =
    'Install Chromium or Chrome (on Debian: apt-get install chromium-headless-shell), or set CHROMIUM_PATH.'
  if (process.getuid?.() !== 0 || !isExecutable('/usr/bin/apt-get')) {
    throw new Error(`The browser tests need Chromium, and none was found. ${advice}`)
  }
  console.log('Installing Chromium with apt-get, once …')
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'}
  try {
    await run('apt-get', ['update'], {env, maxBuffer: 2 ** 26})
    const install = (name: string) =>
      run('apt-get', ['install', '-y', '--no-install-recommends', name], {
        env,
        maxBuffer: 2 ** 26,
      })
    await install('chromium-headless-shell').catch(() => install('chromium'))
  } catch (error) {
    throw new Error(`Chromium could not be installed with apt-get. ${advice}`, {cause: error})
  }
  const installed = candidates.find(isExecutable)
  if (installed === undefined) throw new Error(`Chromium is still not there. ${advice}`)
  return installed
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
