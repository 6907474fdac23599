import {randomUUID} from 'node:crypto'
import {writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {formatIssues} from '../../../tools/content/issue.ts'
import {keyOf} from '../../../tools/disk/hash.ts'
import {createStore} from '../../../tools/disk/store.ts'
import {
  inspectSite,
  loadSite,
  type LoadedSite,
  type LoadOptions,
} from '../../../tools/load/load-site.ts'
import {writeFolder} from '../temp-folder.ts'

const store = createStore('.cache')

async function load(
  files: Readonly<Record<string, string | Uint8Array>>,
  options: Partial<LoadOptions> = {},
) {
  const content = await writeFolder(files)
  return loadSite({content, store, deadLinks: 'error', ...options})
}

/** The places and rules of what is wrong with a folder. */
async function rulesOf(files: Readonly<Record<string, string>>): Promise<string[]> {
  const error: unknown = await load(files).catch((reason: unknown) => reason)
  const message = error instanceof Error ? error.message : ''
  return [...message.matchAll(/([\w.-]+:\d+ {2}[\w-]+)/g)].map(([place]) => place)
}

const home = '---\ntitle: Home\n---\n'

describe('loadSite', () => {
  test('gives pages, data and warnings of a folder in which nothing is wrong', async () => {
    const loaded = await load({'index.md': `${home}\n~~~cobolt\na\n~~~\n`})
    expect(loaded).toMatchObject({
      site: {
        settings: {title: 'Documentation'},
        redirects: [],
        pages: [{path: 'index.md'}],
      },
      issues: [{rule: 'unknown-language', severity: 'warning'}],
    })
  })

  test('knows where webpack is documented, and links names within a paragraph', async () => {
    const front = '---\ntitle: Output\ncovers:\n  - option:output.clean\n  - option:mode\n---\n'
    const text = '- :option[clean]{path="output.clean"}\n\n## Mode\n\n::option{path="mode"}\n'
    const link = '\n[A](/output/#option-output-clean) [b](/output/#mode)\n'
    const {site} = await load({'index.md': home + link, 'output.md': front + text})
    expect([...site.factUrls]).toEqual([
      ['option:output.clean', '/output/#option-output-clean'],
      ['option:mode', '/output/#mode'],
    ])
    expect(site.coverage.documented).toBe(2)
    expect(site.coverage.total).toBeGreaterThan(2000)
  })

  test('reports what is covered wrongly, and what was documented once', async () => {
    const record = {
      sections: {all: ['*']},
      documented: {all: ['option:mode', 'option:not-there-any-more', 'option:target']},
    }
    const covers = (...ids: string[]) =>
      `---\ntitle: A\ncovers:\n${ids.map(id => `  - ${id}\n`).join('')}---\n`
    const shown = '::option{path="mode"}\n\n- :option{path="mode"}\n'
    const files = {
      'index.md': `${home}[a](/a/#option-mod)\n`,
      'a.md': covers('option:mode') + shown,
      '_coverage.json': JSON.stringify(record, null, 1),
    }
    expect(await rulesOf(files)).toEqual([
      '_coverage.json:11  coverage-fell',
      'index.md:4  dead-anchor',
    ])
    const b = `${covers('option:mode', 'option:modus', 'option:target')}::option{path="mode"}\n`
    expect(await rulesOf({...files, 'b.md': b, 'c.md': '---\ntitle: C\ncover: a\n---\n'})).toEqual([
      'b.md:4  double-owner',
      'b.md:5  unknown-fact',
      'b.md:6  fact-without-anchor',
      'c.md:3  unknown-key',
      'index.md:4  dead-anchor',
    ])
  })

  test('reports everything that is wrong in one run', async () => {
    expect(
      await rulesOf({
        'index.md': `${home}\n[a](/nowhere-at-all/) ![b](/b.png)\n`,
        'twice.md': '---\ntitle: A\n---\n',
        'twice.mdx': '---\ntitle: A\n---\n',
        'untitled.md': 'Text.\n',
        'site.json': '{"footer": [{"title": "A", "url": "/gone/"}]}',
        'redirects.json': '[{"from": "/twice/", "to": "/"}]',
      }),
    ).toEqual([
      'index.md:5  broken-image',
      'index.md:5  dead-link',
      'redirects.json:1  bad-redirect',
      'site.json:1  dead-link',
      'twice.mdx:1  duplicate-url',
      'untitled.md:1  missing-title',
    ])
  })

  test('lets links lead to redirected URLs', async () => {
    const redirects = '[{"from": "/old/", "to": "/"}]'
    expect(
      await rulesOf({'index.md': `${home}\n[a](/old#b)\n`, 'redirects.json': redirects}),
    ).toEqual([])
  })

  test('checks the anchors of a page some of whose hashes are redirected', async () => {
    const files = {
      'index.md': `${home}\n[a](#cache) [b](#never)\n`,
      'a.md': '---\ntitle: A\n---\n',
      'redirects.json': '[{"from": "/", "to": "/a/", "hash": "#cache"}]',
    }
    expect(await rulesOf(files)).toEqual(['index.md:5  dead-anchor'])
  })

  test('takes the address of the site from its caller before site.json', async () => {
    const files = {'index.md': home, 'site.json': '{"url": "https://a.org"}'}
    const urlOf = async (site?: string) => (await load(files, {site})).site.settings.url
    expect(await urlOf()).toBe('https://a.org')
    expect(await urlOf('https://b.org')).toBe('https://b.org')
  })
})

describe('links and images that lead nowhere', () => {
  const text = `${home}
[a](/nowhere/) [b](javascript:alert(1)) ![c *d*](./gone.png) [e](/gone.zip) ![f](data:x)
`

  test('are errors', async () => {
    const {issues} = await inspectSite({
      content: await writeFolder({'index.md': text}),
      store,
      deadLinks: 'error',
    })
    expect(issues.map(({rule, severity}) => `${rule} ${severity}`)).toEqual([
      'bad-link error',
      'bad-link error',
      'broken-image error',
      'broken-image error',
      'dead-link error',
    ])
  })

  test('are warnings if told so, and those that cannot be followed are shown as text', async () => {
    const options = {deadLinks: 'warning', site: 'https://a.org'} as const
    const {site, issues} = await load({'index.md': text}, options)
    expect(formatIssues(issues)).toBe(`content/index.md:5  bad-link (warning)
  Links to javascript: URLs are not allowed.
  Use a URL with “https:” or the URL of a page, or write the text as code.

content/index.md:5  bad-link (warning)
  Links to data: URLs are not allowed.
  Use a URL with “https:” or the URL of a page, or write the text as code.

content/index.md:5  broken-image (warning)
  There is no file /gone.png in the content folder.
  Put the file there.

content/index.md:5  broken-image (warning)
  There is no file /gone.zip in the content folder.
  Put the file there.

content/index.md:5  dead-link (warning)
  There is no page /nowhere/.
  Use the URL of an existing page.`)
    const [page] = site.pages
    if (!page) throw new Error('There is no page')
    expect(await site.texts.markdown(page)).toBe(
      '# Home\n\n[a](https://a.org/nowhere/) b c d e f\n',
    )
  })

  test('are not warnings where the text itself is wrong', async () => {
    const wrong = {'index.md': '---\ntitle: Home\nsrot: 1\n---\n'}
    await expect(load(wrong, {deadLinks: 'warning'})).rejects.toThrow('unknown-key')
  })
})

describe('files that could run on the site', () => {
  test('are refused, at the link or within the image', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2">\n<script/></svg>'
    const page = `${home}\n[a](./evil.js) ![b](./evil.svg)\n`
    expect(await rulesOf({'index.md': page, 'evil.js': 'alert(1)', 'evil.svg': svg})).toEqual([
      'evil.svg:2  bad-file',
      'index.md:5  bad-file',
    ])
  })
})

describe('what a page says because of others', () => {
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

  async function bodyOf({site: {pages, texts}}: LoadedSite, path: string): Promise<string> {
    const page = pages.find(each => each.path === path)
    if (!page) throw new Error(`There is no ${path}`)
    return texts.body(page)
  }

  test('is where a fact is documented, also when that changes, without parsing it again', async () => {
    const {first, again, edit} = await loadFirst({
      'flags.md': `---\ntitle: Flags\n---\n\n::flags{of="mode"}\n`,
      'mode.md': mode('One'),
    })
    expect(first.parsed).toBe(2)
    expect(await bodyOf(first, 'flags.md')).toContain('"url":"/mode/#one"')
    const [flags] = first.site.pages

    await edit('mode.md', mode('Two'))
    const second = await again()
    expect(second.parsed).toBe(1)
    expect(await bodyOf(second, 'flags.md')).toContain('"url":"/mode/#two"')
    expect(second.site.pages[0]?.links).toMatchObject([{url: '/mode/#two'}])
    expect(second.site.pages[0]?.key).not.toBe(flags?.key)
    expect(second.site.pages[0]?.storeKey).toBe(flags?.storeKey)
    expect(second.site.pages[0]?.bodyHash).not.toBe(flags?.bodyHash)

    await edit('mode.md', mode('One'))
    const third = await again()
    expect(third.parsed).toBe(0)
    expect(third.site.pages[0]).toEqual(flags)
  })

  test('is nothing of a fact that is documented nowhere', async () => {
    const {first} = await loadFirst({'flags.md': `---\ntitle: Flags\n---\n\n::flags{of="mode"}\n`})
    expect(await bodyOf(first, 'flags.md')).not.toContain('"link"')
    expect(first.site.pages[0]?.links).toEqual([])
  })

  test('is the size of an image, so that nothing moves when it arrives', async () => {
    const {first, again, edit} = await loadFirst({
      'pages/a.md': '---\ntitle: A\n---\n\n![One](./a%20b.svg)\n',
      'pages/a b.svg': svg(40),
    })
    const sizes = async (loaded: LoadedSite) =>
      [...(await bodyOf(loaded, 'pages/a.md')).matchAll(/"width":\d+,"height":\d+/g)].map(String)
    expect(await sizes(first)).toEqual(['"width":40,"height":30'])
    expect(first.site.pages[0]?.files).toEqual([
      {path: 'pages/a b.svg', line: 5, size: {width: 40, height: 30}},
    ])

    await edit('pages/a b.svg', `${svg(40)}\n`)
    const second = await again()
    expect([second.parsed, second.site.pages]).toEqual([0, first.site.pages])

    await edit('pages/a b.svg', svg(50))
    const third = await again()
    expect([third.parsed, await sizes(third)]).toEqual([0, ['"width":50,"height":30']])
  })

  test('is absent for a file that is not an image', async () => {
    const {first} = await loadFirst({
      'a.md': '---\ntitle: A\n---\n\n[b](./b.zip)\n',
      'b.zip': 'PK',
    })
    expect(first.site.pages[0]?.files).toEqual([{path: 'b.zip', line: 5}])
    expect([...first.site.files.keys()]).toEqual(['b.zip'])
  })

  test('is resolved again where the store has lost it, and parsed again where it has lost that', async () => {
    const {first, again} = await loadFirst({
      'flags.md': `---\ntitle: Flags\n---\n\n::flags{of="mode"}\n`,
      'mode.md': mode('One'),
    })
    const body = await bodyOf(first, 'flags.md')
    const [flags] = first.site.pages
    if (!flags) throw new Error('There is no page')
    const loaded = await again()
    const entry = (key: string) => join('.cache/entries-2', key.slice(0, 1), key)
    await writeFile(entry(keyOf('resolved', flags.key)), 'x')
    expect(await bodyOf(loaded, 'flags.md')).toBe(body)
    await writeFile(entry(keyOf('resolved', flags.key)), 'x')
    await writeFile(entry(flags.storeKey), 'x')
    expect(await bodyOf(loaded, 'flags.md')).toBe(body)
  })
})

describe('the notification', () => {
  const notified = '{"notification": {"source": "_notification.md", "version": "3"}}'

  test('is its own file, and not a page', async () => {
    const {site} = await load({
      'index.md': home,
      '_notification.md': '---\ntitle: News\n---\n\nSee [home](/).\n',
      'site.json': notified,
    })
    expect(site.notification).toMatchObject({
      path: '_notification.md',
      frontMatter: {title: 'News'},
    })
    expect(site.pages.map(({path}) => path)).toEqual(['index.md'])
  })

  test('is not there if site.json does not name it', async () => {
    const files = {'index.md': home, '_notification.md': 'Not even a title.\n'}
    expect((await load(files)).site.notification).toBeUndefined()
  })

  test('has to exist, which is reported together with whatever else is wrong', async () => {
    const error: unknown = await load({
      'index.md': `${home}\n[a](/nowhere-at-all/)\n`,
      'site.json': notified,
    }).catch((reason: unknown) => reason)
    const message = error instanceof Error ? error.message : ''
    expect(message).toContain('index.md:5  dead-link')
    expect(message).toContain(`site.json:1  missing-notification
  There is no file _notification.md in the content folder.
  Create the file, or remove “notification”.`)
  })

  test('has its links and images checked as those of a page', async () => {
    expect(
      await rulesOf({
        'index.md': home,
        '_notification.md': '---\ntitle: News\n---\n\nSee\n[this](/nowhere/) ![a](/a.png).\n',
        'site.json': notified,
      }),
    ).toEqual(['_notification.md:6  broken-image', '_notification.md:6  dead-link'])
  })

  test('is not a page that links can lead to', async () => {
    const files = {
      'index.md': `${home}\n[news](/_notification/)\n`,
      '_notification.md': '---\ntitle: News\n---\n',
      'site.json': notified,
    }
    expect(await rulesOf(files)).toEqual(['index.md:5  dead-link'])
  })

  test.each(['notification.md', 'news/_notification.md', '_notification.html'])(
    'is not taken from %s',
    async source => {
      const site = JSON.stringify({notification: {source, version: '3'}})
      expect(await rulesOf({'index.md': home, 'site.json': site})).toEqual([
        'site.json:1  bad-json',
      ])
    },
  )
})

describe('packages.json', () => {
  const manifest = JSON.stringify({
    version: '1.2.3',
    license: 'MIT',
    repository: 'example/a-loader',
  })
  const rows = '[\n  {"package": "a-loader", "section": "loaders"}\n]'

  async function loadPackages(files: Readonly<Record<string, string>>, readme = 'Text.\n') {
    const documentedDir = await writeFolder({
      'package.json': '{"dependencies": {"a-loader": "1.2.3", "b-loader": "1.2.3"}}',
      'node_modules/a-loader/package.json': manifest,
      'node_modules/a-loader/README.md': readme,
    })
    return load({'index.md': home, 'packages.json': rows, ...files}, {documentedDir})
  }

  test('makes pages of READMEs, to which others may link', async () => {
    const {site} = await loadPackages({'index.md': `${home}\n[a](/loaders/a-loader/)\n`})
    expect(site.pages.map(({path, frontMatter}) => [path, frontMatter.version])).toEqual([
      ['index.md', undefined],
      ['loaders/a-loader.md', '1.2.3'],
    ])
  })

  test('repairs the links of a README with the URLs of the other pages', async () => {
    const old = 'https://webpack.js.org'
    const readme = `[a](${old}/old/#x) [b](${old}/guide/#gone) [c](${old}/guide/#was) [d](${old}/no/)`
    const guide = '---\ntitle: Guide\nmoved:\n  was: now\n---\n\n## Now\n'
    const redirects = '[{"from": "/old/", "to": "/guide/"}]'
    const files = {'guide.md': guide, 'redirects.json': redirects}
    const {site} = await loadPackages(files, readme)
    const page = site.pages.find(({path}) => path === 'loaders/a-loader.md')
    expect(page?.links.map(({url}) => url)).toEqual([
      '/guide/',
      '/guide/',
      '/guide/#now',
      `${old}/no/`,
    ])
    expect(page?.changes).toEqual([
      '/old/#x → /guide/',
      '/guide/#gone → /guide/',
      '/guide/#was → /guide/#now',
      `/no/ → ${old}/no/`,
    ])
  })

  test('reports everything that is wrong with it', async () => {
    const wrong = `[
  {"package": "a-loader", "section": "loaders"},
  {"package": "b-loader", "section": "loaders"},
  {"package": "c-loader", "section": "loaders"}
]`
    const taken = '---\ntitle: A\n---\n'
    const error: unknown = await loadPackages({
      'packages.json': wrong,
      'loaders/a-loader.md': taken,
    }).catch((reason: unknown) => reason)
    const message = error instanceof Error ? error.message : ''
    expect(message.replaceAll(/^\S*\/(?=[\w-]+(?:\/a-loader\.md|\.json):)/gm, '')).toBe(
      `packages.json:2  duplicate-url
  Another page or another row has the URL /loaders/a-loader/.
  Remove one of the two.

packages.json:3  missing-package
  The package b-loader is not installed.
  Run npm ci.

packages.json:4  unknown-package
  c-loader is not in the dependencies of documented/package.json.
  Did you mean a-loader?`,
    )
    const section = '[{"package": "a-loader", "section": "a/b"}]'
    await expect(loadPackages({'packages.json': section})).rejects.toThrow(
      'The value of “0.section” is not valid: has to be the name of a folder.',
    )
  })
})
