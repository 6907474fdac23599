import {readdir, readFile, stat} from 'node:fs/promises'
import {join} from 'node:path'
import {isDeepStrictEqual} from 'node:util'
import {unzipSync} from 'fflate'
import {describe, expect, test} from 'vitest'
import type {z} from 'zod'
import {defaultsSchema} from '#contract/defaults.ts'
import {endpoints} from '#contract/endpoints.ts'
import {indexSchema} from '#contract/index-file.ts'
import {navSchema} from '#contract/nav.ts'
import {pageSchema, type Page} from '#contract/page.ts'
import {packSchema, type PackedFile} from '#contract/pack.ts'
import {contributorsSchema, sponsorsSchema} from '#contract/people.ts'
import {anchorsSchema, redirectsSchema} from '#contract/records.ts'
import {directoryNodeSchema, pagesInOrder} from '#contract/tree.ts'
import {coverageSchema, factFiles, factsSchema} from '#contract/webpack.ts'
import {createApi} from '../app/loading/api.ts'
import type {Sample} from '../tools/examples/sample.ts'
import {createStore} from '../tools/disk/store.ts'
import {inspectSite} from '../tools/load/load-site.ts'
import {readExamples} from '../tools/load/read-examples.ts'
import {checkTwin} from './contract/check-twin.ts'
import {serveBuild} from './serve-build.ts'

const site = serveBuild()

async function read(file: string): Promise<unknown> {
  const response = await fetch(`${site.url}/${file}`)
  expect({file, status: response.status}).toEqual({file, status: 200})
  return response.json()
}

/** Files that satisfied their schemas, as they were read. */
const checked = new Map<string, unknown>()

/** Reads a file that satisfies its schema and has no field that the schema does not declare. */
async function readAs<T>(file: string, schema: z.ZodType<T>): Promise<T> {
  const value = checked.get(file) ?? (await read(file))
  const parsed = schema.parse(value)
  if (!checked.has(file)) expectSame(value, parsed)
  checked.set(file, value)
  return parsed
}

/** Shows the difference, if there is one; to find none takes `toEqual` ten times as long. */
function expectSame(value: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(value, expected)) expect(value).toEqual(expected)
}

let pagesRead: Promise<Page[]> | undefined

/** All pages of the tree, as the app's own client reads them, once for all tests. */
function readPages(): Promise<Page[]> {
  pagesRead ??= readAs(endpoints.tree, directoryNodeSchema).then(tree =>
    Promise.all(pagesInOrder(tree).map(({path}) => createApi(site.url).page(path))),
  )
  return pagesRead
}

describe('the API, read from a server', () => {
  test('has every page of the tree, as the app’s own client reads it', async () => {
    const tree = await readAs(endpoints.tree, directoryNodeSchema)
    expect(tree).toMatchObject({type: 'directory', url: '/', path: ''})
    const pages = await readPages()
    expect(pages.length).toBeGreaterThanOrEqual(17)
    expect(pages).toMatchObject(pagesInOrder(tree))
  })

  test('gives each document a title that no other document has', async () => {
    const titles = (await readPages()).map(({head}) => head.title.toLowerCase())
    expect(titles.filter((title, index) => titles.indexOf(title) < index)).toEqual([])
  })

  test('has files that satisfy their schemas and hold nothing undeclared', async () => {
    await readAs(endpoints.nav, navSchema)
    await readAs(endpoints.sponsors, sponsorsSchema)
    await readAs(endpoints.contributors, contributorsSchema)
    await readAs(endpoints.redirects, redirectsSchema)
    await readAs(endpoints.anchors, anchorsSchema)
    await readAs(endpoints.coverage, coverageSchema)
    await readAs(endpoints.defaults, defaultsSchema)
    const index = await readAs(endpoints.index, indexSchema)
    const {webpack, sections, pages} = index.resources
    expect(Object.keys(webpack)).toEqual(Object.keys(factFiles))
    for (const {url} of Object.values(webpack)) await readAs(url, factsSchema)
    for (const {url} of Object.values(sections)) await readAs(url, directoryNodeSchema)
    for (const {url} of Object.values(pages)) await readAs(url, pageSchema)
  })

  test('says of every name of webpack where it is described', async () => {
    const {resources} = await readAs(endpoints.index, indexSchema)
    const files = Object.values(resources.webpack).map(({url}) => readAs(url, factsSchema))
    const facts = (await Promise.all(files)).flatMap(file => file.facts)
    expect(facts.filter(({url}) => url === undefined).map(({id}) => id)).toEqual([])
    const {documented, total} = await readAs(endpoints.coverage, coverageSchema)
    expect({documented, total}).toEqual({documented: facts.length, total: facts.length})
  })

  test('has every file for readers in one of its packs, byte by byte', async () => {
    const {resources} = await readAs(endpoints.index, indexSchema)
    const packed = new Map<string, PackedFile>()
    for (const [name, {url}] of Object.entries(resources.packs)) {
      expect(url).toBe(endpoints.pack(name))
      for (const file of (await readAs(url, packSchema)).files) packed.set(file.url, file)
    }
    const {nav, sponsors, redirects, anchors, defaults, webpack} = resources
    const {sections, pages, private: ofApp = {}, files = {}} = resources
    const single = [nav, sponsors, redirects, anchors, defaults, webpack['options']]
    const groups = [sections, pages, ofApp, files].flatMap(group => Object.values(group))
    const wanted = [...single, ...groups].filter(file => file !== undefined)
    expect([...packed.keys()].toSorted()).toEqual(wanted.map(({url}) => url).toSorted())
    for (const {url, hash, size} of wanted) {
      const bytes = await readFile(join(site.dir, decodeURI(url)))
      const {base64, text = '', hash: packedHash} = packed.get(url) ?? {}
      const content = base64 === undefined ? Buffer.from(text) : Buffer.from(base64, 'base64')
      const isSame = content.equals(bytes)
      const own = {url, packedHash, isSame, size: content.length}
      expect(own).toEqual({url, packedHash: hash, isSame: true, size})
    }
  })

  test('names every one of its files in the index', async () => {
    const {resources} = await readAs(endpoints.index, indexSchema)
    const {files, examples, ...api} = resources
    const named = Object.values(api).flatMap(group =>
      'url' in group ? [group] : Object.values(group),
    )
    const names = await readdir(join(site.dir, 'data/v1'), {recursive: true})
    const written = names.filter(name => name.endsWith('.json')).map(name => `data/v1/${name}`)
    const urls = [endpoints.index, ...named.map(({url}) => url)]
    expect(written.toSorted()).toEqual(urls.toSorted())
    for (const {url} of Object.values({...files, ...examples})) {
      expect((await stat(join(site.dir, url))).size).toBeGreaterThan(0)
    }
  })

  test('has a zip of every example that a page shows and that can be built, with the files as shown', async () => {
    const {resources} = await readAs(endpoints.index, indexSchema)
    const {examples} = readExamples()
    const zips = new Map<string, Record<string, Uint8Array>>()
    const store = createStore('.cache') // in which the build has put the samples of pages
    const {pages, texts} = (await inspectSite({content: 'content', store, deadLinks: 'error'})).site
    for (const each of pages) {
      const {path} = each
      const samples: Sample[] = JSON.parse(await texts.read(each, 'samples'))
      if (!samples.some(({attributes}) => attributes['example'])) continue
      const links = JSON.stringify((await createApi(site.url).page(path)).body)
      for (const {kind, title = '', text: shown, attributes} of samples) {
        const {example = ''} = attributes
        if (!['build', 'emitted', 'output'].includes(kind) || example === '') continue
        if (examples.get(example)?.fails) continue
        const url = resources.examples?.[example]?.url ?? ''
        expect([path, example, links.includes(`"/${url}"`)]).toEqual([path, example, true])
        const files = zips.get(example) ?? unzipSync(await fetchZip(url))
        zips.set(example, files)
        if (kind === 'build') checkShown(files[`${example}/${title}`], {title, shown})
      }
    }
    expect([...zips.keys()].toSorted()).toEqual(Object.keys(resources.examples ?? {}).toSorted())
    expect(zips.size).toBeGreaterThan(200)
  })
})

test('the Markdown of a page says the same as its JSON and its document, whose head is that of the JSON', async () => {
  const {resources} = await readAs(endpoints.index, indexSchema)
  const urls = Object.keys(resources.pages)
  // Each kind of page, and some of the others: `npm run test:all` compares all of them.
  const some = urls.filter((_, index) => index % 12 === 0)
  const kinds = ['/', '/loaders/css-loader/', '/configuration/output/', '/blog/', '/guides/csp/']
  for (const url of [...kinds, ...some]) await checkTwin(site.dir, url, resources.pages)
})

async function fetchZip(url: string): Promise<Uint8Array> {
  const response = await fetch(`${site.url}/${url}`)
  const type = response.headers.get('content-type')
  expect({url, status: response.status, type}).toEqual({url, status: 200, type: 'application/zip'})
  return response.bytes()
}

/** A file has every line that a page shows of it; a package.json has more. */
function checkShown(bytes: Uint8Array | undefined, {title, shown}: {title: string; shown: string}) {
  const text = new TextDecoder().decode(bytes)
  if (title === 'package.json') return expect(JSON.parse(text)).toMatchObject(JSON.parse(shown))
  const lines = new Set(text.split('\n').map(line => line.trim()))
  const missing = shown.split('\n').filter(line => !lines.has(line.trim()))
  expect({title, missing}).toEqual({title, missing: []})
}
