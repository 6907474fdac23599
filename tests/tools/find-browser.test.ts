import {expect, test} from 'vitest'
import {
  browserKinds,
  browsersAreRequired,
  findBrowser,
  type Machine,
} from '../browser/find-browser.ts'

/** A machine that has only these files. */
function machineWith(files: string[], rest: Partial<Machine> = {}): Machine {
  return {env: {}, isExecutable: path => files.includes(path), ...rest}
}

test('findBrowser prefers the browser that the environment names, then the best that is installed', async () => {
  const files = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell', '/opt/chromium']
  expect(await findBrowser(browserKinds.chromium, machineWith(files))).toEqual({
    path: '/usr/bin/chromium-headless-shell',
  })
  const env = {CHROMIUM_PATH: '/opt/chromium'}
  expect(await findBrowser(browserKinds.chromium, machineWith(files, {env}))).toEqual({
    path: '/opt/chromium',
  })
})

test('findBrowser says in one sentence what is missing, and in another what to do', async () => {
  expect(await findBrowser(browserKinds.firefox, machineWith([]))).toEqual({
    problem:
      'Firefox was not found. Install it (on Debian: apt-get install firefox-esr), or set FIREFOX_PATH.',
  })
  const env = {CHROMIUM_PATH: '/nowhere'}
  expect(await findBrowser(browserKinds.chromium, machineWith([], {env}))).toEqual({
    problem: 'CHROMIUM_PATH names /nowhere, which cannot be run.',
  })
})

test('findBrowser does not find WebKit without a display', async () => {
  const driver = '/usr/bin/WebKitWebDriver'
  expect(await findBrowser(browserKinds.webkit, machineWith([driver]))).toEqual({
    problem:
      'WebKit was not found. Install it (on Debian: apt-get install webkit2gtk-driver xvfb), or set WEBKIT_DRIVER_PATH.',
  })
  const both = machineWith([driver, '/usr/bin/Xvfb'])
  expect(await findBrowser(browserKinds.webkit, both)).toEqual({path: driver})
})

test('findBrowser installs the first packages that can be installed', async () => {
  const files: string[] = []
  const install = async ([name = '']: readonly string[]) => {
    if (name !== 'chromium') throw new Error('Unable to locate package')
    files.push('/usr/bin/chromium')
  }
  expect(await findBrowser(browserKinds.chromium, machineWith(files, {install}))).toEqual({
    path: '/usr/bin/chromium',
  })
})

test('findBrowser says what to do if nothing can be installed', async () => {
  const install = () => Promise.reject(new Error('No network'))
  expect(await findBrowser(browserKinds.chromium, machineWith([], {install}))).toEqual({
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
