import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {describe, expect, test} from 'vitest'
import {checkContent} from '../../../tools/load/load-content.ts'
import {writeFolder} from '../temp-folder.ts'

async function check(files: Readonly<Record<string, string>>, site?: string, documented?: string) {
  const content = await writeFolder(files)
  const cache = await writeFolder({'render.mjs': "export const renderArticle = () => ''"})
  const renderArticle = pathToFileURL(join(cache, 'render.mjs')).href
  return checkContent({content, cache, renderArticle, site, documented, deadLinks: 'error'})
}

/** The places and rules of what is wrong with a folder. */
async function rulesOf(files: Readonly<Record<string, string>>): Promise<string[]> {
  const error: unknown = await check(files).catch((reason: unknown) => reason)
  const message = error instanceof Error ? error.message : ''
  return [...message.matchAll(/([\w.-]+:\d+ {2}[\w-]+)/g)].map(([place]) => place)
}

const home = '---\ntitle: Home\n---\n'

describe('checkContent', () => {
  test('gives pages, data and warnings of a folder in which nothing is wrong', async () => {
    const content = await check({'index.md': `${home}\n~~~cobolt\na\n~~~\n`})
    expect(content).toMatchObject({
      site: {title: 'Documentation'},
      redirects: [],
      entries: [{page: {path: 'index.md'}}],
      parsed: 1,
      warnings: [{rule: 'unknown-language'}],
    })
  })

  test('knows where webpack is documented, and takes links to names within a text', async () => {
    const front = '---\ntitle: Output\ncovers:\n  - option:output.clean\n  - option:mode\n---\n'
    const text = '- :option[clean]{path="output.clean"}\n\n## Mode\n\n::option{path="mode"}\n'
    const link = '\n[A](/output/#option-output-clean) [b](/output/#mode)\n'
    const {documented} = await check({'index.md': home + link, 'output.md': front + text})
    expect([...documented.urls]).toEqual([
      ['option:output.clean', '/output/#option-output-clean'],
      ['option:mode', '/output/#mode'],
    ])
    expect(documented.coverage.documented).toBe(2)
    expect(documented.coverage.total).toBeGreaterThan(2000)
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

  test('lets links lead to redirected urls', async () => {
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

  test('shows links to planned pages as text until the pages exist', async () => {
    const files = {'index.md': `${home}\n[a](/a)\n`, 'site.json': '{"planned": ["/a/"]}'}
    expect((await check(files)).entries[0]?.page.links).toEqual([])
    const written = await check({...files, 'a.md': '---\ntitle: A\n---\n'})
    expect(written.entries[1]?.page.links).toEqual([{url: '/a/', line: 5}])
    expect(written.warnings).toMatchObject([{rule: 'written-page-planned'}])
  })

  test('takes the address of the site from its caller before site.json', async () => {
    const files = {'index.md': home, 'site.json': '{"url": "https://a.org"}'}
    expect((await check(files)).site.url).toBe('https://a.org')
    expect((await check(files, 'https://b.org')).site.url).toBe('https://b.org')
  })
})

describe('the notification', () => {
  const notified = '{"notification": {"source": "_notification.md", "version": "3"}}'

  test('is a text of its own, not one of the pages', async () => {
    const {entries, notification} = await check({
      'index.md': home,
      '_notification.md': '---\ntitle: News\n---\n\nSee [home](/).\n',
      'site.json': notified,
    })
    expect(notification?.page).toMatchObject({
      path: '_notification.md',
      frontMatter: {title: 'News'},
    })
    expect(entries.map(({page}) => page.path)).toEqual(['index.md'])
  })

  test('is not there if site.json does not name it', async () => {
    const files = {'index.md': home, '_notification.md': 'Not even a title.\n'}
    expect((await check(files)).notification).toBeUndefined()
  })

  test('has to exist, which is reported together with whatever else is wrong', async () => {
    const error: unknown = await check({
      'index.md': `${home}\n[a](/nowhere-at-all/)\n`,
      'site.json': notified,
    }).catch((reason: unknown) => reason)
    const message = error instanceof Error ? error.message : ''
    expect(message).toContain('index.md:5  dead-link')
    expect(message).toContain(`site.json:1  missing-notification
  There is no file _notification.md in the content folder.
  Write it, or remove “notification”.`)
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

  async function checkPackages(files: Readonly<Record<string, string>>, readme = 'Text.\n') {
    const documented = await writeFolder({
      'package.json': '{"dependencies": {"a-loader": "1.2.3", "b-loader": "1.2.3"}}',
      'node_modules/a-loader/package.json': manifest,
      'node_modules/a-loader/README.md': readme,
    })
    return check({'index.md': home, 'packages.json': rows, ...files}, undefined, documented)
  }

  test('makes pages of READMEs, to which others may link', async () => {
    const {entries} = await checkPackages({'index.md': `${home}\n[a](/loaders/a-loader/)\n`})
    expect(entries.map(({page}) => [page.path, page.frontMatter.version])).toEqual([
      ['index.md', undefined],
      ['loaders/a-loader.md', '1.2.3'],
    ])
  })

  test('mends the links of a README by what the other pages say', async () => {
    const site = 'https://webpack.js.org'
    const readme = `[a](${site}/old/#x) [b](${site}/guide/#gone) [c](${site}/guide/#was) [d](${site}/no/)`
    const guide = '---\ntitle: Guide\nmoved:\n  was: now\n---\n\n## Now\n'
    const redirects = '[{"from": "/old/", "to": "/guide/"}]'
    const {entries} = await checkPackages({'guide.md': guide, 'redirects.json': redirects}, readme)
    const page = entries.find(entry => entry.page.path === 'loaders/a-loader.md')?.page
    expect(page?.links.map(({url}) => url)).toEqual([
      '/guide/',
      '/guide/',
      '/guide/#now',
      `${site}/no/`,
    ])
    expect(page?.changes).toEqual([
      '/old/#x → /guide/',
      '/guide/#gone → /guide/',
      '/guide/#was → /guide/#now',
      `/no/ → ${site}/no/`,
    ])
  })

  test('tells everything that is wrong with it', async () => {
    const wrong = `[
  {"package": "a-loader", "section": "loaders"},
  {"package": "b-loader", "section": "loaders"},
  {"package": "c-loader", "section": "loaders"}
]`
    const taken = '---\ntitle: A\n---\n'
    const error: unknown = await checkPackages({
      'packages.json': wrong,
      'loaders/a-loader.md': taken,
    }).catch((reason: unknown) => reason)
    const message = error instanceof Error ? error.message : ''
    expect(message.replaceAll(/^\S*\/(?=[\w-]+(?:\/a-loader\.md|\.json):)/gm, '')).toBe(
      `packages.json:2  duplicate-url
  There is another page at /loaders/a-loader/, or another row for it.
  Remove one of the two.

packages.json:3  missing-package
  The package b-loader is not installed.
  Run npm ci.

packages.json:4  unknown-package
  c-loader is no dependency of documented/package.json.
  Did you mean a-loader?`,
    )
    const section = '[{"package": "a-loader", "section": "a/b"}]'
    await expect(checkPackages({'packages.json': section})).rejects.toThrow(
      'The value of “0.section” does not fit: has to be the name of a folder.',
    )
  })
})
