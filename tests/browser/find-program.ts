import {execFile} from 'node:child_process'
import {accessSync, constants} from 'node:fs'
import {promisify} from 'node:util'

const run = promisify(execFile)

/** A browser or another program that tests use, and where it comes from. */
export interface ProgramKind {
  readonly name: string
  /** Environment variable with the path of another one. */
  readonly variable: string
  /** Usual paths, the best first. */
  readonly candidates: readonly string[]
  /** Programs without which it cannot be used. */
  readonly needs: readonly string[]
  /** Debian packages; if the first set cannot be installed, the next one is tried. */
  readonly packages: readonly (readonly string[])[]
}

const completeChromium = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
] as const

export const browserKinds = {
  chromium: {
    name: 'Chromium',
    variable: 'CHROMIUM_PATH',
    // The headless shell has no windows, and needs a third of the processor time.
    candidates: ['/usr/bin/chromium-headless-shell', ...completeChromium],
    needs: [],
    packages: [['chromium-headless-shell'], ['chromium']],
  },
  completeChromium: {
    name: 'A complete Chromium',
    variable: 'CHROMIUM_PATH',
    candidates: completeChromium,
    needs: [],
    packages: [['chromium']],
  },
  firefox: {
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    candidates: [
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
      '/snap/bin/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
    ],
    needs: [],
    packages: [['firefox-esr'], ['firefox']],
  },
  webkit: {
    name: 'WebKit',
    variable: 'WEBKIT_DRIVER_PATH',
    candidates: ['/usr/bin/WebKitWebDriver'],
    needs: ['/usr/bin/Xvfb'],
    packages: [['webkit2gtk-driver', 'xvfb']],
  },
} as const satisfies Readonly<Record<string, ProgramKind>>

/** Where a program is, or one sentence that says what is missing and what to do. */
export type ProgramSearch = {readonly path: string} | {readonly problem: string}

/** The part of a machine that matters when a program is searched. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>
  isExecutable(path: string): boolean
  /** Only where packages can be installed. */
  readonly install?: ((packages: readonly string[]) => Promise<void>) | undefined
}

/**
 * Finds a program: the one that its environment variable names, one that is installed, or, for root
 * on Debian and its like, one that is installed now.
 */
export async function findProgram(
  {name, variable, candidates, needs, packages}: ProgramKind,
  {env, isExecutable, install} = thisMachine(),
): Promise<ProgramSearch> {
  const named = env[variable]
  const paths = named === undefined ? candidates : [named]
  const search = (): ProgramSearch | undefined => {
    const path = paths.find(isExecutable)
    return path !== undefined && needs.every(isExecutable) ? {path} : undefined
  }
  const found = search()
  if (found) return found
  if (named !== undefined && !isExecutable(named)) {
    return {problem: `${variable} names ${named}, which cannot be run.`}
  }
  const advice = `Install it (on Debian: apt-get install ${packages[0]?.join(' ')}), or set ${variable}.`
  if (!install) return {problem: `${name} was not found. ${advice}`}
  console.log(`Installing ${name} with apt-get, once …`)
  for (const names of packages) {
    try {
      await install(names)
    } catch {
      continue // with the next packages
    }
    const installed = search()
    if (installed) return installed
  }
  return {problem: `${name} could not be installed with apt-get. ${advice}`}
}

/** Whether a browser that is missing is a failure. If not, its tests are skipped: not all systems have all. */
export function browsersAreRequired(env: Machine['env'] = process.env): boolean {
  return env['REQUIRE_ENGINES'] === '1'
}

function thisMachine(): Machine {
  const canInstall = process.getuid?.() === 0 && canExecute('/usr/bin/apt-get')
  return {
    env: process.env,
    isExecutable: canExecute,
    install: canInstall ? installPackages : undefined,
  }
}

function canExecute(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

async function installPackages(names: readonly string[]): Promise<void> {
  const options = {
    // In run level 1, a server that is installed is not started, at least without `systemd`.
    env: {...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1'},
    maxBuffer: 2 ** 26,
  }
  await run('apt-get', ['update'], options)
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...names], options)
}
