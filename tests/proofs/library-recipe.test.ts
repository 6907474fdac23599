import {execFile} from 'node:child_process'
import {writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {openWorkshop, type Workshop} from '../../authoring/samples/workshop.ts'
import {buildRecipe, runInstalled} from './build-recipe.ts'

const run = promisify(execFile)

/** Settings of the oldest Node.js that the package supports: it can't load an ES module with require. */
const settings = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'node16']

let workshop: Workshop
let folder: string

beforeAll(async () => {
  workshop = await openWorkshop()
  folder = await buildRecipe('recipe-library', workshop)
  await run('npm', ['run', 'types'], {cwd: folder})
})
afterAll(() => workshop.close())

/** Errors of TypeScript in a file that uses the library. */
async function checkUser(name: string, lines: readonly string[]): Promise<string[]> {
  await writeFile(join(folder, name), lines.join('\n'))
  const parameters = ['--ignoreConfig', ...settings, name]
  const output = await runInstalled('typescript/bin/tsc', parameters, folder).catch(
    (error: {stdout: string}) => error.stdout,
  )
  return output.split('\n').filter(line => line.includes('error'))
}

describe('types of the library for ES modules and CommonJS', () => {
  test('are found by import', async () => {
    const load = 'import { parsePage, type Page } from "front-page"'
    expect(await checkUser('good.mts', [load, 'export const page: Page = parsePage("")'])).toEqual(
      [],
    )
    expect(await checkUser('bad.mts', [load, 'export const page: Page = parsePage(1)'])).toEqual([
      expect.stringContaining("bad.mts(2,37): error TS2345: Argument of type 'number'"),
    ])
  })

  test('are found by require', async () => {
    const load = 'import library = require("front-page")'
    const use = 'export const title: string = library.parsePage("").title'
    expect(await checkUser('good.cts', [load, use])).toEqual([])
    expect(await checkUser('bad.cts', [load, use.replace('string', 'number')])).toEqual([
      expect.stringContaining("bad.cts(2,14): error TS2322: Type 'string'"),
    ])
  })
})
