import {expect, test} from 'vitest'
import {
  browserKinds,
  browsersAreRequired,
  findBrowser,
  type Machine,
} from '../browser/find-browser.ts'

/** Finds a browser on a machine that has only these files. */
function find(kind: keyof typeof browserKinds, files: string[], more: Partial<Machine> = {}) {
  const isExecutable = (path: string) => files.includes(path)
  return findBrowser(browserKinds[kind], {env: {}, isExecutable, ...more})
}

test('findBrowser prefers the browser that the environment names, then the best that is installed', async () => {
  const shell = '/usr/bin/chromium-headless-shell'
  const files = ['/usr/bin/chromium', shell, '/opt/chromium']
  expect(await find('chromium', files)).toEqual({path: shell})
  const env = {CHROMIUM_PATH: '/opt/chromium'}
  expect(await find('chromium', files, {env})).toEqual({path: '/opt/chromium'})
})

test('findBrowser says in one sentence what is missing, and in another what to do', async () => {
  const env = {CHROMIUM_PATH: '/nowhere'}
  const problem = 'CHROMIUM_PATH names /nowhere, which cannot be run.'
  expect(await find('chromium', [], {env})).toEqual({problem})
  expect(await find('firefox', [])).toEqual({
    problem:
      'Firefox was not found. Install it (on Debian: apt-get install firefox-esr), or set FIREFOX_PATH.',
  })
})

test('findBrowser does not find WebKit without a display', async () => {
  const driver = '/usr/bin/WebKitWebDriver'
  expect(await find('webkit', [driver])).toEqual({
    problem:
      'WebKit was not found. Install it (on Debian: apt-get install webkit2gtk-driver xvfb), or set WEBKIT_DRIVER_PATH.',
  })
  expect(await find('webkit', [driver, '/usr/bin/Xvfb'])).toEqual({path: driver})
})

test('findBrowser installs the first packages that can be installed, or says what to do', async () => {
  const files: string[] = []
  const install = async ([name = '']: readonly string[]) => {
    if (name !== 'chromium') throw new Error('Unable to locate package')
    files.push('/usr/bin/chromium')
  }
  expect(await find('chromium', files, {install})).toEqual({path: '/usr/bin/chromium'})
  const failing = () => Promise.reject(new Error('No network'))
  expect(await find('chromium', [], {install: failing})).toEqual({
    problem:
      'Chromium could not be installed with apt-get. Install it (on Debian: apt-get install chromium-headless-shell), or set CHROMIUM_PATH.',
  })
})

test.each([
  [{CI: 'true'}, false],
  [{REQUIRE_ENGINES: '1'}, true],
  [{}, false],
])('a missing browser is a failure if the environment is %j: %s', (env, isRequired) => {
  expect(browsersAreRequired(env)).toBe(isRequired)
})
