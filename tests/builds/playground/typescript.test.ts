import {afterAll, expect, test} from 'vitest'
import {startEngineThread} from './engine-thread.ts'

const engine = await startEngineThread()
afterAll(() => engine.close())

const config = 'webpack.config.mjs'
const build = (code: string) =>
  engine.build({
    files: new Map([
      [config, 'export default { mode: "production", entry: "./src/index.ts" }'],
      ['src/index.ts', code],
      [
        'src/cart.ts',
        'export type Item = { price: number }\nexport const first: Item = { price: 4 }',
      ],
    ]),
    config,
  })

test('a project in TypeScript builds without a loader', async () => {
  const {issues, assets} = await build(
    'import { first, type Item } from "./cart.js"\nconst item: Item = first\nconsole.log(item.price)',
  )
  expect(issues).toEqual([])
  expect(assets.map(({path}) => path)).toEqual(['dist/main.js'])
  const bytes = await engine.readFile('dist/main.js')
  expect(Buffer.from(bytes).toString()).toBe('(()=>{"use strict";console.log(4)})();')
})

test('syntax that is more than types is an error with its place', async () => {
  const {issues} = await build('export enum Currency { Dollar }')
  expect(issues).toMatchObject([{severity: 'error', module: './src/index.ts', line: 1, column: 0}])
  expect(issues[0]?.message).toContain('TypeScript enum is not supported in strip-only mode')
})
