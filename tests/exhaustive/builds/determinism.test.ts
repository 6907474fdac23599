import {cp, readFile, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {beforeAll, describe, expect, test} from 'vitest'
import {buildQuietly} from '../../builds/build-quietly.ts'
import {bundledStore} from '../../builds/bundled-store.ts'
import {hashFiles} from '../../builds/folder-files.ts'
import {writeFolder} from '../../tools/temp-folder.ts'

const fixture = fileURLToPath(new URL('../../fixtures/mdx', import.meta.url))
let root = ''
let content = ''
let first: Map<string, string>

beforeAll(async () => {
  root = await writeFolder()
  content = join(root, 'content')
  await cp(fixture, content, {recursive: true})
  first = await build('first')
})

/** Builds the content and returns the hash of each file, by its path. */
async function build(name: string, cache = name): Promise<Map<string, string>> {
  const out = join(root, name)
  await bundledStore(join(root, `cache-${cache}`))
  await buildQuietly({content, out, cache: join(root, `cache-${cache}`)})
  return hashFiles(out)
}

/** Edits a page, builds on top of what the first build stored, and returns what changed. */
async function filesChangedBy(edit: (text: string) => string): Promise<string[]> {
  const file = join(content, 'guides/hashes.mdx')
  const before = await readFile(file, 'utf8')
  await writeFile(file, edit(before))
  const after = await build('edited', 'first')
  await writeFile(file, before)
  expect([...after.keys()]).toEqual([...first.keys()])
  return [...after].filter(([path, hash]) => first.get(path) !== hash).map(([path]) => path)
}

/** These files contain the hash of the index. */
const search = ['index', 'sections/0', 'spelling', 'terms/0'].map(
  name => `data/v1/search/${name}.json`,
)

/** Have the page and the index. */
const packs = ['guides', 'search'].map(name => `data/v1/packs/${name}.json`)

describe('two builds', () => {
  /** The page, and what lists or holds it. */
  const ofPage = [
    'data/v1/index.json',
    ...packs,
    'data/v1/pages/guides/hashes.json',
    ...search,
    'data/v1/sections/guides.json', // has the sizes of pages, as the tree has
    'data/v1/tree.json',
    'guides/hashes/index.html',
    'guides/hashes/index.md',
    'guides/llms-full.txt',
    'guides/printable/index.html',
  ]

  test('differ, after a page was edited, in its files and in what lists or holds it', async () => {
    expect(await filesChangedBy(text => `${text}\nOne more sentence.\n`)).toEqual(ofPage)
  })

  test('differ, after a page got another title, where it is shown and in all pages: they name their navigation', async () => {
    const changed = await filesChangedBy(text => text.replace(/^title: .*$/m, 'title: Digests'))
    const pages = [...first.keys()].filter(path => /^(?!app-shell\/).*index\.html$/.test(path))
    const ofNavigation = ['data/v1/nav.json', 'data/v1/packs/site.json', 'llms.txt']
    const before = 'data/v1/pages/guides/widgets.json' // the page before
    const all = new Set([...ofPage, ...pages, ...ofNavigation, before])
    expect(changed).toEqual([...all].toSorted())
  })
})
