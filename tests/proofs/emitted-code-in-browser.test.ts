import {existsSync, readdirSync} from 'node:fs'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {lookup} from 'mrmime'
import type {BrowserContext, Page, Route} from 'playwright-core'
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest'
import {buildGallery, type Gallery} from './build-gallery.ts'
import {launchBrowser} from '../browser/launch-browser.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const origin = 'http://gallery.test'

/** Logs of pages that don't print the default of their gallery. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  'library-types/assign-properties.html': ['1 3'],
  'external-types/asset.html': ['https://cdn.example.com/logo.svg'],
  'external-types/asset-url.html': ['https://cdn.example.com/logo.svg'],
  'external-types/css-url.html': ['GET https://cdn.example.com/logo.svg'],
  'external-types/css-import.html': ['GET https://cdn.example.com/theme.css'],
}

describe.each([
  ['library-types', '3'],
  ['chunk-formats', 'loaded'],
  ['external-types', '3'],
])('the pages of %s', (example, printed) => {
  let gallery: Gallery
  let context: BrowserContext
  let page: Page
  let log: string[]

  beforeAll(async () => {
    gallery = await buildGallery(example)
    context = await (await launchBrowser()).newContext()
    await context.route('**/*', route => answer(route, gallery, log))
    page = await context.newPage()
    page.on('pageerror', ({message}) => log.push(message))
    page.on('console', message => {
      if (message.type() === 'log') log.push(message.text())
    })
  })
  beforeEach(() => void (log = []))
  afterAll(async () => {
    await context.close()
    await gallery.close()
  })

  const pages = readdirSync(join(root, 'examples', example)).filter(name => name.endsWith('.html'))

  test.each(pages)('%s loads the emitted code in a browser', async name => {
    await page.goto(`${origin}/${name}`)
    await expect.poll(() => log).toEqual(exceptions[`${example}/${name}`] ?? [printed])
  })
})

/** Answers with files of the gallery, and with packages of a CDN in their installed versions. */
async function answer(route: Route, {dir}: Gallery, log: string[]): Promise<void> {
  const url = new URL(route.request().url())
  const path = url.origin === origin ? join(dir, url.pathname) : packageFile(url)
  if (path !== undefined && existsSync(path)) {
    return route.fulfill({path, contentType: lookup(path) ?? 'text/plain'})
  }
  log.push(`GET ${url.href}`)
  return route.abort()
}

/** Path of `https://cdn.jsdelivr.net/npm/name@1.0.0/file.js` in the installed package. */
function packageFile({host, pathname}: URL): string | undefined {
  const [, name, file] = /^\/npm\/([^@/]+)@[^/]+\/(.+)$/.exec(pathname) ?? []
  if (host !== 'cdn.jsdelivr.net' || name === undefined || file === undefined) return undefined
  return join(root, 'node_modules', name, file)
}
