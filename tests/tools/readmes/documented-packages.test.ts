import {readFile} from 'node:fs/promises'
import type {Root} from 'mdast'
import {fromMarkdown} from 'mdast-util-from-markdown'
import {visit} from 'unist-util-visit'
import {describe, expect, test} from 'vitest'
import {bodySchema} from '#contract/mdast.ts'
import {loadSite} from '../../../tools/load/load-site.ts'
import {createStore} from '../../../tools/disk/store.ts'

const rows: ReadonlyArray<{package: string; section: string}> = JSON.parse(
  await readFile('content/packages.json', 'utf8'),
)
const store = createStore('.cache')
const {site, issues: problems} = await loadSite({content: 'content', store, deadLinks: 'error'})

async function readPage(path: string) {
  const page = site.pages.find(each => each.path === path)
  if (!page) throw new Error(`There is no ${path}`)
  const body = bodySchema.parse(JSON.parse(await site.texts.body(page)))
  return {...page, body, markdown: await site.texts.markdown(page)}
}

function nodesOf(body: Root, type: 'code' | 'html' | 'image'): string[] {
  const values: string[] = []
  visit(body, type, node => void values.push('value' in node ? node.value : ''))
  return values
}

const linesOf = (value: string) => value.split('\n').map(line => line.trim())

describe('the documented packages', () => {
  test('are 32, whose links lead somewhere', () => {
    expect(rows).toHaveLength(32)
    expect(problems).toEqual([])
  })

  test.each(rows)('$package has a page with all of its code', async ({package: name, section}) => {
    const page = await readPage(`${section}/${name}.md`)
    const {frontMatter, anchors, markdown, body, issues, excerpt, ids, links} = page
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
    expect(links.filter(({url}) => !/^(?:https?:\/\/|mailto:|[#/](?!\/))/.test(url))).toEqual([])
    expect(nodesOf(body, 'html')).toEqual([])
    expect(nodesOf(body, 'image')).toEqual([])
    const readme = fromMarkdown(
      (await readFile(`node_modules/${name}/README.md`, 'utf8')).replaceAll('\r\n', '\n'),
    )
    expect(nodesOf(body, 'code').map(linesOf)).toEqual(
      nodesOf(readme, 'code')
        .flatMap(value => value.split(/\n# or\n(?=npm )/))
        .map(value => linesOf(value.replace(/^\n+|\n+$/g, '').replaceAll(/^\$ (?=npm )/gm, ''))),
    )
    expect(markdown).not.toMatch(/shields\.io|badge\.svg|opencollective\.com\/\S*avatar/)
  })

  test('are those of others where webpack does not maintain them', () => {
    const all = site.pages.map(({frontMatter}) => frontMatter)
    const packages = all.filter(frontMatter => frontMatter.package !== undefined)
    const others = packages.flatMap(row => (row.thirdParty ? row.package : []))
    expect(others.join(' ')).toBe(
      'babel-loader chunks-webpack-plugin html-webpack-plugin svg-chunk-webpack-plugin',
    )
    for (const {repo, thirdParty} of packages) {
      if (!thirdParty) expect(repo).toMatch(/^https:\/\/github\.com\/webpack(?:-contrib)?\//)
    }
  })
})
