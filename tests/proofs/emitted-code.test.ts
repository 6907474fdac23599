import {execFile} from 'node:child_process'
import {mkdir, readFile, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {z} from 'zod'
import {buildGallery, type Gallery} from './build-gallery.ts'

const factsSchema = z.object({
  facts: z.array(z.object({id: z.string(), type: z.string().optional()})),
})

async function readText(path: string): Promise<string> {
  return readFile(new URL(`../../${path}`, import.meta.url), 'utf8')
}

/** The named values of an option, such as `var` and `false`, from its type. */
async function valuesOf(option: string): Promise<string[]> {
  const {facts} = factsSchema.parse(JSON.parse(await readText('facts/options.json')))
  const {type = ''} = facts.find(({id}) => id === `option:${option}`) ?? {}
  return [...type.matchAll(/"([^"]+)"|\bfalse\b/g)].map(([text, name]) => name ?? text)
}

describe('the pages with emitted code', () => {
  test.each([
    ['output.library.type', 'library-types'],
    ['output.chunkFormat', 'chunk-formats'],
    ['externalsType', 'external-types'],
  ])('show the code of each value of %s', async (option, example) => {
    const values = await valuesOf(option)
    const sections = (await readText(`content/configuration/${example}.md`)).split(/^#{2,3} /m)
    const shown = new Set(
      sections
        .filter(section => section.includes(`check=emitted example=${example}`))
        .map(section => /^`([^`]+)`\n/.exec(section)?.[1]),
    )
    expect(values.length).toBeGreaterThan(1)
    expect(values.filter(value => !shown.has(value))).toEqual([])
  })
})

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
