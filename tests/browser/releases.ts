import type {Server} from 'node:http'
import {cp, readdir, readFile, rename, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import type {Page} from 'playwright-core'
import {afterAll, beforeAll, inject} from 'vitest'
import {serve} from '../../tools/server/serve.ts'
import {writeFolder} from '../tools/temp-folder.ts'
import {isReady, type OpenPage, type Site} from './browser.ts'
import {answerWith} from './page-parts.ts'
import type {SharedSite} from './shared-sites.ts'

/** Another build of a site, which takes its place at the same address. */
export interface Release {
  /** From now on until the end of the test, only its files are there. */
  deploy(options?: {without?: RegExp}): void
}

interface ReleaseOptions {
  /** The shared site that is copied and deployed; by default the site itself. */
  of?: SharedSite
  /** Part of the names of its assets, as if the app had changed. If absent, the app is the same. */
  mark?: string
}

/** Prepares a release for the tests of a file. */
export function useRelease(site: Site, {of, mark}: ReleaseOptions): Release {
  let server: Server
  beforeAll(async () => {
    const folder = await writeFolder()
    await cp(of ? inject('sites')[of] : site.dir, folder, {recursive: true})
    if (mark !== undefined) await renameAssets(folder, mark)
    server = await serve({dir: folder, port: 0})
  })
  afterAll(() => void server.close())
  return {
    deploy({without} = {}) {
      site.intercept = (request, response) => {
        if (without?.test(request.url ?? '')) response.writeHead(404).end()
        else server.emit('request', request, response)
        return true
      }
    },
  }
}

/** Opens a document of a release whose other files have left the server. */
export async function openOldTab(
  site: Site,
  path: string,
  {width = 1440, missing}: {width?: number; missing: RegExp},
): Promise<OpenPage> {
  answerWith(site, missing, response => response.writeHead(404).end())
  const page = await site.open(path, {viewport: {width, height: 800}})
  await isReady(page)
  await page.evaluate(() => (document.body.dataset['tab'] = 'old'))
  return page
}

/** Resolves once another document has replaced that of an old tab. */
export async function isReplaced(page: OpenPage): Promise<void> {
  await page.waitForFunction(() => document.body && document.body.dataset['tab'] === undefined)
}

/** The URL of the main script, which names the release. */
export function mainOf(page: Page): Promise<string | null> {
  return page.locator('script[data-main]').getAttribute('data-main')
}

/** Gives every asset the name of a release of its own: `main-ABC.js` → `main-NEWABC.js`. */
async function renameAssets(dir: string, mark: string): Promise<void> {
  const names = await readdir(join(dir, 'assets'))
  const hashes = names.flatMap(name => /-(\w{8})\./.exec(name)?.[1] ?? [])
  const pattern = new RegExp(`(?<=-)(${hashes.join('|')})(?=\\.)`, 'g')
  const files = await readdir(dir, {recursive: true})
  for (const file of files.filter(name => /\.(?:html|js|css)$/.test(name))) {
    const text = (await readFile(join(dir, file), 'utf8')).replaceAll(pattern, `${mark}$1`)
    const isWorker = file === 'sw.js' // which tells by them what has changed
    const revised = isWorker ? text.replaceAll(/(?<=revision:")(?=\w)/g, mark) : text
    await writeFile(join(dir, file), revised)
  }
  for (const name of names) {
    await rename(join(dir, 'assets', name), join(dir, 'assets', name.replace(pattern, `${mark}$1`)))
  }
}
