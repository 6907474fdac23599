import {execFile} from 'node:child_process'
import {mkdir, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {buildGallery, type Gallery} from './build-gallery.ts'

/** Builds an example for the tests of a group; returns a function that runs Node.js in its folder. */
function useGallery(name: string): {
  run: (...args: string[]) => Promise<string>
  dir: () => string
} {
  let gallery: Gallery
  beforeAll(async () => {
    gallery = await buildGallery(name)
  })
  afterAll(() => gallery.close())
  return {
    dir: () => gallery.dir,
    async run(...args) {
      const options = {cwd: gallery.dir}
      const {stdout} = await promisify(execFile)(process.execPath, args, options)
      return stdout
    },
  }
}

describe('library types in Node.js', () => {
  const {run} = useGallery('library-types')

  test.each([
    ['global', 'require("./dist/global.js"), Calc.add(1, 2)'],
    ['this', 'require("./dist/this.js").Calc.add(1, 2)'],
    ['commonjs', 'require("./dist/commonjs.cjs").add(1, 2)'],
    ['commonjs2', 'require("./dist/commonjs2.cjs").add(1, 2)'],
    ['commonjs-module', 'require("./dist/commonjs-module.cjs").add(1, 2)'],
    ['commonjs-static', 'require("./dist/commonjs-static.cjs").add(1, 2)'],
    ['commonjs-static', 'import("./dist/commonjs-static.cjs").then(({ add }) => add(1, 2))'],
    ['module', 'import("./dist/module.mjs").then(({ add }) => add(1, 2))'],
    ['modern-module', 'import("./dist/modern-module.mjs").then(({ add }) => add(1, 2))'],
    ['umd', 'require("./dist/umd.cjs").add(1, 2)'],
    ['umd2', 'require("./dist/umd2.cjs").add(1, 2)'],
  ])('%s: %s is 3', async (_type, expression) => {
    const code = `Promise.resolve((${expression})).then(console.log)`
    expect(await run('--input-type=commonjs', '--eval', code)).toBe('3\n')
  })
})

describe('chunk formats in Node.js', () => {
  const {run} = useGallery('chunk-formats')

  test.each(['commonjs.cjs', 'module.mjs', 'false.js'])('%s loads its chunk', async file => {
    expect(await run(`dist/${file}`)).toBe('loaded\n')
  })
})

describe('external types in Node.js', () => {
  const {run, dir} = useGallery('external-types')

  beforeAll(async () => {
    const folder = join(dir(), 'node_modules/calc')
    await mkdir(folder, {recursive: true})
    await writeFile(join(folder, 'index.js'), 'exports.add = (a, b) => a + b\n')
  })

  test.each([
    'commonjs.cjs',
    'commonjs2.cjs',
    'commonjs-module.cjs',
    'commonjs-static.cjs',
    'node-commonjs.mjs',
    'module.mjs',
    'import.mjs',
    'module-import.mjs',
    'umd.js',
    'umd2.js',
  ])('%s loads the installed package', async file => {
    expect(await run(`dist/${file}`)).toBe('3\n')
  })
})
