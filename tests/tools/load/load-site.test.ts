import {randomUUID} from 'node:crypto'
import {writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {keyOf} from '../../../tools/disk/hash.ts'
import {createStore} from '../../../tools/disk/store.ts'
import {inspectSite, loadSite, type LoadOptions} from '../../../tools/load/load-site.ts'
import {bodyAt} from '../some-site.ts'
import {writeFolder} from '../temp-folder.ts'

const store = createStore('.cache')

async function load(
  files: Readonly<Record<string, string | Uint8Array>>,
  options: Partial<LoadOptions> = {},
) {
  const content = await writeFolder(files)
  return loadSite({content, store, deadLinks: 'error', ...options})
}

async function messageOf(loading: Promise<unknown>): Promise<string> {
  const error: unknown = await loading.catch((reason: unknown) => reason)
  return error instanceof Error ? error.message : ''
}

/** The places and rules of what is wrong with a folder. */
async function rulesOf(files: Readonly<Record<string, string>>): Promise<string[]> {
  return placesIn(await messageOf(load(files)))
}

function placesIn(message: string): string[] {
  return [...message.matchAll(/([\w.-]+:\d+ {2}[\w-]+)/g)].map(([place]) => place)
}

const home = '---\ntitle: Home\n---\n'

test('loadSite gives pages, data and warnings of a folder in which nothing is wrong', async () => {
  const text = `${home}\n~~~cobolt\na\n~~~\n`
  const loaded = await load({'index.md': text, '_notification.md': 'Not even a title.\n'})
  expect(loaded.site.notification, 'which site.json does not name').toBeUndefined()
  expect(loaded).toMatchObject({
    site: {settings: {title: 'Documentation'}, redirects: [], pages: [{path: 'index.md'}]},
    issues: [{rule: 'unknown-language', severity: 'warning'}],
  })
})

const covers = (...ids: string[]) =>
  `---\ntitle: A\ncovers:\n${ids.map(id => `  - ${id}\n`).join('')}---\n`
const shown = '::option{path="mode"}\n\n- :option{path="mode"}\n'

test('loadSite reports everything that is wrong in one run, but no links to what is redirected', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2">\n<script/></svg>'
  const site = {
    footer: [{title: 'A', url: '/gone/'}],
    notification: {source: '_notification.md', version: '3'},
  }
  const record = {
    sections: {all: ['*']},
    documented: {all: ['option:mode', 'option:not-there-any-more', 'option:target']},
  }
  expect(
    await rulesOf({
      'index.md': `${home}\n[a](/nowhere-at-all/) ![b](/b.png)\n[c](/_notification/) [d](/old#e) [f](#cache) [g](#never)\n`,
      'anchor.md': `${home}[a](/covers/#option-mod)\n`,
      'anchors.json': '{\n "/": ["begun"],\n "/gone/": []\n}',
      '_coverage.json': JSON.stringify(record, null, 1),
      'covers.md': covers('option:mode') + shown,
      'evil.js': 'alert(1)',
      'evil.md': `${home}\n[a](./evil.js) ![b](./evil.svg)\n`,
      'evil.svg': svg,
      'moved.md': '---\ntitle: A\nmoved:\n  older: begin\n---\n',
      'twice.md': '---\ntitle: A\n---\n',
      'twice.mdx': '---\ntitle: A\n---\n',
      'untitled.md': 'Text.\n',
      'site.json': JSON.stringify(site),
      '_notification.md': '---\ntitle: News\n---\n\nSee\n[this](/nowhere/) ![a](/a.png).\n',
      'redirects.json': JSON.stringify([
        {from: '/twice/', to: '/'},
        {from: '/old/', to: '/'},
        {from: '/', to: '/anchor/', hash: '#cache'},
      ]),
    }),
  ).toEqual([
    '_coverage.json:11  coverage-fell',
    '_notification.md:6  broken-image',
    '_notification.md:6  dead-link',
    'anchor.md:4  dead-anchor',
    'anchors.json:2  lost-anchor',
    'anchors.json:3  lost-page',
    'evil.md:5  bad-file',
    'evil.svg:2  bad-file',
    'index.md:5  broken-image',
    'index.md:5  dead-link',
    'index.md:6  dead-anchor',
    'index.md:6  dead-link',
    'moved.md:4  bad-moved',
    'redirects.json:1  bad-redirect',
    'site.json:1  dead-link',
    'twice.mdx:1  duplicate-url',
    'untitled.md:1  missing-title',
  ])
})

const deadLinks = `${home}\n[a](/nowhere/) [b](javascript:alert(1)) ![c *d*](./gone.png) [e](/gone.zip) ![f](data:x)\n`

test('links and images that lead nowhere are errors, or warnings if told so, and shown as text if they cannot be followed', async () => {
  const rules = ['bad-link', 'bad-link', 'broken-image', 'dead-link', 'dead-link']
  const content = await writeFolder({'index.md': deadLinks})
  const {issues} = await inspectSite({content, store, deadLinks: 'error'})
  const options = {deadLinks: 'warning', site: 'https://a.org'} as const
  const {site, issues: warnings} = await load({'index.md': deadLinks}, options)
  expect([...issues, ...warnings].map(({rule, severity}) => `${severity} ${rule}`)).toEqual(
    ['error', 'warning'].flatMap(severity => rules.map(rule => `${severity} ${rule}`)),
  )
  const [page] = site.pages
  expect(page && (await site.texts.markdown(page))).toBe(
    '# Home\n\n[a](https://a.org/nowhere/) b c d e f\n',
  )
  const wrong = {'index.md': '---\ntitle: Home\nsrot: 1\n---\n'}
  await expect(load(wrong, options), 'of the text itself').rejects.toThrow('unknown-key')
})

const mode = (heading: string) =>
  `---\ntitle: Mode\ncovers:\n  - option:mode\n---\n\n## ${heading}\n\n::option{path="mode"}\n`
const svg = (width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="30"/>`

/** Loads a folder under a name that no other has: the store knows none of its pages. */
async function loadFirst(files: Readonly<Record<string, string>>) {
  const site = `https://${randomUUID()}.example.org`
  const content = await writeFolder(files)
  const again = () => loadSite({content, store, site, deadLinks: 'error'})
  const edit = (path: string, text: string) => writeFile(join(content, path), text)
  return {first: await again(), again, edit}
}

test('what a page says because of others is where a fact is documented, also when that changes, without parsing it again', async () => {
  const {first, again, edit} = await loadFirst({
    'flags.md': '---\ntitle: Flags\n---\n\n::flags{of="mode bail"}\n',
    'mode.md': mode('One'),
  })
  expect(first.parsed).toBe(2)
  expect(first.site.coverage.documented).toBe(1)
  const links = (await bodyAt(first.site, 'flags.md')).match(/"type":"link","url":"[^"]*"/g)
  expect(links, 'nothing documents bail').toEqual(['"type":"link","url":"/mode/#one"'])
  const [flags] = first.site.pages

  await edit('mode.md', mode('Two'))
  const second = await again()
  expect(second.parsed).toBe(1)
  expect(await bodyAt(second.site, 'flags.md')).toContain('"url":"/mode/#two"')
  expect(second.site.pages[0]?.links).toMatchObject([{url: '/mode/#two'}])
  expect(second.site.pages[0]?.key).not.toBe(flags?.key)
  expect(second.site.pages[0]?.storeKey).toBe(flags?.storeKey)
  expect(second.site.pages[0]?.bodyHash).not.toBe(flags?.bodyHash)

  await edit('mode.md', mode('One'))
  const third = await again()
  expect(third.parsed).toBe(0)
  expect(third.site.pages[0]).toEqual(flags)
})

test('what a page says because of others is the size of an image, so that nothing moves when it arrives', async () => {
  const {first, again, edit} = await loadFirst({
    'pages/a.md': '---\ntitle: A\n---\n\n![One](./a%20b.svg) [two](./b.zip)\n',
    'pages/a b.svg': svg(40),
    'pages/b.zip': 'PK',
  })
  const sizes = async ({site}: typeof first) =>
    [...(await bodyAt(site, 'pages/a.md')).matchAll(/"width":\d+,"height":\d+/g)].map(String)
  expect(await sizes(first)).toEqual(['"width":40,"height":30'])
  expect(first.site.pages[0]?.files).toEqual([
    {path: 'pages/a b.svg', line: 5, size: {width: 40, height: 30}},
    {path: 'pages/b.zip', line: 5, isLink: true},
  ])
  expect([...first.site.files.keys()]).toEqual(['pages/a b.svg', 'pages/b.zip'])

  await edit('pages/a b.svg', `${svg(40)}\n`)
  const second = await again()
  expect([second.parsed, second.site.pages]).toEqual([0, first.site.pages])

  await edit('pages/a b.svg', svg(50))
  const third = await again()
  expect([third.parsed, await sizes(third)]).toEqual([0, ['"width":50,"height":30']])
})

test('what a page says because of others is resolved again where the store has lost it, and parsed again where it has lost that', async () => {
  const {first, again} = await loadFirst({
    'flags.md': `---\ntitle: Flags\n---\n\n::flags{of="mode"}\n`,
    'mode.md': mode('One'),
  })
  const body = await bodyAt(first.site, 'flags.md')
  const [flags] = first.site.pages
  if (!flags) throw new Error('There is no page')
  const loaded = await again()
  const entry = (key: string) => join('.cache/entries-2', key.slice(0, 1), key)
  await writeFile(entry(keyOf('resolved', flags.key)), 'x')
  expect(await bodyAt(loaded.site, 'flags.md')).toBe(body)
  await writeFile(entry(keyOf('resolved', flags.key)), 'x')
  await writeFile(entry(flags.storeKey), 'x')
  expect(await bodyAt(loaded.site, 'flags.md')).toBe(body)
})

const notified = '{"notification": {"source": "_notification.md", "version": "3"}}'

test('the notification is its own file, and not a page', async () => {
  const {site} = await load({
    'index.md': home,
    '_notification.md': '---\ntitle: News\n---\n\nSee [home](/).\n',
    'site.json': notified,
  })
  expect(site.notification).toMatchObject({frontMatter: {title: 'News'}})
  expect(site.pages.map(({path}) => path)).toEqual(['index.md'])
})

test('the notification has to exist, which is reported together with whatever else is wrong', async () => {
  const message = await messageOf(load({'index.md': `${home}[a](/no/)\n`, 'site.json': notified}))
  expect(message).toContain('index.md:4  dead-link')
  expect(message).toContain(`site.json:1  missing-notification
  There is no file _notification.md in the content folder.
  Create the file, or remove “notification”.`)
})

test.each(['notification.md', 'news/_notification.md', '_notification.html'])(
  'the notification is not taken from %s',
  async source => {
    const site = JSON.stringify({notification: {source, version: '3'}})
    const rules = await rulesOf({'index.md': home, 'site.json': site})
    expect(rules).toEqual(['site.json:1  bad-json'])
  },
)

const manifest = '{"version": "1.2.3", "license": "MIT", "repository": "example/a-loader"}'
const rows = '[\n  {"package": "a-loader", "section": "loaders"}\n]'

async function loadPackages(files: Readonly<Record<string, string>>, readme = 'Text.\n') {
  const documentedDir = await writeFolder({
    'package.json': '{"dependencies": {"a-loader": "1.2.3", "b-loader": "1.2.3"}}',
    'node_modules/a-loader/package.json': manifest,
    'node_modules/a-loader/README.md': readme,
  })
  return load({'index.md': home, 'packages.json': rows, ...files}, {documentedDir})
}

test('packages.json makes pages of READMEs, and repairs their links with the URLs of the other pages', async () => {
  const old = 'https://webpack.js.org'
  const readme = `[a](${old}/old/#x) [b](${old}/guide/#gone) [c](${old}/guide/#was) [d](${old}/no/) ![](e.png)`
  const guide = '---\ntitle: Guide\nmoved:\n  was: now\n---\n\n## Now\n'
  const redirects = '[{"from": "/old/", "to": "/guide/"}]'
  const index = `${home}\n[a](/loaders/a-loader/)\n`
  const files = {'guide.md': guide, 'index.md': index, 'redirects.json': redirects}
  const {site} = await loadPackages(files, readme)
  const page = site.pages.find(({path}) => path === 'loaders/a-loader.md')
  expect(page?.frontMatter.version).toBe('1.2.3')
  const urls = page?.links.map(({url}) => url)
  expect(urls).toEqual(['/guide/', '/guide/', '/guide/#now', `${old}/no/`])
  expect(page?.changes).toEqual([
    'images removed: 1',
    '/old/#x → /guide/',
    '/guide/#gone → /guide/',
    '/guide/#was → /guide/#now',
    `/no/ → ${old}/no/`,
  ])
})

test('packages.json reports everything that is wrong with it', async () => {
  const names = ['a-loader', 'b-loader', 'c-loader']
  const wrong = names.map(name => `\n{"package": "${name}", "section": "loaders"}`)
  const files = {'packages.json': `[${wrong.join()}]`, 'loaders/a-loader.md': home}
  expect(placesIn(await messageOf(loadPackages(files)))).toEqual([
    'a-loader.md:1  duplicate-url',
    'packages.json:3  missing-package',
    'packages.json:4  unknown-package',
  ])
  const section = '[{"package": "a-loader", "section": "a/b"}]'
  await expect(loadPackages({'packages.json': section})).rejects.toThrow(
    'The value of “0.section” is not valid: has to be the name of a folder.',
  )
})
