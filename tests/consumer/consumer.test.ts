import {Validator} from '@seriousme/openapi-schema-validator'
import type {Root} from 'mdast'
import {toHtml} from 'hast-util-to-html'
import {toHast} from 'mdast-util-to-hast'
import {beforeAll, describe, expect, test} from 'vitest'
import {serveBuild} from '../serve-build.ts'
import {createReader, type Reader} from './read-site.ts'

/*
 * What somebody would write who has the documentation of the API and stock packages, but nothing
 * of this repository: every shape is taken from what the site publishes.
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

const site = serveBuild()
let reader: Reader
let pages: Group
let schemas: Group
let all: Resource[]

beforeAll(async () => {
  reader = createReader(site.url)
  const index = await reader.read(INDEX, 'data/v1/schema/index.json')
  if (!isIndex(index)) throw new Error('The index lists nothing')
  const {resources} = index
  ;({pages, schemas} = resources)
  all = Object.values(resources).flatMap(found =>
    isResource(found) ? [found] : Object.values(found),
  )
})

describe('a consumer of the API', () => {
  test('finds every file in the index, and each satisfies its schema', async () => {
    expect(all.length).toBeGreaterThan(30)
    for (const {url, schema} of all) await reader.read(url, schema)
  })

  test('finds a schema for everything but the schemas and the description itself', () => {
    const without = all.filter(({schema}) => schema === undefined).map(({url}) => url)
    const descriptions = ['data/v1/openapi.json', ...Object.values(schemas).map(({url}) => url)]
    expect(without.toSorted()).toEqual(descriptions.toSorted())
  })

  test('renders every page by stock utilities', async () => {
    for (const page of await readPages()) {
      const html = toHtml(toHast(page.body))
      expect(html.length).toBeGreaterThan(500)
      expect(html).not.toMatch(/<script|="javascript:/i)
    }
  })

  test('can follow every link between the pages', async () => {
    const anchors = await reader.read('data/v1/anchors.json')
    const ids = new Map(Object.entries(anchors ?? {}))
    for (const {url, links} of await readPages()) {
      for (const link of links.filter(target => /^[/#]/.test(target))) {
        const [path = '', hash = ''] = link.split('#', 2)
        const known = ids.get(path === '' ? url : path)
        expect({url, link, leads: known !== undefined}).toEqual({url, link, leads: true})
        if (hash !== '') expect(known).toContain(decodeURIComponent(hash))
      }
    }
  })

  test('is told the truth by the description of the API', async () => {
    const description = await reader.read('data/v1/openapi.json')
    if (typeof description !== 'object' || description === null) throw new Error('No description')
    const result = await new Validator().validate({...description})
    expect(result.errors).toBeUndefined()
    expect(result.valid).toBe(true)
  })

  test('gets JSON for what does not exist', async () => {
    const response = await fetch(new URL('data/v1/pages/none.json', site.url))
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({
      error: 'not-found',
      message: 'There is no such file. /data/v1/index.json lists all that there are.',
    })
  })
})

async function readPages(): Promise<Page[]> {
  const found: Page[] = []
  for (const {url, schema} of Object.values(pages)) {
    const page = await reader.read(url, schema)
    if (!isPage(page)) throw new Error(`${url} is no page`)
    found.push(page)
  }
  return found
}

interface Index {
  resources: {pages: Group; schemas: Group; [name: string]: Group | Resource}
}

function isIndex(value: unknown): value is Index {
  return typeof value === 'object' && value !== null && 'resources' in value
}

function isResource(value: Group | Resource): value is Resource {
  return typeof value['url'] === 'string'
}

function isPage(value: unknown): value is Page {
  return typeof value === 'object' && value !== null && 'body' in value && 'links' in value
}
