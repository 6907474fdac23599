import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {Window} from 'happy-dom'
import type {Root} from 'mdast'
import {expect, test} from 'vitest'
import {endpoints} from '#contract/endpoints.ts'
import {pageSchema} from '#contract/page.ts'
import {anchorsSchema} from '#contract/records.ts'
import {directoryNodeSchema, pagesInOrder} from '#contract/tree.ts'
import {walkType} from '../../tools/markdown/walk.ts'
import {checkTwin} from '../contract/check-twin.ts'
import {writeFolder} from '../tools/temp-folder.ts'
import {readTwin} from '../tools/twin-text.ts'
import {buildQuietly} from './build-quietly.ts'

const fixture = fileURLToPath(new URL('../fixtures/markdown/', import.meta.url))
const url = '/guides/kinds/'

const out = join(await writeFolder(), 'dist')
await buildQuietly({content: fixture, out, deadLinks: 'error'})
const page = pageSchema.parse(await readJson(endpoints.page('guides/kinds.md')))
const markdown = await readFile(join(out, url, 'index.md'), 'utf8')

function readJson(file: string): Promise<unknown> {
  return readFile(join(out, file), 'utf8').then(text => JSON.parse(text))
}

async function readHeadings(): Promise<Array<{level: number; id: string; title: string}>> {
  const html = await readFile(join(out, url, 'index.html'), 'utf8')
  const main = new Window().document.createElement('div')
  main.innerHTML = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  return [...main.querySelectorAll('h2, h3, h4, h5, h6')].map(({tagName, id, textContent}) => {
    return {level: Number(tagName.slice(1)), id, title: textContent}
  })
}

test('every heading has the same text and id in the tree, the page, its document and its search', async () => {
  expect(page.title).toBe('Kinds of Markdown')
  expect(page.description).toBe('A page with every kind.')
  expect(page.anchors.map(({id, level}) => `${level} ${id}`).join(', ')).toBe(
    '2 配置, 3 try-it, 2 caching-and-more, 2 two-lines-of-a-heading-and-a-third, ' +
      '2 codepipe--quotes--b, 3 use, 2 use-2, 3 use-3, 3 --mode',
  )
  const tree = directoryNodeSchema.parse(await readJson(endpoints.tree))
  expect(pagesInOrder(tree).find(node => node.url === url)?.anchors).toEqual(page.anchors)
  const headings = await readHeadings()
  const listed = headings.filter(({level, id}) => level < 4 && id !== 'footnote-label')
  expect(listed.map(({level, id, title}) => ({title, id, level}))).toEqual(page.anchors)
  const anchors = anchorsSchema.parse(await readJson(endpoints.anchors))
  const ids = headings.map(({id}) => id).filter(id => id !== 'footnote-label')
  expect(anchors[url]).toEqual({ids})
})

test('its JSON, its document and its Markdown say the same', async () => {
  await checkTwin(out, url, {[url]: {url: endpoints.page(page.path)}})
  expect(markdown).not.toMatch(/&#x|[\uFEFF\r]/)
  const links = (tree: Root) => {
    const urls: string[] = []
    walkType(tree, 'link', link => void urls.push(link.url))
    return urls
  }
  expect(page.links).toEqual([
    '/guides/#caching',
    '/guides/',
    '/guides/kinds/#try-it',
    'https://example.org/a_(b)_c',
    'https://example.org/a b',
    '/',
    'https://example.org/bare_(c)',
    'https://example.org/?q=a%7Cb',
    'https://example.org/aside',
  ])
  const twin = readTwin(markdown)
  const absolute = page.links.map(link =>
    link.startsWith('/') ? `https://markdown.example.org${link}` : link,
  )
  expect(new Set(links(twin).slice(1))).toEqual(new Set(absolute))
})
