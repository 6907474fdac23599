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
