import {readFile} from 'node:fs/promises'
import type {Code, Root} from 'mdast'
import {fromMarkdown} from 'mdast-util-from-markdown'
import {visit} from 'unist-util-visit'
import {beforeAll, describe, expect, test} from 'vitest'
import {bodySchema} from '#contract/mdast.ts'
import {loadSite, type LoadedSite} from '../../../tools/load/load-site.ts'
import type {ParsedPage} from '../../../tools/content/parsed-page.ts'
import {urlOf} from '../../../tools/content/urls.ts'
import {createStore} from '../../../tools/disk/store.ts'

const rows: ReadonlyArray<{package: string; section: string}> = JSON.parse(
  await readFile('content/packages.json', 'utf8'),
)
let loaded: LoadedSite
let bodies: Map<string, {body: Root; markdown: string}>

beforeAll(async () => {
  const store = createStore('.cache')
  loaded = await loadSite({content: 'content', store, deadLinks: 'error'})
  const {pages, texts} = loaded.site
  bodies = new Map()
  for (const page of pages) {
    bodies.set(page.path, {
      body: bodySchema.parse(JSON.parse(await texts.body(page))),
      markdown: await texts.markdown(page),
    })
  }
})

function pageOf(path: string) {
  const entry = loaded.site.pages.find(page => page.path === path)
  const text = bodies.get(path)
  if (!entry || !text) throw new Error(`There is no ${path}`)
  return {...entry, ...text}
}

/** All nodes of a type. */
function nodesOf(body: Root, type: string): unknown[] {
  const nodes: unknown[] = []
  visit(body, type, node => {
    nodes.push(node)
  })
  return nodes
}

describe('the documented packages', () => {
  test('are 32', () => {
    expect(rows).toHaveLength(32)
    expect(loaded.issues).toEqual([])
  })

  test.each(rows)('$package has a page of text', ({package: name, section}) => {
    const {frontMatter, anchors, markdown, body, issues, excerpt, ids} = pageOf(
      `${section}/${name}.md`,
    )
    expect(frontMatter).toMatchObject({
      package: name,
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      license: 'MIT',
      repo: expect.stringMatching(/^https:\/\/github\.com\//),
      edit: expect.stringMatching(/^https:\/\/github\.com\/.*\/README\.md$/),
      source: expect.stringContaining(`/package/${name}/v/`),
      description: expect.stringMatching(/^.{120,160}$/),
    })
    expect(issues).toEqual([])
    expect(anchors.length).toBeGreaterThan(3)
    expect(markdown.length).toBeGreaterThan(2500)
    expect(excerpt.length).toBeGreaterThan(20)
    expect(new Set(ids).size).toBe(ids.length)
    expect(nodesOf(body, 'html')).toEqual([])
    expect(nodesOf(body, 'image')).toEqual([])
    expect(markdown).not.toMatch(/shields\.io|badge\.svg|opencollective\.com\/\S*avatar/)
  })

  test.each(rows)('$package has links that lead somewhere', ({package: name, section}) => {
    const {links, ids} = pageOf(`${section}/${name}.md`)
    const pages = new Map<string, ParsedPage>(
      loaded.site.pages.map(page => [urlOf(page.path), page]),
    )
    const dead = links.filter(({url}) => {
      const [, path = '', id = ''] = /^([^#]*)#?(.*)$/.exec(url) ?? []
      if (/^(?:https?:\/\/|mailto:)/.test(url)) return false
      const target = path === '' ? ids : pages.get(path)?.ids
      return !target || (id !== '' && !target.includes(id))
    })
    expect(dead).toEqual([])
  })

  test.each(rows)('$package keeps all of its code', async ({package: name, section}) => {
    const readme = await readFile(`node_modules/${name}/README.md`, 'utf8')
    const codes: Code[] = []
    visit(fromMarkdown(readme.replaceAll('\r\n', '\n')), 'code', code => {
      codes.push(code)
    })
    const shown = nodesOf(pageOf(`${section}/${name}.md`).body, 'code')
    const lines = (value: string) => value.split('\n').map(line => line.trim())
    expect(shown.map(code => lines(valueOf(code)))).toEqual(
      codes.map(({value}) => lines(value.replace(/^\n+|\n+$/g, ''))),
    )
  })

  test('lead to where a heading of ours is now', () => {
    const {changes} = pageOf('plugins/mini-css-extract-plugin.md')
    expect(changes).toContain(
      '/concepts/under-the-hood/#chunks → /concepts/under-the-hood/#stage-2-seal',
    )
  })

  test('are those of others where webpack does not maintain them', () => {
    const others = loaded.site.pages.filter(page => page.frontMatter.thirdParty)
    expect(others.map(page => page.frontMatter.package)).toEqual([
      'babel-loader',
      'chunks-webpack-plugin',
      'html-webpack-plugin',
      'svg-chunk-webpack-plugin',
    ])
    const ours = loaded.site.pages.filter(
      page => page.frontMatter.package !== undefined && !page.frontMatter.thirdParty,
    )
    for (const page of ours) {
      expect(page.frontMatter.repo).toMatch(/^https:\/\/github\.com\/webpack(?:-contrib)?\//)
    }
  })
})

function valueOf(node: unknown): string {
  return typeof node === 'object' && node !== null && 'value' in node ? String(node.value) : ''
}
