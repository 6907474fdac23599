import {readFile} from 'node:fs/promises'
import {createRequire} from 'node:module'
import {basename, dirname, join} from 'node:path'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {z} from 'zod'
import {openWorkshop, type Workshop} from '../../authoring/samples/workshop.ts'
import {placeRecipe, runInstalled} from './build-recipe.ts'

const require = createRequire(import.meta.url)

const summarySchema = z.record(z.string(), z.object({lines: z.object({pct: z.number()})}))

let workshop: Workshop

beforeAll(async () => {
  workshop = await openWorkshop()
})
afterAll(() => workshop.close())

test.each([
  {
    name: 'Jest',
    example: 'testing-jest',
    program: 'jest/bin/jest',
    flags: ['--json', '--coverage', '--coverageReporters=json-summary'],
  },
  {
    name: 'Vitest',
    example: 'testing-vitest',
    program: join(dirname(require.resolve('vitest/package.json')), 'vitest.mjs'),
    flags: ['run', '--reporter=json', '--coverage', '--coverage.reporter=json-summary'],
  },
])(
  '$name runs the tests of a webpack project, and covers files that no test imports',
  async ({example, program, flags}) => {
    const {folder} = await placeRecipe(example, workshop)
    const report = JSON.parse(await runInstalled(program, flags, folder))
    expect(report).toMatchObject({numPassedTests: 2, numTotalTests: 2, success: true})
    const summary = await readFile(join(folder, 'coverage/coverage-summary.json'), 'utf8')
    const files = summarySchema.parse(JSON.parse(summary))
    const covered = Object.entries(files).map(([path, {lines}]) => [basename(path), lines.pct])
    expect(Object.fromEntries(covered)).toMatchObject({'search.js': 100, 'index.js': 0})
  },
)
