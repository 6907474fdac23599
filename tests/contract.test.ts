import {readdir, readFile, stat} from 'node:fs/promises'
import {join} from 'node:path'
import {isDeepStrictEqual} from 'node:util'
import {unzipSync} from 'fflate'
import type {Element, Nodes as HastNodes} from 'hast'
import {raw} from 'hast-util-raw'
import type {Nodes} from 'mdast'
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
import type {Sample} from '../tools/content/sample.ts'
import {createStore} from '../tools/disk/store.ts'
import {inspectSite} from '../tools/load/load-site.ts'
import {readExamples} from '../tools/load/read-examples.ts'
import {openProofs} from './proofs.ts'
import {serveBuild} from './serve-build.ts'
import {readTwin, wordsOf as twinWordsOf} from './tools/twin-text.ts'

const site = serveBuild()
const proofs = openProofs(['contract', 'tests/contract.test.ts', 'tests/tools/twin-text.ts'])

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
    expect(pages.map(({path}) => path)).toEqual(pagesInOrder(tree).map(({path}) => path))
    for (const [index, node] of pagesInOrder(tree).entries()) {
      const page = pages[index]
      expectSame(pageSchema.parse(page), page)
      expect(page).toMatchObject(node)
    }
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
    const {webpack} = index.resources
    expect(Object.keys(webpack)).toEqual(Object.keys(factFiles))
    for (const {url: file} of Object.values(webpack)) await readAs(file, factsSchema)
    for (const {url: section} of Object.values(index.resources.sections)) {
      await readAs(section, directoryNodeSchema)
    }
    for (const {url: page} of Object.values(index.resources.pages)) await readAs(page, pageSchema)
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
    const {nav, sponsors, redirects, anchors, defaults} = resources
    const {sections, pages, private: ofApp = {}, webpack, files = {}} = resources
    const explored = [defaults, webpack['options']].filter(file => file !== undefined)
    const groups = [sections, pages, ofApp, files]
    const single = [nav, sponsors, redirects, anchors]
    const wanted = [...single, ...explored, ...groups.flatMap(group => Object.values(group))]
    expect([...packed.keys()].toSorted()).toEqual(wanted.map(({url}) => url).toSorted())
    for (const {url, hash, size} of wanted) {
      const bytes = await readFile(join(site.dir, decodeURI(url)))
      const file = packed.get(url)
      const content = Buffer.from(
        file?.base64 ?? file?.text ?? '',
        file?.base64 ? 'base64' : 'utf8',
      )
      expect({url, hash: file?.hash, isSame: content.equals(bytes), size: content.length}).toEqual({
        url,
        hash,
        isSame: true,
        size,
      })
    }
  })

  test('names every one of its files in the index', async () => {
    const {resources} = await readAs(endpoints.index, indexSchema)
    const {files, ...api} = resources
    const {sections, pages, schemas, private: ofApp = {}, webpack, packs, ...rest} = api
    const {examples, ...single} = rest
    const groups = [single, schemas, sections, pages, ofApp, webpack, packs]
    const named = groups.flatMap(group => Object.values(group))
    const names = await readdir(join(site.dir, 'data/v1'), {recursive: true})
    const written = names.filter(name => name.endsWith('.json')).map(name => `data/v1/${name}`)
    const urls = [endpoints.index, ...named.map(resource => resource.url)]
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
      const {body} = await createApi(site.url).page(path)
      const links = JSON.stringify(body)
      for (const {kind, title = '', text: shown, attributes} of samples) {
        const {example = ''} = attributes
        if (!['build', 'emitted', 'output'].includes(kind) || example === '') continue
        if (examples.get(example)?.fails) continue
        const url = resources.examples?.[example]?.url ?? ''
        expect({path, example, isLinked: links.includes(`"/${url}"`)}).toMatchObject({
          isLinked: true,
        })
        const files = zips.get(example) ?? unzipSync(await fetchZip(url))
        zips.set(example, files)
        if (kind === 'build') checkShown(files[`${example}/${title}`], {path, title, shown})
      }
    }
    expect([...zips.keys()].toSorted()).toEqual(Object.keys(resources.examples ?? {}).toSorted())
    expect(zips.size).toBeGreaterThan(200)
  })

  test('says of a page that it does not have that it cannot be found', async () => {
    await expect(createApi(site.url).page('guides/none.md')).rejects.toMatchObject({
      message: "Cannot find module 'guides/none.md'",
      code: 'MODULE_NOT_FOUND',
    })
  })

  test('has a document for every page, with the same head', async () => {
    const {resources} = await readAs(endpoints.index, indexSchema)
    for (const [page, {url: file}] of Object.entries(resources.pages)) {
      const {head} = await readAs(file, pageSchema)
      const html = await readFile(join(site.dir, page, 'index.html'), 'utf8')
      expect(html).toContain(`<link rel="canonical" href="${head.canonical}">`)
      expect(html.match(/<title>/g)).toHaveLength(1)
      expect(html.match(/<h1[ >]/g)).toHaveLength(1)
      expect(html.match(/<meta name="description"/g)).toHaveLength(1)
    }
  })
})

describe('the Markdown of a page', () => {
  test('is served as such', async () => {
    const typeOf = async (path: string) => {
      const response = await fetch(site.url + path)
      return [response.status, response.headers.get('content-type')]
    }
    const markdown = [200, 'text/markdown; charset=utf-8']
    expect(await typeOf('/index.md')).toEqual(markdown)
    expect(await typeOf('/concepts/output/index.md')).toEqual(markdown)
    expect(await typeOf('/llms.txt')).toEqual([200, 'text/plain; charset=utf-8'])
    expect(await typeOf('/concepts/llms-full.txt')).toEqual([200, 'text/plain; charset=utf-8'])
    expect(await typeOf('/none/index.md')).toEqual([404, 'text/html; charset=utf-8'])
  })

  test('says the same as its JSON and its document', async () => {
    const {resources} = await readAs(endpoints.index, indexSchema)
    for (const [url, {url: file}] of Object.entries(resources.pages)) {
      const names = [file, join(url, 'index.md'), join(url, 'index.html')]
      const texts = names.map(name => readFile(join(site.dir, name), 'utf8'))
      const [json = '', markdown = '', html = ''] = await Promise.all(texts)
      await proofs.once([json, markdown, html], () => checkTwin({url, json, markdown, html}))
    }
  })
})

async function fetchZip(url: string): Promise<Uint8Array> {
  const response = await fetch(`${site.url}/${url}`)
  expect([url, response.status, response.headers.get('content-type')]).toEqual([
    url,
    200,
    'application/zip',
  ])
  return response.bytes()
}

/** A file has every line that a page shows of it; a package.json has more. */
function checkShown(
  bytes: Uint8Array | undefined,
  {path, title, shown}: {path: string; title: string; shown: string},
): void {
  const text = new TextDecoder().decode(bytes)
  if (title === 'package.json') return expect(JSON.parse(text)).toMatchObject(JSON.parse(shown))
  const lines = new Set(text.split('\n').map(line => line.trim()))
  const missing = shown.split('\n').filter(line => !lines.has(line.trim()))
  expect({path, title, missing}).toEqual({path, title, missing: []})
}

interface Twin {
  readonly url: string
  readonly json: string
  readonly markdown: string
  readonly html: string
}

/** The first line below the title of every page as Markdown. */
const LIST = 'llms.txt lists the Markdown of all pages.'

/** The three files of a page say the same. */
function checkTwin({url, json, markdown, html}: Twin): void {
  const {description = '', body, posts = [], ...about} = pageSchema.parse(JSON.parse(json))
  const {package: name} = about
  const note = name === undefined ? '' : `README of ${name} ${about.version}, license MIT`
  const article = findArticle(raw({type: 'raw', value: mainOf(html)}))
  const list = posts.map(post => `${post.title}${post.date}${post.teaser}`).join('')
  const words = wordsOf(body)
  expect(words.length).toBeGreaterThan(300)
  expect({url, words: twinWordsOf(readTwin(markdown))}).toEqual({
    url,
    words: withoutSpaces(LIST + description + note) + twinWordsOf(body) + withoutSpaces(list),
  })
  expect({url, words: article && withoutSpaces(textOf(article))}).toEqual({url, words})
}

/** The text of a page, without the sidebar, which takes longer to parse. */
function mainOf(html: string): string {
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
}

/** All that a text says, without the white space that its form asks for. */
function wordsOf(node: Nodes): string {
  if ('value' in node) return withoutSpaces(node.value)
  return 'children' in node ? node.children.map(wordsOf).join('') : ''
}

function findArticle(node: HastNodes): Element | undefined {
  if (node.type === 'element' && hasClass(node, 'article')) return node
  const children = 'children' in node ? node.children : []
  return children.map(findArticle).find(found => found !== undefined)
}

/** The text of an element, without additions of the app for usability. */
function textOf(node: HastNodes): string {
  if (node.type === 'text') return node.value
  if (node.type === 'element' && isAdded(node)) return ''
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

function isAdded(element: Element): boolean {
  const added = ['anchor', 'code-title', 'copy', 'default-choice', 'flag-filter', 'run'].some(
    name => hasClass(element, name),
  )
  return added || element.properties.role === 'tablist'
}

function hasClass({properties: {className}}: Element, name: string): boolean {
  return Array.isArray(className) && className.includes(name)
}

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s+/g, '')
}
