import type {Server} from 'node:http'
import {join} from 'node:path'
import {imageSize} from 'image-size'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {buildSite} from '../../build.ts'
import {serve} from '../../tools/server/serve.ts'
import {quietLog} from '../quiet-log.ts'
import {writeFolder} from './temp-folder.ts'

let server: Server
let url = ''

beforeAll(async () => {
  const dir = await writeFolder({
    'content/index.md': '---\ntitle: Home\n---\n',
    'content/site.json': '{"title": "Small site", "url": "https://small.example.org"}',
  })
  await buildSite({
    content: join(dir, 'content'),
    out: join(dir, 'dist'),
    deadLinks: 'error',
    liveUpdate: false,
    compress: false,
    log: quietLog,
  })
  server = await serve({dir: join(dir, 'dist'), port: 0})
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('No address')
  url = `http://localhost:${address.port}`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** The answer of the server, and its content. */
async function ask(path: string) {
  const response = await fetch(url + path)
  const type = response.headers.get('content-type')
  return {type, bytes: new Uint8Array(await response.arrayBuffer())}
}

/** The attributes of every tag of the head with this name. */
async function tagsOf(path: string, name: 'link' | 'meta'): Promise<Record<string, string>[]> {
  const html = Buffer.from((await ask(path)).bytes).toString()
  const [head = ''] = html.split('</head>')
  return [...head.matchAll(new RegExp(`<${name} ([^>]*?)/?>`, 'g'))].map(([, text = '']) =>
    Object.fromEntries(
      [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
    ),
  )
}

/** The type and the size of a picture, as a head or a manifest would state them. */
async function pictureAt(path: string) {
  const {type, bytes} = await ask(path)
  if (type === 'image/svg+xml') return {type, sizes: 'any'}
  const {width, height} = imageSize(bytes)
  return {type, sizes: `${width}x${height}`}
}

describe.each(['/', '/404.html', '/app-shell/'])('the head of %s', path => {
  test('names icons that are there, of the type and the size it says', async () => {
    const icons = (await tagsOf(path, 'link')).filter(({rel}) => /icon/.test(rel ?? ''))
    expect(icons.map(({sizes}) => sizes)).toEqual([
      'any',
      '150x150',
      '192x192',
      '512x512',
      '180x180',
    ])
    for (const {href = '', type = 'image/png', sizes} of icons) {
      expect({href, ...(await pictureAt(href))}).toEqual({href, type, sizes})
    }
  })

  test('names a picture for shared links that is there, as large as it says', async () => {
    const tags = await tagsOf(path, 'meta')
    const find = (key: string) =>
      tags.find(({property, name}) => property === key || name === key)?.['content'] ?? ''
    const image = new URL(find('og:image'))
    expect(image.origin).toBe('https://small.example.org')
    expect(find('twitter:image')).toBe(image.href)
    expect(find('twitter:card')).toBe('summary_large_image')
    expect(find('og:image:alt')).toMatch(/^\w.{20,}\.$/)
    expect(await pictureAt(image.pathname)).toEqual({
      type: 'image/png',
      sizes: `${find('og:image:width')}x${find('og:image:height')}`,
    })
  })

  test('names the manifest', async () => {
    const links = await tagsOf(path, 'link')
    expect(links.filter(({rel}) => rel === 'manifest')).toEqual([
      {rel: 'manifest', href: '/manifest.json'},
    ])
  })
})

describe('the manifest', () => {
  test('is JSON, with the name of the site, which can be installed', async () => {
    const {type, bytes} = await ask('/manifest.json')
    expect(type).toBe('application/manifest+json')
    expect(JSON.parse(Buffer.from(bytes).toString())).toMatchObject({
      name: 'Small site Documentation',
      short_name: 'Small site',
      lang: 'en',
      start_url: '/',
      display: 'minimal-ui',
    })
  })

  test('names icons that are there, of the type and the size it says', async () => {
    const {icons} = JSON.parse(Buffer.from((await ask('/manifest.json')).bytes).toString())
    expect(icons).toHaveLength(6)
    for (const {src, type, sizes} of icons) {
      expect({src, ...(await pictureAt(src))}).toEqual({src, type, sizes})
    }
  })
})
