import {execFile} from 'node:child_process'
import {mkdir, mkdtemp, readdir, rm, writeFile} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {promisify} from 'node:util'
import {unzipSync} from 'fflate'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {EXPECT_FILE, type Example} from '../../tools/examples/example.ts'
import {buildExampleZip} from '../../tools/examples/example-zip.ts'
import {readExamples} from '../../tools/load/read-examples.ts'
import {readVersions} from '../../tools/load/installed-package.ts'

const documented = fileURLToPath(new URL('../../documented', import.meta.url))

const {examples} = readExamples()
const versions = readVersions(documented)
let dir = ''

beforeAll(async () => {
  dir = await mkdtemp(join(documented, '.samples-')) // where packages are found without a network
})

afterAll(() => rm(dir, {recursive: true, force: true}))

/** Unzips an example, and resolves to the folder in which `npm install` is to run. */
async function unzip(example: Example): Promise<string> {
  for (const [path, bytes] of Object.entries(unzipSync(buildExampleZip(example, versions)))) {
    await mkdir(dirname(join(dir, path)), {recursive: true})
    await writeFile(join(dir, path), bytes)
  }
  return join(dir, example.name)
}

test.each([
  'getting-started', // imports a package, and has a package.json
  'production-development', // has a configuration with another name, and loaders
  'asset-modules-url', // extends another example, which has pictures
])('the zip of %s is built with its script into the expected files', async name => {
  const example = examples.get(name)
  if (!example) throw new Error(`There is no example ${name}.`)
  const {assets} = JSON.parse(example.files.get(EXPECT_FILE) ?? '{}')
  const cwd = await unzip(example)
  // `webpack` looks for its command line next to itself, but here the two are in different folders.
  const env = {...process.env, NODE_PATH: join(documented, 'node_modules')}
  await promisify(execFile)('npm', ['run', 'build'], {cwd, env})
  expect((await readdir(join(cwd, 'dist'))).toSorted()).toEqual(Object.keys(assets).toSorted())
})
