import {join} from 'node:path'
import {expect, test} from 'vitest'
import type {AppBundle} from '../../../tools/bundle/app-bundle.ts'
import {emitDocuments} from '../../../tools/emit/emit-documents.ts'
import type {Site} from '../../../tools/load/site.ts'
import {makeFiles} from '../made-files.ts'
import {someApp} from '../some-app.ts'
import {pageOf, siteOf} from '../some-site.ts'
import {writeFolder} from '../temp-folder.ts'

/** An app whose renderer writes down what it is given. */
async function appWith(key = 'app'): Promise<AppBundle> {
  const program = `export const createDocumentRenderer = frame => async ({meta: {url}}) =>
    [url, frame.notification.version, frame.feedTitle, frame.theme].join()`
  const file = join(await writeFolder({'documents.mjs': program}), 'documents.mjs')
  return {...someApp, key, loadDocuments: () => Promise.resolve(file)}
}

const pages = ['index.md', 'guides/caching.md', 'blog/index.md'].map(path => pageOf(path))
const settings = {printable: ['guides']}

test('every document has the notification, the title of the feed and the theme of the site', async () => {
  const post = pageOf('blog/2020-01-01-a.md')
  const notification = {...pageOf('_news.md', {title: 'News'}), key: 'n', storeKey: 'n'}
  const site = siteOf([post], {
    settings: {title: 'Small', theme: 'system', notification: {source: '_news.md', version: '3'}},
    more: {notification},
  })
  const url = 'blog/2020-01-01-a/index.html'
  const documents = emitDocuments(site, await appWith()).filter(output => output.url === url)
  const files = await makeFiles(documents)
  expect(`${files.get(url)}`).toBe('/blog/2020-01-01-a/,3,Blog | Small,system')
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
  const themed = siteOf(pages, {settings: {...settings, theme: 'dark'}})
  expect(await changed(themed)).toEqual([...keys.keys()])
})
