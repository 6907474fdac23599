import {writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import type {AppBundle} from '../../tools/bundle/app-bundle.ts'
import {emitDocuments} from '../../tools/emit-documents.ts'
import type {Site} from '../../tools/load/site.ts'
import {makeFiles} from './made-files.ts'
import {someApp} from './some-app.ts'
import {pageOf, siteOf} from './some-site.ts'
import {writeFolder} from './temp-folder.ts'

/** An app whose renderer writes down what it is given. */
async function appWith(key = 'app'): Promise<AppBundle> {
  const file = join(await writeFolder(), 'documents.mjs')
  writeFileSync(
    file,
    `export const createDocumentRenderer = (nav, files, {notification, feedTitle, theme}) => ({
      page: async ({url}, body) =>
        ['page', url, body.children.length, notification?.version, feedTitle, theme]
          .filter(part => part !== undefined)
          .join(' '),
      plain: async (kind, url) => kind + ' ' + url,
      printable: async ({url}, pages) =>
        ['printable', url, ...pages.map(({url, body}) => url + body.children.length)].join(' '),
    })`,
  )
  return {...someApp, key, loadDocuments: () => Promise.resolve(file)}
}

const pages = ['index.md', 'guides/caching.md', 'blog/index.md'].map(path => pageOf(path))
const settings = {printable: ['guides']}
const body = async () => '{"type":"root","children":[{},{}]}'

test('every URL has a document: pages, sections to print, the shell and the 404 page', async () => {
  const site = siteOf(pages, {settings, texts: {body}})
  const files = await makeFiles(emitDocuments(site, await appWith()))
  expect(Object.fromEntries([...files].map(([url, bytes]) => [url, `${bytes}`]))).toEqual({
    'index.html': 'page / 2 light',
    'blog/index.html': 'page /blog/ 2 light',
    'guides/caching/index.html': 'page /guides/caching/ 2 light',
    '404.html': 'not-found /404/',
    'app-shell/index.html': 'app-shell /app-shell/',
    'guides/printable/index.html': 'printable /guides/ /guides/caching/2',
  })
})

test('every document has the notification, the title of the feed and the theme of the site', async () => {
  const post = pageOf('blog/2020-01-01-a.md')
  const notification = {...pageOf('_news.md', {title: 'News'}), key: 'n', storeKey: 'n'}
  const site = siteOf([post], {
    settings: {title: 'Small', theme: 'system', notification: {source: '_news.md', version: '3'}},
    more: {notification},
  })
  const files = await makeFiles(emitDocuments(site, await appWith()))
  expect(`${files.get('blog/2020-01-01-a/index.html')}`).toBe(
    'page /blog/2020-01-01-a/ 0 3 Blog | Small system',
  )
})

test('the key of a document changes with its page, the app and what is around every page', async () => {
  const keysOf = async (site: Site, app = 'app') => {
    const outputs = emitDocuments(site, await appWith(app))
    return new Map(outputs.map(({url, key}) => [url, key()]))
  }
  const keys = await keysOf(siteOf(pages, {settings}))
  const changed = async (site: Site, app?: string) =>
    [...(await keysOf(site, app))].filter(([url, key]) => keys.get(url) !== key).map(([url]) => url)

  expect(await changed(siteOf(pages, {settings}))).toEqual([])
  const site = siteOf(pages, {settings})
  const edited = site.pages.map(page => ({...page, key: page.key.replace('caching', 'edited')}))
  expect(await changed({...site, pages: edited})).toEqual([
    'guides/printable/index.html',
    'guides/caching/index.html',
  ])
  expect(await changed(site, 'other app')).toEqual([...keys.keys()])
  const renamed = siteOf(pages, {settings: {...settings, title: 'Other'}})
  expect(await changed(renamed)).toEqual([...keys.keys()])
  const themed = siteOf(pages, {settings: {...settings, theme: 'system'}})
  expect(await changed(themed)).toEqual([...keys.keys()])
})
