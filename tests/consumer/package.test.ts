import {readdir, readFile} from 'node:fs/promises'
import {join, resolve} from 'node:path'
import {describe, expect, test} from 'vitest'
import {resourceKinds} from '#contract/resources.ts'
import {packContract} from '../../authoring/commands/pack-contract.ts'
import {serveBuild} from '../serve-build.ts'
import {installPackage, useProject} from './package.ts'

const site = serveBuild()
const packages = [
  'ajv',
  'mdast-util-to-hast',
  'hast-util-to-html',
  '@types/mdast',
  '@types/node',
].map(name => `node_modules/${name}`)
const project = useProject(dir =>
  installPackage(dir, {pack: packContract, type: 'module', others: packages}),
)

const NAME = 'webpack-documentation-api'
const README = 'contract/README.md'

async function readPackage(file: string): Promise<string> {
  return readFile(join(project.dir, 'node_modules', NAME, file), 'utf8')
}

async function runFile(name: string, text: string): Promise<string> {
  await project.write({[name]: text})
  return project.run(name)
}

describe('the package for consumers', () => {
  test('stands alone', async () => {
    expect(await readdir(join(project.dir, 'node_modules', NAME))).toEqual(
      expect.arrayContaining(['CHANGELOG.md', 'LICENSE', 'README.md', 'index.d.ts', 'index.js']),
    )
    const manifest: unknown = JSON.parse(await readPackage('package.json'))
    expect(manifest).toMatchObject({name: NAME, license: 'MIT', type: 'module', sideEffects: false})
    for (const key of ['dependencies', 'peerDependencies', 'scripts', 'private']) {
      expect(manifest).not.toHaveProperty(key)
    }
    expect(await readPackage('index.js')).not.toMatch(/\bimport\b|zod/)
    expect(await readPackage('types.d.ts')).not.toMatch(/__schema|: any\b/)
  })

  test('has the schemas that the site publishes', async () => {
    for (const name of [...Object.keys(resourceKinds).map(kind => `schema/${kind}`), 'openapi']) {
      const response = await fetch(`${site.url}/data/v1/${name}.json`)
      expect(JSON.parse(await readPackage(`${name}.json`))).toEqual(await response.json())
    }
  })

  test('says what the fields mean, and declares each type once', async () => {
    const types = await readPackage('types.d.ts')
    const comment =
      'Size of the source file in bytes. For a directory, the total size of its files.'
    expect(types).toContain(`   * ${comment}\n`)
    for (const name of ['Index', 'Nav', 'Page', 'Sponsors', 'DirectoryNode', 'FlowContent']) {
      expect(types.match(new RegExp(`^export (interface|type) ${name}\\b`, 'gm'))).toHaveLength(1)
    }
  })

  test('does what its README shows', async () => {
    const printed: string[] = []
    for (const [index, sample] of (await readSamples(README, 'js')).entries()) {
      const code = pointToSite(sample)
      expect(code).not.toBe(sample.code)
      printed.push(await runFile(`readme-${index}.js`, code))
    }
    expect(printed).toEqual([
      expect.stringMatching(
        /^Output https:\/\/webpack\.js\.org\/concepts\/output\/\n\/concepts\/ Concepts\n/,
      ),
      'Output\n',
      expect.stringMatching(/^Output \d{4,}\n$/),
      expect.stringMatching(/^performance\.hints is "warning"\nbecause mode is "production"\n/),
      'true\n',
      'true false\n',
    ])
    expect(printed[0]).toMatch(/\n\/loaders\/raw-loader\/ moved to (https:\S+)\. \1\n$/)
  })

  test.each(['nodenext', 'bundler'])('has types that TypeScript resolves by %s', async how => {
    const name = `consumer-${how}.ts`
    const [sample] = await readSamples(README, 'ts')
    await project.write({[name]: `${sample?.code}${consumer}`})
    const flags = ['--strict', '--exactOptionalPropertyTypes', '--noEmit', '--ignoreConfig']
    const modules = ['--module', how === 'bundler' ? 'esnext' : how, '--moduleResolution', how]
    const others = ['--target', 'es2023', '--lib', 'es2023', '--types', 'node']
    const compiler = resolve('node_modules/typescript/bin/tsc')
    const args = [compiler, ...flags, ...modules, ...others, name]
    const report = await project.run(...args).then(
      () => '',
      (error: unknown) => (error instanceof Error && 'stdout' in error ? error.stdout : error),
    )
    expect(report).toBe('')
  })
})

test('the page about the API shows what its samples print', async () => {
  const samples = await readSamples('content/contribute/json-api.md', 'js')
  expect(samples.filter(({output}) => output !== undefined).length).toBeGreaterThan(5)
  for (const [index, sample] of samples.entries()) {
    const printed = await runFile(`page-${index}.js`, pointToSite(sample))
    expect(printed).not.toBe('')
    expect(printed).toBe(sample.output ?? printed)
  }
})

/** The pieces of code of a Markdown file in a language, with the output that follows them. */
async function readSamples(file: string, language: string) {
  const text = await readFile(file, 'utf8')
  const pattern = /^```(\w+)[^\n]*\n(.+?)^```$(?:\n\n^```text\n(.+?)^```$)?/gms
  return [...text.matchAll(pattern)].flatMap(([, lang, code = '', output]) =>
    lang === language ? [{code, output}] : [],
  )
}

/** Makes a piece of code use this site instead of the public one. */
function pointToSite({code}: {code: string}): string {
  return code.replaceAll(/(?<=["'`])https:\/\/webpack\.js\.org/g, site.url)
}

const consumer = `
import type {Root} from 'mdast'
import {createClient, endpoints, type Client, type Fetch, type FlowContent} from '${NAME}'

const cached: Fetch = async (url, init) => fetch(url, init)
const client: Client = createClient({baseUrl: new URL('https://example.org'), fetch: cached})
const page: Page = await client.page('/', {signal: AbortSignal.timeout(1)})
const root: Root = page.body
const body: Body = page.body
const tree: DirectoryNode = await client.tree()
const url: 'data/v1/tree.json' = endpoints.tree
const [first] = (await client.sponsors()).sponsors
const cents: number | undefined = first?.totalDonations

// @ts-expect-error: there is no such field
page.titel
// @ts-expect-error: no node of a body has this type
const html: FlowContent = {type: 'html', value: ''}
// @ts-expect-error: a client needs to know the site
createClient({})
// @ts-expect-error: only a page has a description
tree.description

export {body, cents, html, root, url}
`
