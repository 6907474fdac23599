import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import type {Page} from 'playwright-core'
import {afterAll, beforeAll, expect, onTestFinished, test} from 'vitest'
import {configOf, writeExample} from '../../../authoring/samples/build-example.ts'
import {openWorkshop, type Workshop} from '../../../authoring/samples/workshop.ts'
import {readExamples} from '../../../tools/load/read-examples.ts'
import {launchBrowser} from '../../browser/launch-browser.ts'
import {buildRecipe, runInstalled} from '../../proofs/build-recipe.ts'

let workshop: Workshop

beforeAll(async () => {
  workshop = await openWorkshop()
})
afterAll(() => workshop.close())

/** A page that was opened from disk, and what it logs. */
interface OpenedFile {
  readonly page: Page
  readonly log: readonly string[]
}

/** Opens a file from disk; `prepare` runs in the page before its scripts. */
async function openFile(path: string, prepare = ''): Promise<OpenedFile> {
  const context = await (await launchBrowser()).newContext()
  onTestFinished(() => context.close())
  await context.addInitScript(prepare)
  const page = await context.newPage()
  const log: string[] = []
  page.on('console', message => log.push(message.text()))
  page.on('pageerror', ({name, message}) => log.push(`${name}: ${message}`))
  await page.goto(pathToFileURL(path).href)
  return {page, log}
}

/** Builds the example of the guide about the public path, with flags; resolves to its page. */
async function buildPage(...flags: string[]): Promise<string> {
  const example = readExamples().examples.get('public-path')
  if (!example) throw new Error('There is no example public-path.')
  const folder = await writeExample(example, workshop)
  const parameters = ['--config', configOf(example), ...flags]
  await runInstalled('webpack-cli/bin/cli.js', parameters, folder)
  return join(folder, 'dist/index.html')
}

test.each(['--output-public-path auto', '--output-public-path ./'])(
  'a page from disk loads images and chunks with %s',
  async flags => {
    const {log} = await openFile(await buildPage(...flags.split(' ')))
    await expect.poll(() => log).toContain('theme: dark')
    expect(log[0]).toMatch(/^logo: file:\/\/\/.+\/dist\/images\/logo\.\w+\.svg$/)
  },
)

test.each([
  ['--output-public-path /', /file:\/\/\/\d+\.js/],
  ['--output-module', /^Access to script at 'file:.+index\.mjs' from origin 'null' .+ CORS/],
  [
    '--output-cross-origin-loading anonymous',
    /^Access to script at 'file:.+index\.js' from origin 'null'/,
  ],
  ['--output-html-inline', /^Error: Automatic publicPath is not supported in this browser$/],
])('a page from disk fails with %s', async (flags, message) => {
  const {log} = await openFile(await buildPage(...flags.split(' ')))
  await expect.poll(() => log.some(line => message.test(line))).toBe(true)
})

test.each([
  ['fetch("data.json")', 'TypeError: Failed to fetch'],
  ['new Worker("worker.js")', "SecurityError: Failed to construct 'Worker'"],
  ['history.pushState(null, "", "orders/7")', "SecurityError: Failed to execute 'pushState'"],
])('a page from disk may not call %s', async (call, message) => {
  const {page} = await openFile(await buildPage())
  const error = page.evaluate(`(async () => ${call})().catch(error => String(error))`)
  expect(await error).toContain(message)
})

test('a page in a single file needs no others', async () => {
  const folder = await buildRecipe('public-path-single-file', workshop)
  const {log} = await openFile(join(folder, 'dist/index.html'))
  await expect.poll(() => log).toContain('theme: dark')
  expect(log[0]).toMatch(/^logo: data:image\/svg\+xml/)
})

test('the window of the Electron application shows what the preload script gets', async () => {
  const folder = await buildRecipe('electron', workshop)
  const preload = 'window.notes = {version: async () => "1.0.0"}'
  const {page} = await openFile(join(folder, 'dist/index.html'), preload)
  await page.locator('main', {hasText: 'Version 1.0.0'}).waitFor()
})

test('styles that are not critical arrive later', async () => {
  const folder = await buildRecipe('native-css-critical', workshop)
  const {page} = await openFile(join(folder, 'dist/index.html'))
  const background = (selector: string) =>
    page.locator(selector).evaluate(element => getComputedStyle(element).backgroundColor)
  expect(await background('header')).toBe('rgb(28, 120, 192)')
  await expect.poll(() => background('footer')).toBe('rgb(244, 244, 248)')
})
