import {readdir, readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {siteSchema} from '../../tools/content/site.ts'
import {planApi} from '../../tools/emit-api.ts'
import {emitShells} from '../../tools/emit-shells.ts'
import {createFileCache} from '../../tools/disk/file-cache.ts'
import {writeFolder} from './temp-folder.ts'

test('every url has a document: pages, sections to print, the shell and the 404 page', async () => {
  const nothing = {size: 1, anchors: [], ids: [], links: [], files: [], excerpt: '', issues: []}
  const pages = ['index.md', 'guides/caching.md', 'blog/index.md'].map(path => ({
    path,
    frontMatter: {title: path},
    ...nothing,
  }))
  const {nav, metas} = planApi({
    site: siteSchema.parse({printable: ['guides']}),
    pages,
    sponsors: {currency: 'USD', sponsors: []},
    redirects: [],
  })
  const outDir = await writeFolder()
  await emitShells({
    nav,
    metas,
    outDir,
    cache: createFileCache(join(outDir, '.cache')),
    madeFrom: [],
    keyOf: path => path,
    readHtml: async path => `text of ${path}`,
    createRenderer: async () => ({
      page: async (meta, html) => `page ${meta.url} ${html}`,
      plain: async (kind, url) => `${kind} ${url}`,
    }),
  })
  const read = (file: string) => readFile(join(outDir, file), 'utf8')
  const entries = await readdir(outDir, {recursive: true})
  expect(entries.filter(name => name.endsWith('.html')).toSorted()).toEqual([
    '404.html',
    'app-shell/index.html',
    'blog/index.html',
    'guides/caching/index.html',
    'guides/printable/index.html',
    'index.html',
  ])
  expect(await read('guides/caching/index.html')).toBe(
    'page /guides/caching/ text of guides/caching.md',
  )
  expect(await read('guides/printable/index.html')).toBe('printable /guides/printable/')
  expect(await read('404.html')).toBe('not-found /404/')
  expect(await read('app-shell/index.html')).toBe('app-shell /app-shell/')
})
