import {basename, join} from 'node:path'
import {fileURLToPath, pathToFileURL} from 'node:url'
import {parseArgs} from 'node:util'
import type * as Documents from './app/static.tsx'
import {bundleApp, type AppBundle} from './tools/bundle-app.ts'
import {checkContent, type Content} from './tools/check-content.ts'
import {compressFolder} from './tools/compress-folder.ts'
import {ContentError, formatIssues, type Issue} from './tools/content/issue.ts'
import {siteUrlSchema} from './tools/content/site.ts'
import {emitApi, planApi} from './tools/emit-api.ts'
import {copyContentFiles, emitFiles} from './tools/emit-files.ts'
import {emitShells} from './tools/emit-shells.ts'
import {emitWorker} from './tools/emit-worker.ts'
import {createFileCache} from './tools/file-cache.ts'
import {formatHeaders} from './tools/headers.ts'
import {iconFile} from './tools/icon.ts'
import {createLiveUpdate} from './tools/live-update.ts'
import {createPageStore} from './tools/page-store.ts'
import {formatRedirects} from './tools/redirect-files.ts'
import {explainServeError, parsePort, serve} from './tools/serve.ts'
import {shownPath} from './tools/shown-path.ts'
import {createStepLog, type StepLog} from './tools/step-log.ts'
import {createFreshFolder} from './tools/swap-folder.ts'
import {watchFolders} from './tools/watch-folders.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const defaultCache = join(root, '.cache')

export interface BuildOptions {
  /** Folder of Markdown. */
  content: string
  /** Folder to be replaced by the site. */
  out: string
  /** Where the site will be served, in place of what `site.json` says. */
  site?: string | undefined
  /** Whether links that lead nowhere stop the build or are only reported. */
  deadLinks: Issue['severity']
  /** Whether the app listens for changes. */
  liveUpdate: boolean
  /** Whether every text file gets a twin in brotli and one in gzip. */
  compress: boolean
  /** Folder for what can be made again; without one, `.cache` beside this file. */
  cache?: string | undefined
  log: StepLog
  /** The app of an earlier build, if it has not changed since. */
  bundle?: AppBundle | undefined
}

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
  const readText = (path: string) => store.readText(keys.get(path) ?? '')

  const plan = planApi({site, pages, sponsors, redirects})
  await log.step('api', () =>
    emitApi({
      plan,
      outDir,
      webpackVersion: site.webpackVersion,
      readBody: async path => (await readText(path)).body,
    }),
  )
  await log.step('pages', async () => {
    const {nav, metas} = plan
    const {renderDocument, ...assets} = bundle
    const urls = [assets.boot, assets.main, ...assets.chunks, ...assets.styles]
    await emitShells({
      nav,
      metas,
      outDir,
      cache: createFileCache(join(content.storeDir, 'documents')),
      madeFrom: [basename(renderDocument), JSON.stringify({nav, urls})],
      keyOf: path => keys.get(path) ?? '',
      readHtml: async path => (await readText(path)).html,
      async createRenderer() {
        const documents: typeof Documents = await import(pathToFileURL(renderDocument).href)
        return documents.createDocumentRenderer(nav, bundle)
      },
    })
  })
  await log.step('files', async () => {
    const used = new Set(pages.flatMap(({files}) => files.map(({path}) => path)))
    await copyContentFiles(contentDir, outDir, used)
    await emitFiles(outDir, [
      ...bundle.files,
      iconFile(),
      ['_headers', formatHeaders()],
      ['_redirects', formatRedirects(redirects)],
    ])
  })
  await log.step('worker', () => emitWorker(outDir, createFileCache(join(cache, 'workers'))))
  if (compress) await log.step('compress', () => compressFolder(outDir, join(cache, 'compressed')))
}

function report({content: folder, log}: BuildOptions, bundle: AppBundle, content: Content): void {
  const {warnings, entries, parsed} = content
  if (warnings.length > 0) {
    log.line(`\n${formatIssues(warnings, shownPath(folder))}\n`)
  }
  log.line(
    `${entries.length} pages (${parsed} parsed), ${warnings.length} warnings, ` +
      `entry bundle ${(bundle.entrySize / 1000).toFixed(1)} KB brotli`,
  )
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      content: {type: 'string', default: join(root, 'content')},
      out: {type: 'string', default: join(root, 'dist')},
      site: {type: 'string'},
      'dead-links': {type: 'string', default: 'error'},
      compress: {type: 'boolean', default: false},
      cache: {type: 'string'},
      watch: {type: 'boolean', default: false},
      serve: {type: 'boolean', default: false},
    },
  })
  const deadLinks = values['dead-links'] === 'warn' ? 'warning' : values['dead-links']
  if (deadLinks !== 'warning' && deadLinks !== 'error') {
    throw new Error('--dead-links takes “warn” or “error”.')
  }
  if (values.site !== undefined && !siteUrlSchema.safeParse(values.site).success) {
    throw new Error(`--site takes the root of a host, such as https://example.org.`)
  }
  const {content, out, site, compress, cache, watch} = values
  const port = parsePort(values.serve ? positionals[0] : undefined)
  const log = createStepLog(line => console.log(line))
  const options = {content, out, site, compress, cache, deadLinks, log, liveUpdate: watch} as const

  let bundle = await buildSite(options).catch((error: unknown) => {
    if (!watch) throw error
    console.error(explain(error))
    return undefined
  })
  const live = createLiveUpdate()
  if (values.serve) {
    const server = await serve({dir: out, port, ...(watch && {intercept: live.intercept})}).catch(
      (error: unknown) => {
        throw new Error(explainServeError(error, port))
      },
    )
    const address = server.address()
    const used = typeof address === 'object' && address ? address.port : port
    console.log(`Serving on http://localhost:${used}/`)
  }
  if (!watch) return

  await watchFolders([content, join(root, 'app'), join(root, 'contract')], async changed => {
    const isApp = changed.some(folder => folder !== content)
    try {
      bundle = await buildSite({...options, ...(!isApp && {bundle})})
      live.send(isApp ? 'app' : 'content')
    } catch (error) {
      console.error(explain(error))
    }
  })
}

/** An author is told what to mend; anything else is a mistake of ours, and its stack helps us. */
function explain(error: unknown): string {
  if (error instanceof ContentError) {
    const count = error.issues.filter(({severity}) => severity === 'error').length
    const result = `${count} ${count === 1 ? 'error' : 'errors'}; nothing was written.`
    return `\n${error.message}\n\n${result}`
  }
  if (!(error instanceof Error)) return String(error)
  const isOfArguments = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  return error.constructor === Error || isOfArguments
    ? error.message
    : (error.stack ?? error.message)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main().catch((error: unknown) => {
    console.error(explain(error))
    process.exitCode = 1
  })
}
