import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {join} from 'node:path'
import type {BrowserContext} from 'playwright-core'
import {afterAll, afterEach, beforeAll, describe, expect, test} from 'vitest'
import {openWorkshop, type Workshop} from '../../tools/samples/workshop.ts'
import {buildRecipe} from '../build-recipe.ts'
import {launchBrowser} from './launch-browser.ts'

let workshop: Workshop
const opened: BrowserContext[] = []

beforeAll(async () => {
  workshop = await openWorkshop()
})
afterEach(async () => {
  for (const context of opened.splice(0)) await context.close()
})
afterAll(() => workshop.close())

/** Opens the page of an origin; the files of each origin are those of a folder. */
async function openPage(url: string, folders: Readonly<Record<string, string>>) {
  const context = await (await launchBrowser()).newContext()
  opened.push(context)
  for (const [origin, folder] of Object.entries(folders)) {
    await context.route(`${origin}/**`, (route, request) =>
      route.fulfill({path: join(folder, new URL(request.url()).pathname)}),
    )
  }
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', ({message}) => errors.push(message))
  await page.goto(url)
  return {page, errors}
}

describe('React with TypeScript', () => {
  test('keeps state, applies local styles, and loads a component on demand', async () => {
    const folder = await buildRecipe('recipe-react', workshop)
    const {page, errors} = await openPage('http://react.test/index.html', {
      'http://react.test': join(folder, 'dist'),
    })
    await page.getByRole('button', {name: 'Statistics'}).click()
    await page.getByText('0 of 2 read').waitFor()
    const book = page.getByRole('button', {name: 'Emma'})
    await book.click()
    await page.getByText('1 of 2 read').waitFor()
    const line = await book.evaluate(element => getComputedStyle(element).textDecorationLine)
    expect({line, errors}).toEqual({line: 'line-through', errors: []})
  })
})

describe('Server rendering with CSS modules', () => {
  test('shows styles that the server has named, and reacts to clicks', async () => {
    const folder = await buildRecipe('recipe-ssr', workshop)
    const server = spawn(process.execPath, [join(folder, 'dist/server.js')], {
      env: {...process.env, PORT: '0'},
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    try {
      const [line] = await once(server.stdout.setEncoding('utf8'), 'data')
      const [port] = /\d+/.exec(String(line)) ?? []
      const {page, errors} = await openPage(`http://localhost:${port}/`, {})
      const output = page.locator('output')
      const color = await output.evaluate(element => getComputedStyle(element).color)
      await page.getByRole('button').click()
      const count = await output.textContent()
      expect({color, count, errors}).toEqual({color: 'rgb(28, 120, 192)', count: '4', errors: []})
    } finally {
      server.kill()
    }
  })
})
