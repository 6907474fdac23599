import {Validator} from '@seriousme/openapi-schema-validator'
import type {Root} from 'mdast'
import {toHtml} from 'hast-util-to-html'
import {toHast} from 'mdast-util-to-hast'
import {beforeAll, describe, expect, test} from 'vitest'
import {serveBuild} from '../serve-build.ts'
import {createReader} from './read-site.ts'

/*
 * A program of a third party, which uses the documentation of the API and stock packages, but
 * nothing from this repository: every shape is taken from the published schemas.
 */

const INDEX = 'data/v1/index.json'

interface Resource {
  url: string
  schema?: string
}

type Group = Record<string, Resource>

interface Page {
  url: string
  title: string
  body: Root
  links: string[]
}

interface Index {
  resources: {pages: Group; schemas: Group; [name: string]: Group | Resource}
}

interface Anchors {
  [url: string]: {ids: string[]; moved?: Record<string, string>}
}

const site = serveBuild()
let reader: ReturnType<typeof createReader>
let pages: Group
let schemas: Group
let all: Resource[]
let anchors: Anchors
let ids: Map<string, string[]>

beforeAll(async () => {
  reader = createReader(site.url)
  const {resources} = await reader.read<Index>(INDEX, 'data/v1/schema/index.json')
  const {files: _images, examples: _zips, private: _ofApp, ...described} = resources
  ;({pages, schemas} = described)
  all = Object.values(described).flatMap(found =>
    isResource(found) ? [found] : Object.values(found),
  )
  anchors = await reader.read('data/v1/anchors.json', 'data/v1/schema/anchors.json')
  ids = new Map(Object.entries(anchors).map(([url, own]) => [url, own.ids]))
})

describe('a consumer of the API', () => {
  test('finds every file in the index, and each satisfies its schema', async () => {
    expect(all.length).toBeGreaterThan(30)
    for (const {url, schema} of all) await reader.read(url, schema)
  })

  test('finds a schema for everything but the descriptions of the API and of configurations', () => {
    const without = all.filter(({schema}) => schema === undefined).map(({url}) => url)
    const descriptions = ['openapi', 'webpack.config.schema'].map(name => `data/v1/${name}.json`)
    descriptions.push(...Object.values(schemas).map(({url}) => url))
    expect(without.toSorted()).toEqual(descriptions.toSorted())
  })

  test('renders every page by stock utilities, with an element for each of its ids', async () => {
    for (const page of await readPages()) {
      const html = toHtml(toHast(page.body))
      expect(html.length).toBeGreaterThan(500)
      expect(html).not.toMatch(/<script|<[^>]*="javascript:|<!--|\[object Object\]/i)
      for (const id of ids.get(page.url) ?? []) expect(html).toContain(` id="${id}"`)
    }
  })

  test('can follow every link between the pages', async () => {
    for (const {url, links} of await readPages()) {
      for (const link of links.filter(target => /^[/#]/.test(target))) {
        const [target = '', hash = ''] = link.split('#', 2)
        const [path = ''] = target.split('?')
        const known = ids.get(path === '' ? url : path)
        expect({url, link, leads: known !== undefined}).toEqual({url, link, leads: true})
        if (hash !== '') expect(known).toContain(decodeURIComponent(hash))
      }
    }
  })

  test('finds where each id is that a page had once', async () => {
    const moved = Object.values(anchors).flatMap(({moved: places = {}}) => Object.entries(places))
    expect(moved.length).toBeGreaterThan(10)
    for (const [id, to] of moved) {
      const [path = '', hash] = to.split('#', 2)
      expect({id, leads: ids.has(path)}).toEqual({id, leads: true})
      if (hash !== undefined) expect(ids.get(path)).toContain(hash)
    }
  })

  test('can follow every URL of this site that a file names', async () => {
    const files = all.filter(({url}) => !url.endsWith('/redirects.json'))
    const values = await Promise.all(files.map(({url}) => reader.read(url)))
    const named = new Set(values.flatMap(value => urlsIn(value)))
    expect([...named]).toEqual(expect.arrayContaining(Object.keys(pages)))
    expect(await missing(named)).toEqual([])
  })

  test('is sent on from every URL that moved', async () => {
    const rows = await reader.read<Array<Record<string, string>>>('data/v1/redirects.json')
    expect(rows.length).toBeGreaterThan(30)
    for (const {from = '', to} of rows.filter(({hash}) => hash === undefined)) {
      const response = await fetch(new URL(from, site.url), {redirect: 'manual'})
      expect([from, response.status, response.headers.get('location')]).toEqual([from, 301, to])
    }
  })

  test('finds the same pages in the site map and, as Markdown, in llms.txt', async () => {
    const sitemap = await readText('sitemap.xml')
    const mapped = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => pathOf(url))
    expect(mapped.toSorted()).toEqual(Object.keys(pages).toSorted())

    const llms = await readText('llms.txt')
    const listed = [...llms.matchAll(/\]\((\S+?)\)/g)].map(([, url = '']) => pathOf(url))
    const pagesListed = [...new Set(listed.filter(url => url.endsWith('.md')))]
    const texts = Object.keys(pages).map(url => `${url}index.md`)
    expect(pagesListed.toSorted()).toEqual(texts.toSorted())
    expect(await missing(listed)).toEqual([])
    expect(llms.length).toBeLessThan(50_000) // many tools cut off longer files
  })

  test('gets what the description of the API promises', async () => {
    const description = await reader.read<object>('data/v1/openapi.json')
    const result = await new Validator().validate({...description})
    expect(result.errors).toBeUndefined()
    expect(result.valid).toBe(true)
    expect(description).toMatchObject({security: []})
  })
})

function readPages(): Promise<Page[]> {
  return Promise.all(Object.values(pages).map(({url, schema}) => reader.read<Page>(url, schema)))
}

/** The URLs of this site that a value holds, but old ones, and links in texts, which are checked above. */
function urlsIn(value: unknown, key = ''): string[] {
  if (skipped.has(key)) return []
  if (typeof value === 'string') return /^\/(?!\/)/.test(value) ? [value.replace(/#.*/, '')] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, child]) => urlsIn(child, name))
}

const code = ['after', 'before', 'default', 'id', 'name', 'type', 'value', 'values']
const skipped = new Set(['body', 'moved', 'hashRedirects', 'headings', 'text', ...code])

/** The URLs for which the site has no answer. */
async function missing(urls: Iterable<string>): Promise<string[]> {
  const found: string[] = []
  for (const url of urls) {
    const {status} = await fetch(new URL(url, site.url), {method: 'HEAD'})
    if (status !== 200) found.push(`${url}: ${status}`)
  }
  return found
}

async function readText(path: string): Promise<string> {
  return (await fetch(new URL(path, site.url))).text()
}

/** `https://webpack.js.org/concepts/` → `/concepts/`, for the site is served elsewhere here. */
function pathOf(url: string): string {
  expect(url).toMatch(/^https:\/\/webpack\.js\.org\//)
  return new URL(url).pathname
}

function isResource(value: Group | Resource): value is Resource {
  return typeof value['url'] === 'string'
}
