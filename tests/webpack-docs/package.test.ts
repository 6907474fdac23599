import {existsSync, statSync} from 'node:fs'
import {readFile, rm, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {checkPackage, createPackageFromTarballData} from '@arethetypeswrong/core'
import {publint} from 'publint'
import {expect, inject, test} from 'vitest'
import {useDocumentation} from './package.ts'

const project = useDocumentation()

test('the package has at most 3 MB when it is packed, and nothing that npm tools warn of', async () => {
  expect(statSync(project.tarball).size).toBeLessThan(3 * 2 ** 20)
  const tarball = new Uint8Array(await readFile(project.tarball))
  const {messages} = await publint({pack: {tarball: tarball.buffer}})
  expect(messages).toEqual([])
  const checked = await checkPackage(createPackageFromTarballData(tarball))
  const problems = 'problems' in checked ? checked.problems : undefined
  // It is a package of ES modules, which CommonJS can import or, from Node.js 20.19 on, require.
  expect(problems?.filter(({kind}) => kind !== 'CJSResolvesToESM')).toEqual([])
})

test('the package gives programs a client that reads its files', async () => {
  const script = `import {createOfflineClient} from 'webpack-documentation'
const {facts} = await createOfflineClient().webpack('options')
console.log(facts.find(({name}) => name === 'mode').kind)`
  await project.write({'use.mjs': script})
  expect(await project.run('use.mjs')).toBe('option\n')
})

test('the command line explains its commands, and rejects what it does not know', async () => {
  const {stdout} = await project.docs(['--help'])
  const names = [...stdout.matchAll(/^ {2}(\w+) /gm)].map(([, name = '']) => name)
  const all = ['explain', 'error', 'search', 'read', 'option', 'changes', 'init', 'mcp', 'complete']
  expect(names).toEqual(all)
  const help = await project.docs(['error', '--help'])
  expect(help.stdout).toContain('npx webpack 2>&1 | npx webpack-docs error')
  expect(await project.docs(['explian'])).toMatchObject({code: 2})
  expect(await project.docs(['read', 'nowhere'])).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringContaining('There is no page and no name “nowhere”.'),
  })
})

test('the command line reads a page, a section, an option, and what was moved', async () => {
  for (const [path, title] of [
    ['guides/caching', 'Caching'],
    ['/guides/caching/', 'Caching'],
    ['pages/guides/caching.md', 'Caching'],
    ['output.path', 'output.path'],
    ['contribute/writing-a-loader', 'Writing a Loader'],
  ] as const) {
    const {stdout} = await project.docs(['read', path])
    expect(stdout.slice(0, title.length + 1)).toBe(`${title}\n`)
  }
})

test('the command line lists what an update changes, and what to use instead of what was removed', async () => {
  const {stdout} = await project.docs(['changes', '5.102', '5.103', '--json'])
  expect(JSON.parse(stdout)).toContainEqual(
    expect.objectContaining({id: 'option:dotenv', kind: 'added', version: '5.103.0'}),
  )
  const {code, stderr} = await project.docs(['changes', '5.102', '5.103.x'])
  expect([code, stderr]).toEqual([1, expect.stringContaining('“5.103.x” is not a version.')])
  const removed = (await project.docs(['changes', '5.110', '5.111'])).stdout
  expect(removed.replaceAll(/\s+/g, ' ')).toContain(
    'experiments.outputModule, removed in 5.111. Set output.module instead.',
  )
  expect(removed).not.toContain('last in')
})

test('the command line explains messages from a pipe', async () => {
  const input = `ERROR in ./src/index.js 1:0-17
Module not found: Error: Can't resolve './pages' in '/shop/src'
resolve './pages' in '/shop/src'
  using description file: /shop/package.json (relative path: ./src)
    Field 'browser' doesn't contain a valid alias configuration
      /shop/src/pages doesn't exist`
  const {stdout} = await project.docs(['error', '--json'], {input})
  expect(JSON.parse(stdout)[0].url).toContain('/errors/resolve/')
})

const file = () => join(project.dir, 'AGENTS.md')

test('the index for agents adds every page to AGENTS.md, and removes no more than it added', async () => {
  const own = '# Our rules\n\nWrite tests.\n'
  await writeFile(file(), own)
  await project.docs(['init', '--yes'])
  const text = await readFile(file(), 'utf8')
  expect(text.startsWith(own)).toBe(true)
  expect(Buffer.byteLength(text) - Buffer.byteLength(own)).toBeLessThan(8192)
  const anchors = await readFile(join(inject('sites').content, 'data/v1/anchors.json'), 'utf8')
  const pages = Object.keys(JSON.parse(anchors))
  const lines = text.split('\n').filter(line => /^\S+\.md$/.test(line))
  expect(lines.length).toBe(pages.length)
  const folder = join(project.dir, 'node_modules/webpack-documentation/pages')
  expect(lines.filter(line => !existsSync(join(folder, line)))).toEqual([])
  await project.docs(['init', '--yes'])
  expect(await readFile(file(), 'utf8')).toBe(text)
  await project.docs(['init', '--remove'])
  expect(await readFile(file(), 'utf8')).toBe(own)
})

test('the index for agents shows its lines and writes nothing where no one can agree', async () => {
  await rm(file(), {force: true})
  const {stdout, stderr} = await project.docs(['init'])
  expect(stderr).toContain('guides/caching.md')
  expect(stdout).toContain('webpack-docs init --yes')
  expect(existsSync(file())).toBe(false)
})
