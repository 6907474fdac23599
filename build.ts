import {basename, join} from 'node:path'
import {fileURLToPath, pathToFileURL} from 'node:url'
import type * as Documents from './app/documents/render-document.tsx'
import {BUILD_HELP, parseCommandLine, type BuildOptions} from './tools/build-options.ts'
import {planSearch} from './tools/build-search.ts'
import type {AppBundle} from './tools/bundle/app-bundle.ts'
import {bundleApp} from './tools/bundle-app.ts'
import {checkContent, type Content} from './tools/check-content.ts'
import {compressFolder} from './tools/compress-folder.ts'
import {formatIssues} from './tools/content/issue.ts'
import {emitApi, planApi} from './tools/emit-api.ts'
import {emitFacts} from './tools/emit-facts.ts'
import {emitFeeds} from './tools/emit-feeds.ts'
import {copyContentFiles, emitFiles, hashContentFiles} from './tools/emit-files.ts'
import {emitIcons} from './tools/emit-icons.ts'
import {emitMarkdown} from './tools/emit-markdown.ts'
import {emitSearch} from './tools/emit-search.ts'
import {emitShells} from './tools/emit-shells.ts'
import {emitWorker} from './tools/emit-worker.ts'
import {endWith, explainError} from './tools/explain-error.ts'
import {buildFeed} from './tools/feeds/feed.ts'
import {readSnapshots} from './tools/facts-folder.ts'
import {createFileCache} from './tools/file-cache.ts'
import {buildHeaderRules, formatHeaders} from './tools/headers.ts'
import {createLiveUpdate} from './tools/live-update.ts'
import {buildManifest} from './tools/manifest.ts'
import {notFoundJson, notFoundUrl} from './tools/not-found.ts'
import {createPageStore} from './tools/page-store.ts'
import {formatRedirects} from './tools/redirect-files.ts'
import {serveAt} from './tools/serve.ts'
import {shownPath} from './tools/shown-path.ts'
import {createStepLog} from './tools/step-log.ts'
import {createFreshFolder} from './tools/swap-folder.ts'
import {asksForHelp} from './tools/usage.ts'
import {watchFolders} from './tools/watch-folders.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const defaultCache = join(root, '.cache')

/**
 * Builds the site. Throws `ContentError` with every issue of the run; whatever goes wrong, the
 * folder that was there before stays as it was.
 */
export async function buildSite(options: BuildOptions): Promise<AppBundle> {
  const {log, liveUpdate, cache = defaultCache} = options
  const bundle =
    options.bundle ??
    (await log.step('app', () => bundleApp({cacheDir: join(cache, 'app'), liveUpdate})))
  const renderArticle = pathToFileURL(bundle.renderArticle).href
  const content = await log.step('content', () => checkContent({...options, cache, renderArticle}))
  const fresh = await createFreshFolder(options.out)
  try {
    await emitSite(fresh.dir, bundle, content, options)
    await fresh.swapIn()
  } catch (error) {
    await fresh.discard()
    throw error
  }
  report(options, bundle, content)
  return bundle
}

async function emitSite(
  outDir: string,
  bundle: AppBundle,
  content: Content,
  {content: contentDir, log, compress, cache = defaultCache}: BuildOptions,
): Promise<void> {
  const {site, sponsors, redirects, entries} = content
  const pages = entries.map(({page}) => page)
  const keys = new Map(entries.map(({page, key}) => [page.path, key]))
  const store = createPageStore(content.storeDir)
  const keyOf = (path: string) => keys.get(path) ?? ''
  const readText = (path: string) => store.readText(keyOf(path))
  const readBody = async (path: string) => (await readText(path)).body

  const {coverage} = content.documented
  const facts = await readSnapshots()
  const webpackVersion = facts.options.version
  const plan = planApi({site, pages, sponsors, redirects, coverage, webpackVersion})
  const feed = buildFeed(plan.metas.values(), site)
  const search = await log.step('search', () =>
    emitSearch({
      ...store,
      pages: planSearch(plan, keyOf),
      outDir,
      cacheDir: join(content.storeDir, 'search'),
    }),
  )
  const used = new Set(pages.flatMap(({files}) => files.map(({path}) => path)))
  await log.step('api', async () => {
    const files = await hashContentFiles(contentDir, used)
    const {urls} = content.documented
    const written = new Map([...search, ...(await emitFacts({facts, urls, outDir}))])
    await emitApi({plan, outDir, webpackVersion, written, files, readBody})
  })
  await log.step('pages', async () => {
    const {nav, metas} = plan
    const notification = content.notification && {
      version: site.notification?.version ?? '',
      title: content.notification.page.frontMatter.title,
      html: (await store.readText(content.notification.key)).html,
    }
    const besides = {notification, feedTitle: feed?.title}
    const {renderDocument, ...assets} = bundle
    const urls = [assets.boot, assets.main, ...assets.chunks, ...assets.styles]
    await emitShells({
      nav,
      metas,
      outDir,
      cache: createFileCache(join(content.storeDir, 'documents')),
      madeFrom: [basename(renderDocument), JSON.stringify({nav, urls, ...besides})],
      keyOf,
      readHtml: async path => (await readText(path)).html,
      async createRenderer() {
        const documents: typeof Documents = await import(pathToFileURL(renderDocument).href)
        return documents.createDocumentRenderer(nav, bundle, besides)
      },
    })
  })
  await log.step('files', async () => {
    await copyContentFiles(contentDir, outDir, used)
    await emitFiles(outDir, [
      ...bundle.files,
      ['manifest.json', JSON.stringify(buildManifest(site))],
      ['_headers', formatHeaders(buildHeaderRules({...site, hasFeed: feed !== undefined}))],
      ['_redirects', formatRedirects(redirects)],
      [notFoundUrl, notFoundJson],
    ])
    await emitFeeds({
      siteUrl: site.url,
      pages: [...plan.metas.values()],
      feed,
      outDir,
      cache: createFileCache(join(cache, 'feeds')),
      keyOf,
      readBody,
    })
    await emitMarkdown({
      ...plan,
      outDir,
      readMarkdown: path => store.readMarkdown(keyOf(path)),
    })
    await emitIcons(outDir, createFileCache(join(cache, 'icons')))
  })
  const workers = createFileCache(join(cache, 'workers'))
  await log.step('worker', () => emitWorker(outDir, workers, {isOn: site.serviceWorker}))
  if (compress) await log.step('compress', () => compressFolder(outDir, join(cache, 'compressed')))
}

function report(options: BuildOptions, bundle: AppBundle, content: Content): void {
  const {content: folder, log, reportPackages} = options
  const {warnings, entries, parsed} = content
  for (const {page} of reportPackages ? entries : []) {
    const {package: name, version} = page.frontMatter
    if (name !== undefined) log.line(`${name} ${version}: ${page.changes?.join(', ')}`)
  }
  if (warnings.length > 0) {
    log.line(`\n${formatIssues(warnings, shownPath(folder))}\n`)
  }
  log.line(
    `${entries.length} pages (${parsed} parsed), ${warnings.length} warnings, ` +
      `entry bundle ${(bundle.entrySize / 1000).toFixed(1)} KB brotli`,
  )
}

async function main(): Promise<void> {
  const args = process.argv.slice(2)
  if (asksForHelp(args)) return console.log(BUILD_HELP)
  const {options, watch, port} = parseCommandLine(args, root)
  const log = createStepLog(line => console.log(line))
  let bundle = await buildSite({...options, log}).catch((error: unknown) => {
    if (!watch) throw error
    console.error(explainError(error))
    return undefined
  })
  const live = createLiveUpdate()
  if (port !== undefined) {
    const dir = options.out
    const url = await serveAt({dir, port, ...(watch && {intercept: live.intercept})})
    console.log(`Serving on ${url}`)
  }
  if (!watch) return

  const {content} = options
  const examples = join(root, 'examples')
  await watchFolders(
    [content, examples, join(root, 'app'), join(root, 'contract')],
    async changed => {
      const isApp = changed.some(folder => folder !== content && folder !== examples)
      try {
        bundle = await buildSite({...options, log, ...(!isApp && {bundle})})
        live.send(isApp ? 'app' : 'content')
      } catch (error) {
        console.error(explainError(error))
      }
    },
  )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main().catch(endWith)
}
