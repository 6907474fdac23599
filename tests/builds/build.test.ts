import {readdir, readFile, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {expect, test} from 'vitest'
import {factFiles} from '#contract/webpack.ts'
import type {BuildOptions} from '../../tools/command-line/build-options.ts'
import {createStepLog} from '../../tools/command-line/step-log.ts'
import {buildQuietly} from './build-quietly.ts'
import {bundledStore} from './bundled-store.ts'
import {hashFiles} from './folder-files.ts'
import {writeFolder} from '../tools/temp-folder.ts'

const main = fileURLToPath(new URL('../..', import.meta.url))
const fixture = join(main, 'tests/fixtures/mdx')

const out = join(await writeFolder(), 'dist')
const lines = await buildAndReport(fixture, out)

type Options = Partial<BuildOptions>

/** Builds a site; what it says, line by line. */
async function buildAndReport(content: string, outDir: string, options: Options = {}) {
  const said: string[] = []
  const log = createStepLog({write: text => said.push(text)})
  await build(content, outDir, {...options, log})
  return said.join('').trimEnd().split('\n')
}

function build(content: string, outDir: string, options: Options = {}) {
  return buildQuietly({content, out: outDir, deadLinks: 'error', ...options})
}

test('a site in the dialect of the existing documentation builds, with a warning for each unknown thing', () => {
  const warnings = lines.flatMap(line => /widgets\.mdx:.*\(warning\)/.exec(line)?.[0] ?? [])
  expect(warnings).toEqual([
    ...[5, 7, 9, 15].map(line => `widgets.mdx:${line}  unknown-component (warning)`),
    'widgets.mdx:17  unknown-language (warning)',
  ])
})

test('a site in the dialect of the existing documentation says each step and a summary', () => {
  const steps = lines.filter(line => /^\w+ +\d+ ms$/.test(line)).map(line => line.split(' ')[0])
  expect(steps).toEqual(['load', 'plan', 'write'])
  expect(lines.at(-1)).toMatch(/^10 pages \(\d+ parsed\), 5 warnings, \d+ files \(\d+ built\)$/)
})

test('a site in the dialect of the existing documentation has one document per URL, with its text', async () => {
  const html = await readFile(join(out, 'guides/hashes/index.html'), 'utf8')
  expect(html).toContain('H<sub>2</sub>O, and 2<sup>10</sup> is 1024, not <del>1000</del>')
})

test('the files of a build are complete', async () => {
  const names = [...hashFiles(out).keys()].filter(name => !name.startsWith('assets/'))
  const pages = (
    'index license guides/index guides/hashes guides/widgets loaders/index loaders/small-loader ' +
    'blog/index blog/2020-02-29-leap blog/2021-01-01-next'
  ).split(' ')
  const urls = pages.map(page => `${page}/`.replace(/\bindex\/$/, ''))
  const data = ['anchors', 'contributors', 'index', 'nav', 'redirects', 'sponsors', 'tree']
  const kinds = 'coverage defaults facts history pack page releases section'.split(' ')
  const schemas = [...data, ...kinds].map(name => `schema/${name}`)
  const search = ['index', 'sections/0', 'spelling', 'terms/0']
  const single =
    'guides/printable/index.html data/404.json data/v1/webpack.config.schema.json .files 404.html ' +
    'app-shell/index.html _headers _redirects feed.json feed.xml icon.svg icons/social.png ' +
    'images/square.svg manifest.json robots.txt sitemap.xml sw.js'
  const expected = [
    ...urls.map(url => `${url}index.html`),
    ...urls.map(url => `${url}index.md`),
    'llms.txt',
    ...['blog', 'guides', 'loaders'].map(name => `${name}/llms-full.txt`),
    ...pages.map(page => `data/v1/pages/${page}.json`),
    ...[...data, ...schemas, 'openapi'].map(name => `data/v1/${name}.json`),
    ...['blog', 'guides', 'loaders'].map(name => `data/v1/sections/${name}.json`),
    ...search.map(name => `data/v1/search/${name}.json`),
    ...['site', 'blog', 'guides', 'loaders', 'search'].map(name => `data/v1/packs/${name}.json`),
    ...[...Object.keys(factFiles), 'coverage', 'defaults', 'history', 'releases'].map(
      name => `data/v1/webpack/${name}.json`,
    ),
    ...single.split(' '),
    ...[150, 180, 192, 512].map(size => `icons/icon-${size}.png`),
    ...[192, 512].map(size => `icons/maskable-${size}.png`),
  ]
  expect(names.toSorted()).toEqual(expected.toSorted())
})

test('the files of a build of a page in Markdown are the same in the text of its section', async () => {
  const pages = ['guides/index.md', 'guides/widgets/index.md', 'guides/hashes/index.md']
  const texts = await Promise.all(pages.map(page => readFile(join(out, page), 'utf8')))
  expect(texts[2]).toMatch(/^# Hashes\n\n> \[llms\.txt\].*\n\nWater is H<sub>2<\/sub>O/m)
  const sources = ['guides/', 'guides/widgets/', 'guides/hashes/'].map(
    url => `Source: <https://small.example.org/${url}>\n\n`,
  )
  expect(await readFile(join(out, 'guides/llms-full.txt'), 'utf8')).toBe(
    texts
      .map(text => text.replace(/^> \[llms\.txt\].*\n\n/m, ''))
      .map((text, index) => `${sources[index]}${text}`)
      .join('\n'),
  )
})

test('the files of a build are stored for offline use, but for hosted search and the playground, which is large', async () => {
  const names = [...hashFiles(out).keys()].filter(name => name.endsWith('.js'))
  const worker = await readFile(join(out, 'sw.js'), 'utf8')
  expect(worker).not.toMatch(/\.md\b|llms/)
  const left = names.filter(name => name !== 'sw.js' && !worker.includes(name))
  const large = ['assets/playground.js', 'assets/playground/engine.js']
  expect(left.map(name => name.replace(/-\w+(?=\.js$|\/)/, '')).toSorted()).toEqual([
    'assets/algolia.js',
    ...large,
  ])
})

test('the files of a build are the same bytes when the same content is built again, stored or parsed', async () => {
  const root = await writeFolder()
  const [again, cold, cache] = [join(root, 'again'), join(root, 'cold'), join(root, 'cache')]
  const first = hashFiles(out)
  await bundledStore(cache)
  const fromNothing = await buildAndReport(fixture, cold, {cache})
  expect(fromNothing.at(-1)).toContain(`10 pages (10 parsed)`)
  const built = first.size - 1 // besides the list of them
  expect(fromNothing.at(-1)).toContain(`${built} files (${built} built)`)
  expect(hashFiles(cold)).toEqual(first)

  const said = await buildAndReport(fixture, again, {cache})
  expect(said.at(-1)).toMatch(/^10 pages \(0 parsed\), 5 warnings, \d+ files \(0 built\)/)
  expect(hashFiles(again)).toEqual(first)
})

test('the files of a build say where the site is served if told so, and have no feed without posts', async () => {
  const dir = join(await writeFolder(), 'dist')
  const content = await writeFolder({'index.md': '---\ntitle: Home\n---\n\n# A\n\n[a](#a)\n'})
  await build(content, dir)
  await build(content, dir, {site: 'https://other.example.org'})
  const read = (file: string) => readFile(join(dir, file), 'utf8')
  const html = await read('index.html')
  expect(html).toContain('<link rel="canonical" href="https://other.example.org/"')
  expect(html).not.toContain('/feed.')
  expect(await read('robots.txt')).toContain('Sitemap: https://other.example.org/sitemap.xml\n')
  expect(await read('index.md')).toContain('(https://other.example.org/#a)')
  const names = await readdir(dir)
  expect(names).toContain('sitemap.xml')
  expect(names.filter(name => name.startsWith('feed'))).toEqual([])
})

test('a build that fails reports errors with their folder, and leaves the old site unchanged', async () => {
  const content = await writeFolder({'index.md': '---\ntitle: Home\n---\n'})
  const dir = join(await writeFolder(), 'dist')
  await build(content, dir)
  const before = hashFiles(dir)

  await writeFile(join(content, 'index.md'), '---\ntitle: Home\nsrot: 1\n---\n\n[a](/nwo/)\n')
  const error: unknown = await build(content, dir).catch((reason: unknown) => reason)
  const places = String(error).match(/\S+:\d+ {2}\S+/g)
  expect(places).toEqual(
    ['3  unknown-key', '6  dead-link'].map(each => `${content}/index.md:${each}`),
  )
  expect(hashFiles(dir)).toEqual(before)
  expect(await readdir(join(dir, '..'))).toEqual(['dist'])
})
