import {readdir, readFile, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {beforeAll, describe, expect, test} from 'vitest'
import {formatIssues} from '../../../tools/content/issue.ts'
import {readContentFolder, type SourceFile} from '../../../tools/load/read-content-folder.ts'
import {createPageStore} from '../../../tools/load/page-store.ts'
import {parsePages} from '../../../tools/load/parse-pages.ts'
import {writeFolder} from '../temp-folder.ts'

/** As many pages as make it worth while to start threads. */
const sources = Object.fromEntries(
  Array.from({length: 26}, (_, index) => [
    `pages/page-${index}.md`,
    `---\ntitle: Page ${index}\n---\n\n## Use\n\nSee [a](./page-0.md#use).\n\n~~~js\nconst a = ${index}\n~~~\n`,
  ]),
)

let renderArticle = ''

beforeAll(async () => {
  const dir = await writeFolder({
    'render.mjs': 'export const renderArticle = body => `<p>${body.children.length}</p>`',
  })
  renderArticle = pathToFileURL(join(dir, 'render.mjs')).href
})

async function parse(
  contentDir: string,
  storeDir: string,
  pages?: readonly SourceFile[],
  planned: string[] = [],
  timeLimit?: number,
) {
  const folder = await readContentFolder(contentDir)
  return parsePages({
    pages: pages ?? folder.pages,
    contentDir,
    storeDir,
    renderArticle,
    planned,
    siteUrl: 'https://example.org',
    search: {synonyms: {}, reference: []},
    timeLimit,
  })
}

async function bytesOf(dir: string): Promise<Array<readonly [string, string]>> {
  const names = (await readdir(dir)).toSorted()
  return Promise.all(
    names.map(async name => [name, await readFile(join(dir, name), 'utf8')] as const),
  )
}

describe('parsePages', () => {
  test('gives the same bytes with threads as without', async () => {
    const contentDir = await writeFolder({...sources, 'bad.md': Buffer.from([0xff])})
    const {pages} = await readContentFolder(contentDir)
    const [threads, one] = [await writeFolder(), await writeFolder()]

    const together = await parse(contentDir, threads)
    const halves = [
      await parse(contentDir, one, pages.slice(0, 13)),
      await parse(contentDir, one, pages.slice(13)),
    ]
    expect(await bytesOf(threads)).toEqual(await bytesOf(one))
    expect(await bytesOf(threads)).toHaveLength(26 * 7)
    expect(together.entries).toHaveLength(26)
    expect(new Set(halves.flatMap(({entries}) => entries.map(({key}) => key)))).toEqual(
      new Set(together.entries.map(({key}) => key)),
    )
    expect(together.issues).toMatchObject([{rule: 'not-utf8', file: 'bad.md', line: 1}])
    expect(together.parsed).toBe(27)
  }, 20_000)

  test('sorts pages by path, whichever was stored before', async () => {
    const contentDir = await writeFolder({
      'b.md': '---\ntitle: B\n---\n',
      'a.md': '---\ntitle: A\n---\n',
      'c/a.md': '---\ntitle: C\n---\n',
    })
    const {pages} = await readContentFolder(contentDir)
    const storeDir = await writeFolder()
    await parse(contentDir, storeDir, pages.slice(1, 2))
    const {entries, parsed} = await parse(contentDir, storeDir)
    expect(entries.map(({page}) => page.path)).toEqual(['a.md', 'b.md', 'c/a.md'])
    expect(parsed).toBe(2)
  })

  test('parses a page again when its source, its path or what is planned changes', async () => {
    const text = '---\ntitle: A\n---\n\n[b](/b/)\n'
    const storeDir = await writeFolder()
    const parsedOf = async (files: Record<string, string>, planned: string[] = []) =>
      (await parse(await writeFolder(files), storeDir, undefined, planned)).parsed
    expect(await parsedOf({'a.md': text})).toBe(1)
    expect(await parsedOf({'a.md': text})).toBe(0)
    expect(await parsedOf({'a.md': `${text}\n`})).toBe(1)
    expect(await parsedOf({'c.md': text})).toBe(1)
    expect(await parsedOf({'a.md': text}, ['/b/'])).toBe(1)
  })

  test('parses the pages that show facts again when those change, with threads and without', async () => {
    const shown = '---\ntitle: Mode\n---\n\n::option{path="mode"}\n'
    const few = await writeFolder({'a.md': '---\ntitle: A\n---\n', 'mode.md': shown})
    const many = await writeFolder({...sources, 'mode.md': shown})
    for (const [contentDir, count] of [[few, 2] as const, [many, 27] as const]) {
      const storeDir = await writeFolder()
      const parseWith = async (type: string, documented: string[] = []) => {
        const fact = {id: 'option:mode', kind: 'option', name: 'mode', type}
        const facts = {package: 'webpack', version: '5.0.0', facts: [fact]}
        const factsDir = await writeFolder({'options.json': JSON.stringify(facts)})
        const {pages} = await readContentFolder(contentDir)
        const coverage = {sections: {a: ['*']}, documented: {a: documented}}
        const {entries, parsed, issues} = await parsePages({
          pages,
          contentDir,
          storeDir,
          renderArticle,
          planned: [],
          siteUrl: 'https://example.org',
          search: {synonyms: {}, reference: []},
          factsDir,
          coverage,
        })
        const key = entries.find(({page}) => page.path === 'mode.md')?.key ?? ''
        return {parsed, issues, markdown: await createPageStore(storeDir).readMarkdown(key)}
      }
      const first = await parseWith('string')
      expect(first).toMatchObject({parsed: count, issues: []})
      expect(first.markdown).toContain('- **Type** `string`')
      expect(await parseWith('string')).toEqual({...first, parsed: 0})
      const second = await parseWith('boolean')
      expect(second.parsed).toBe(1)
      expect(second.markdown).toContain('- **Type** `boolean`')
      expect((await parseWith('boolean', ['option:mode'])).parsed).toBe(1)
    }
  }, 20_000)

  test('links options to where they are documented, also when that changes', async () => {
    const fact = {id: 'option:mode', kind: 'option', name: 'mode', type: 'string', flag: '--mode'}
    const facts = {package: 'webpack', version: '5.0.0', facts: [fact]}
    const factsDir = await writeFolder({'options.json': JSON.stringify(facts)})
    const contentDir = await writeFolder({'flags.md': '---\ntitle: A\n---\n\n::flags{of=mode}\n'})
    const storeDir = await writeFolder()
    const linkOf = async (heading?: string) => {
      if (heading !== undefined) {
        const matter = '---\ntitle: Mode\ncovers:\n  - option:mode\n---\n'
        const text = `${matter}\n## ${heading}\n\n::option{path="mode"}\n`
        await writeFile(join(contentDir, 'mode.md'), text)
      }
      const {pages} = await readContentFolder(contentDir)
      const {entries, issues} = await parsePages({
        pages,
        contentDir,
        storeDir,
        renderArticle,
        planned: [],
        siteUrl: 'https://example.org',
        search: {synonyms: {}, reference: []},
        factsDir,
      })
      expect(issues).toEqual([])
      const {page, key} = entries.find(each => each.page.path === 'flags.md') ?? entries[0] ?? {}
      const [link] = page?.links ?? []
      const {body} = await createPageStore(storeDir).readText(key ?? '')
      return {url: link?.url, isShown: body.includes(`"url":"${link?.url}"`)}
    }
    expect(await linkOf()).toEqual({url: undefined, isShown: false})
    expect(await linkOf('One')).toEqual({url: '/mode/#one', isShown: true})
    expect(await linkOf('Two')).toEqual({url: '/mode/#two', isShown: true})
    expect(await linkOf()).toEqual({url: '/mode/#two', isShown: true})
  })

  test('gives images their size, so that nothing moves when they arrive', async () => {
    const svg = (width: number) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="30"/>`
    const text = '---\ntitle: A\n---\n\n![One](./a%20b.svg) ![Two](https://a.org/b.png)\n'
    const contentDir = await writeFolder({'pages/a.md': text, 'pages/a b.svg': svg(40)})
    const storeDir = await writeFolder()
    const sizeOf = async () => {
      const {entries, parsed} = await parse(contentDir, storeDir)
      const {body} = await createPageStore(storeDir).readText(entries[0]?.key ?? '')
      return {parsed, sizes: [...body.matchAll(/"width":\d+,"height":\d+/g)].map(String)}
    }
    expect(await sizeOf()).toEqual({parsed: 1, sizes: ['"width":40,"height":30']})

    await writeFile(join(contentDir, 'pages/a b.svg'), `${svg(40)}\n`)
    expect(await sizeOf()).toMatchObject({parsed: 0})
    await writeFile(join(contentDir, 'pages/a b.svg'), svg(50))
    expect(await sizeOf()).toEqual({parsed: 1, sizes: ['"width":50,"height":30']})
  })

  test('leaves a file that is no image without a size', async () => {
    const contentDir = await writeFolder({
      'a.md': '---\ntitle: A\n---\n\n![A](./a.png) [b](./b.zip)\n',
      'a.png': 'no image',
      'b.zip': 'PK',
    })
    const {entries} = await parse(contentDir, await writeFolder())
    expect(entries[0]?.page.files).toEqual([
      {path: 'a.png', line: 5},
      {path: 'b.zip', line: 5},
    ])
  })

  test('reports the issues of stored pages again', async () => {
    const contentDir = await writeFolder({'a.md': '---\ntitle: A\n---\n\n<b>\n'})
    const storeDir = await writeFolder()
    const first = await parse(contentDir, storeDir)
    const second = await parse(contentDir, storeDir)
    expect(first.issues).toMatchObject([{rule: 'raw-html', file: 'a.md', line: 5}])
    expect(second).toMatchObject({parsed: 0, issues: first.issues})
  })

  test.each([
    ['alone', {}],
    ['in threads', sources],
  ])(
    'gives up a page that takes too long, and parses the others: %s',
    async (_, others) => {
      const slow = `---\ntitle: Slow\n---\n\n${'*a_ '.repeat(50_000)}\n`
      const contentDir = await writeFolder({
        'a.md': slow,
        'b.md': '---\ntitle: B\n---\n',
        ...others,
      })
      const {entries, issues} = await parse(contentDir, await writeFolder(), undefined, [], 3000)
      expect(formatIssues(issues)).toBe(`content/a.md:1  too-slow
  The page takes longer than 3 seconds to build.
  Look for marks, brackets or lists that repeat very often, and split the page.`)
      expect(entries).toHaveLength(Object.keys(others).length + 1)
    },
    20_000,
  )

  test('says which page went away while it was about to be read', async () => {
    const contentDir = await writeFolder()
    await expect(
      parse(contentDir, await writeFolder(), [{path: 'gone.md', size: 1}]),
    ).rejects.toThrow('content/gone.md:1  unreadable')
  })
})
