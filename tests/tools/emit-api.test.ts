import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {resourceKinds} from '../../contract/resources.ts'
import type {FrontMatter} from '../../tools/content/front-matter.ts'
import type {ParsedPage} from '../../tools/content/parsed-page.ts'
import {siteSchema} from '../../tools/content/site.ts'
import {emitApi, planApi} from '../../tools/emit-api.ts'
import {writeFolder} from './temp-folder.ts'

function pageOf(
  path: string,
  frontMatter: FrontMatter,
  more: Partial<ParsedPage> = {},
): ParsedPage {
  const nothing = {anchors: [], ids: [], links: [], files: [], excerpt: '', issues: []}
  return {path, size: 1, frontMatter, ...nothing, ...more}
}

function plan(pages: readonly ParsedPage[], site: object = {}, webpackVersion?: string) {
  return planApi({
    webpackVersion,
    site: siteSchema.parse(site),
    pages,
    sponsors: {currency: 'USD', sponsors: []},
    redirects: [],
  })
}

function metaOf(page: ParsedPage, site: object = {}) {
  return plan([page], site).metas.get(page.path)
}

describe('planApi', () => {
  test('has one file per resource and section', () => {
    const {files} = plan([
      pageOf('index.md', {title: 'Home'}),
      pageOf('guides/a.md', {title: 'A'}),
      pageOf('guides/deep/b.md', {title: 'B'}),
    ])
    expect([...files.keys()]).toEqual([
      'data/v1/tree.json',
      'data/v1/nav.json',
      'data/v1/sponsors.json',
      'data/v1/contributors.json',
      'data/v1/redirects.json',
      'data/v1/anchors.json',
      'data/v1/webpack/coverage.json',
      'data/v1/sections/guides.json',
      ...Object.keys(resourceKinds).map(name => `data/v1/schema/${name}.json`),
      'data/v1/openapi.json',
    ])
  })

  test('says how many samples of a page were checked, and with which webpack', () => {
    const page = pageOf('a.md', {title: 'A'}, {checkedSamples: 3})
    const webpackVersion = '5.112.2'
    const meta = plan([page, pageOf('b.md', {title: 'B'})], {}, webpackVersion).metas
    expect(meta.get('a.md')?.samples).toEqual({checked: 3, webpackVersion})
    expect(meta.get('b.md')).not.toHaveProperty('samples')
    expect(metaOf(page)).not.toHaveProperty('samples')
  })

  test('says in the head of a page its title, its description and its one address', () => {
    const site = {title: 'webpack', url: 'https://webpack.js.org', description: 'A bundler.'}
    expect(
      metaOf(pageOf('guides/a.md', {title: 'A', description: 'About A.'}), site)?.head,
    ).toEqual({
      title: 'A | webpack',
      description: 'About A.',
      canonical: 'https://webpack.js.org/guides/a/',
    })
    expect(metaOf(pageOf('index.md', {title: 'Home'}), site)?.head).toEqual({
      title: 'webpack',
      description: 'A bundler.',
      canonical: 'https://webpack.js.org/',
    })
  })

  test('leads to where a page can be edited: its own address, else the repository', () => {
    const page = pageOf('guides/a.mdx', {title: 'A'})
    const repository = 'https://github.com/webpack/webpack.js.org'
    const site = {repository, branch: 'next', contentPath: 'src/content'}
    expect(metaOf(page, site)?.editUrl).toBe(`${repository}/edit/next/src/content/guides/a.mdx`)
    expect(metaOf(page, {repository})?.editUrl).toBe(`${repository}/edit/main/content/guides/a.mdx`)
    const edit = 'https://example.org/edit'
    expect(metaOf(pageOf('a.md', {title: 'A', edit}), site)?.editUrl).toBe(edit)
    expect(metaOf(page)).not.toHaveProperty('editUrl')
  })

  test('lists every url that a page links to once, in the order of appearance', () => {
    const links = ['/b/', 'https://a.org', '/b/', '#c'].map((url, line) => ({url, line}))
    expect(metaOf(pageOf('a.md', {title: 'A'}, {links}))?.links).toEqual([
      '/b/',
      'https://a.org',
      '#c',
    ])
  })

  test('lists the posts on the index of the blog, newest first, and nowhere else', () => {
    const {metas} = plan([
      pageOf('blog/index.md', {title: 'Blog'}),
      pageOf('blog/2020-01-01-a.md', {title: 'A', description: 'About A.'}, {excerpt: 'Text of A'}),
      pageOf('blog/2021-01-01-b.md', {title: 'B'}, {excerpt: 'Text of B'}),
      pageOf('blog/about.md', {title: 'About'}),
    ])
    expect(metas.get('blog/index.md')?.posts).toEqual([
      {title: 'B', url: '/blog/2021-01-01-b/', date: '2021-01-01', teaser: 'Text of B'},
      {title: 'A', url: '/blog/2020-01-01-a/', date: '2020-01-01', teaser: 'About A.'},
      {title: 'About', url: '/blog/about/', teaser: ''},
    ])
    expect(metas.get('blog/about.md')).not.toHaveProperty('posts')
  })

  test('lists contributors by name, each with their pages in the order of the tree', () => {
    const {files} = plan([
      pageOf('b.md', {title: 'B', contributors: ['zoe', 'ann', 'zoe']}),
      pageOf('a.md', {title: 'A', contributors: ['zoe']}),
    ])
    expect(files.get('data/v1/contributors.json')).toEqual([
      {name: 'ann', pages: ['/b/']},
      {name: 'zoe', pages: ['/a/', '/b/']},
    ])
  })

  test('lists the ids of all headings by the url of their page', () => {
    const {files} = plan([pageOf('guides/index.md', {title: 'A'}, {ids: ['one', 'two']})])
    expect(files.get('data/v1/anchors.json')).toEqual({'/guides/': {ids: ['one', 'two']}})
  })

  test('says where the ids are that a page had once', () => {
    const moved = [
      {id: 'old', to: '/a/#new', line: 1},
      {id: 'older', to: '/', line: 2},
    ]
    const {files} = plan([pageOf('a.md', {title: 'A'}, {ids: ['new'], moved})])
    expect(files.get('data/v1/anchors.json')).toEqual({
      '/a/': {ids: ['new'], moved: {old: '/a/#new', older: '/'}},
    })
  })

  test('does not depend on the order in which pages come, but for the list of ids', () => {
    const pages = [
      pageOf('b/x.md', {title: 'X', contributors: ['a']}),
      pageOf('index.md', {title: 'Home'}),
      pageOf('a/y.md', {title: 'Y', contributors: ['a']}),
    ]
    const [one, other] = [plan(pages), plan(pages.toReversed())]
    expect([...other.metas]).toEqual([...one.metas])
    expect([...other.files]).toEqual([...one.files])
  })
})

describe('emitApi', () => {
  const pages = [pageOf('index.md', {title: 'Home'}), pageOf('guides/a.mdx', {title: 'A'})]
  const body = '{"type":"root","children":[]}'

  async function emit(outDir: string, webpackVersion?: string, text = body) {
    const readBody = () => Promise.resolve(text)
    const written = new Map([
      ['data/v1/search/index.json', 'a'],
      ['data/v1/search/spelling.json', 'b'],
      ['data/v1/search/terms/0.json', 'c'],
      ['data/v1/search/sections/0.json', 'd'],
      ['data/v1/webpack/hooks.json', 'e'],
    ])
    await emitApi({plan: plan(pages), outDir, webpackVersion, readBody, written})
    return readFile(join(outDir, 'data/v1/index.json'), 'utf8')
  }

  test('writes each page with its text', async () => {
    const outDir = await writeFolder()
    await emit(outDir)
    const page: unknown = JSON.parse(
      await readFile(join(outDir, 'data/v1/pages/guides/a.json'), 'utf8'),
    )
    expect(page).toMatchObject({path: 'guides/a.mdx', title: 'A', body: JSON.parse(body)})
  })

  test('lists in the index what there is', async () => {
    const index: unknown = JSON.parse(await emit(await writeFolder(), '5.100.0'))
    expect(index).toMatchObject({
      schemaVersion: 'v1',
      contentHash: expect.stringMatching(/^[0-9a-f]{16}$/),
      webpackVersion: '5.100.0',
      resources: {
        tree: {url: 'data/v1/tree.json'},
        sections: {guides: {url: 'data/v1/sections/guides.json'}},
        pages: {
          '/': {url: 'data/v1/pages/index.json'},
          '/guides/a/': {url: 'data/v1/pages/guides/a.json'},
        },
        search: {url: 'data/v1/search/index.json', hash: 'a'},
        searchTerms: {0: {url: 'data/v1/search/terms/0.json'}},
        searchSections: {0: {url: 'data/v1/search/sections/0.json'}},
        webpack: {
          hooks: {
            url: 'data/v1/webpack/hooks.json',
            hash: 'e',
            schema: 'data/v1/schema/facts.json',
          },
        },
      },
    })
  })

  test('writes the same bytes for the same content, and another hash for another', async () => {
    const first = await emit(await writeFolder())
    expect(await emit(await writeFolder())).toBe(first)
    const other = await emit(await writeFolder(), undefined, '{"type":"root","children":[1]}')
    const hashOf = (index: string) => /"contentHash":"(\w+)"/.exec(index)?.[1]
    expect(hashOf(other)).not.toBe(hashOf(first))
  })
})
