import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import type {Element, Nodes as HastNodes} from 'hast'
import {raw} from 'hast-util-raw'
import type {Nodes} from 'mdast'
import {expect} from 'vitest'
import {pageSchema} from '#contract/page.ts'
import {readTwin, wordsOf as twinWordsOf} from '../tools/twin-text.ts'

/** The first line below the title of every page as Markdown. */
const LIST = 'llms.txt lists the Markdown of all pages.'

/** Expects that the JSON, the Markdown and the document of a page say the same. */
export async function checkTwin(
  dir: string,
  url: string,
  pages: Readonly<Record<string, {readonly url: string}>>,
): Promise<void> {
  const names = [pages[url]?.url ?? '', join(url, 'index.md'), join(url, 'index.html')]
  const texts = names.map(name => readFile(join(dir, name), 'utf8'))
  const [json = '', markdown = '', html = ''] = await Promise.all(texts)
  const {description = '', head, body, posts = [], ...about} = pageSchema.parse(JSON.parse(json))
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
  expect(html).toContain(`<link rel="canonical" href="${head.canonical}">`)
  for (const tag of [/<title>/g, /<h1[ >]/g, /<meta name="description"/g]) {
    expect({url, tag, count: html.match(tag)?.length}).toEqual({url, tag, count: 1})
  }
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

/** The text of an element, without additions of the app for usability and the signs of footnotes. */
function textOf(node: HastNodes): string {
  if (node.type === 'text') return node.value
  if (node.type === 'element' && isAdded(node)) return ''
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

function isAdded(element: Element): boolean {
  const names = ['anchor', 'code-title', 'copy', 'default-choice', 'inline-form', 'run']
  const {role, id, dataFootnoteRef, dataFootnoteBackref} = element.properties
  const isSign = [dataFootnoteRef, dataFootnoteBackref].some(value => value !== undefined)
  if (isSign || id === 'footnote-label') return true
  return role === 'tablist' || names.some(name => hasClass(element, name))
}

function hasClass({properties: {className}}: Element, name: string): boolean {
  return Array.isArray(className) && className.includes(name)
}

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s+/g, '')
}
