import {readdir} from 'node:fs/promises'
import {join} from 'node:path'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {openWorkshop, type Workshop} from '../../authoring/samples/workshop.ts'
import {buildRecipe, runNode} from './build-recipe.ts'

let workshop: Workshop

beforeAll(async () => {
  workshop = await openWorkshop()
})
afterAll(() => workshop.close())

test('a stack trace is read with maps that are not deployed', async () => {
  const folder = await buildRecipe('production-errors', workshop)
  expect(await readdir(join(folder, 'dist'))).toEqual(['main.71d93130.js'])
  const [, position] = (await runNode('read-stack.mjs', folder)).split('\n')
  expect(position).toBe('    at webpack:///./src/price.js:3:37')
})
