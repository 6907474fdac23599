import {randomUUID} from 'node:crypto'
import {beforeEach, describe, expect, test} from 'vitest'
import {formatIssues} from '../../../tools/issues/issue.ts'
import type {Store} from '../../../tools/disk/store.ts'
import {noFactContext} from '../../../tools/facts/fact-context.ts'
import {loadPages, type Parsing} from '../../../tools/load/load-pages.ts'
import {bundleProgram, programKey} from '../../../tools/load/bundle-program.ts'
import {createSourceReader} from '../../../tools/load/page-source.ts'
import {createPageWorkers} from '../../../tools/load/page-workers.ts'
import {readContentFolder} from '../../../tools/load/read-content-folder.ts'
import {bundledStore} from '../../builds/bundled-store.ts'
import {writeFolder} from '../temp-folder.ts'

/** As many pages as make it worth while to start threads. */
const many = Object.fromEntries(
  Array.from({length: 26}, (_, index) => [
    `pages/page-${index}.md`,
    `---\ntitle: Page ${index}\n---\n\n## Use\n\nSee [a](./page-0.md#use).\n\n~~~js\nconst a = ${index}\n~~~\n`,
  ]),
)

const store = await bundledStore()
let siteUrl = ''

beforeEach(() => {
  siteUrl = `https://${randomUUID()}.example.org` // a part of all keys: the store knows no page
})

interface LoadOptions extends Partial<Pick<Parsing, 'store' | 'onParsed'>> {
  readonly paths?: readonly string[]
  readonly timeoutMs?: number
  readonly threads?: number
}

function load(contentDir: string, options: LoadOptions = {}) {
  const {timeoutMs = 20_000, threads, onParsed, store: to = store} = options
  const settings = {
    siteUrl,
    search: {synonyms: {}, reference: [], background: []},
    factContext: noFactContext,
    packages: {},
    timeoutMs,
  }
  const codeKey = programKey()
  const program = () => bundleProgram(to, codeKey)
  const workers = createPageWorkers({store: to, program, threads})
  const sources = {contentDir, settings, examples: new Map(), readmes: [], codeKey}
  const readSource = createSourceReader(sources)
  const {paths = readContentFolder(contentDir).pages} = options
  return loadPages(paths, {store: to, readSource, settings, workers, onParsed})
}

const parts = ['page', 'body', 'markdown', 'terms', 'sections', 'samples']

describe('loadPages', () => {
  test('gives the same bytes with one thread and with sixteen', async () => {
    const contentDir = await writeFolder({...many, 'bad.md': Buffer.from([0xff])})
    const one = await bundledStore()
    await load(contentDir, {store: one, threads: 1})
    const {pages, issues, parsed} = await load(contentDir, {threads: 16})
    const textsOf = (from: Store) =>
      pages.flatMap(({key}) => parts.map(part => from.readText(key, part)))
    expect(textsOf(store)).not.toContain(undefined)
    expect(textsOf(store)).toEqual(textsOf(one))
    expect(pages).toHaveLength(26)
    expect(issues).toMatchObject([{rule: 'not-utf8', file: 'bad.md', line: 1}])
    expect(parsed).toBe(27)
  })

  test('sorts pages by path, whichever was stored before', async () => {
    const text = '---\ntitle: A\n---\n'
    const contentDir = await writeFolder({'b.md': text, 'a.md': text, 'c/a.md': text})
    await load(contentDir, {paths: ['b.md']})
    const counts: string[] = []
    const onParsed = (done: number, all: number) => counts.push(`${done} of ${all}`)
    const {pages, parsed} = await load(contentDir, {onParsed})
    expect(pages.map(({path}) => path)).toEqual(['a.md', 'b.md', 'c/a.md'])
    expect([parsed, ...counts]).toEqual([2, '1 of 2', '2 of 2'])
  })

  test('parses nothing twice, whatever the folder is called, but reports its issues again', async () => {
    const text = '---\ntitle: A\n---\n\n<b>\n'
    const parsedOf = async (files: Record<string, string>) => {
      const {pages, parsed} = await load(await writeFolder(files))
      const [file] = Object.keys(files)
      expect(pages[0]?.issues).toMatchObject([{rule: 'raw-html', file, line: 5}])
      return parsed
    }
    expect(await parsedOf({'a.md': text})).toBe(1)
    expect(await parsedOf({'a.md': text})).toBe(0)
    expect(await parsedOf({'a.md': `${text}\n`})).toBe(1)
    expect(await parsedOf({'c.md': text})).toBe(1)
    expect(await parsedOf({'a.md': text, 'c.md': text})).toBe(0)
  })

  test.each([
    {where: 'alone', others: {}, timeoutMs: 2000},
    {where: 'in threads', others: many, timeoutMs: 3000},
  ])('gives up a page that takes too long, and parses the others: $where', async limited => {
    const {others, timeoutMs} = limited
    const slow = `---\ntitle: Slow\n---\n\n${'*a_ '.repeat(50_000)}\n`
    const files = {'a.md': slow, 'b.md': '---\ntitle: B\n---\n', ...others}
    const contentDir = await writeFolder(files)
    const {pages, issues} = await load(contentDir, {timeoutMs})
    expect(formatIssues(issues)).toBe(`content/a.md:1  too-slow
  The page takes longer than ${timeoutMs / 1000} seconds to build.
  Look for formatting, brackets or lists that repeat very often, and split the page.`)
    expect(pages).toHaveLength(Object.keys(others).length + 1)
  })

  test('says which page went away while it was about to be read', async () => {
    const {pages, issues} = await load(await writeFolder(), {paths: ['gone.md']})
    expect(pages).toEqual([])
    expect(issues).toMatchObject([{rule: 'unreadable', file: 'gone.md', line: 1}])
  })
})
