import {cp, mkdtemp, readFile, readdir, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import type {Page} from 'playwright-core'
import {afterAll, beforeAll, describe, expect, onTestFinished, test} from 'vitest'
import {openWorkshop, type Workshop} from '../../../authoring/samples/workshop.ts'
import {buildRecipe, runInstalled, runNode} from '../../proofs/build-recipe.ts'
import {apache, serveApache} from './hosts/apache.ts'
import {serveAzure} from './hosts/azure.ts'
import {serveCloudflarePages} from './hosts/cloudflare-pages.ts'
import {serveFirebase} from './hosts/firebase.ts'
import {serveGithubPages} from './hosts/github-pages.ts'
import {serveNetlify} from './hosts/netlify.ts'
import {nginx, serveNginx} from './hosts/nginx.ts'
import {serveS3} from './hosts/s3.ts'
import type {Host} from './hosts/serve-host.ts'
import {serveVercel} from './hosts/vercel.ts'
import {findProgram, type ProgramKind} from '../../browser/find-program.ts'
import {launchBrowser} from '../../browser/launch-browser.ts'

/** For a year: the name changes with the content. */
const forever = 'public, max-age=31536000, immutable'

const [nginxPath, apachePath] = [await pathOf(nginx), await pathOf(apache)]

/** The path of a server; tests are skipped without it. */
async function pathOf(kind: ProgramKind): Promise<string | undefined> {
  const search = await findProgram(kind)
  if ('path' in search) return search.path
  console.warn(`Deployments with ${kind.name} are skipped. ${search.problem}`)
  return undefined
}

/** An example, and a server that reads what its host reads. */
interface Case {
  readonly name: string
  readonly example: string
  readonly base?: string
  /** `Cache-Control` of scripts and of pages. */
  readonly script?: string
  readonly page: string
  /** `true` if a missing script gets the header of scripts. */
  readonly keepsMissing?: boolean
  readonly skip?: boolean
  serve(project: string): Promise<Host>
}

const cases: readonly Case[] = [
  {
    name: 'GitHub Pages',
    example: 'deploy-github',
    base: '/shop/',
    script: 'max-age=600',
    page: 'max-age=600',
    async serve(project) {
      await cp(join(project, 'dist/index.html'), join(project, 'dist/404.html'))
      return serveGithubPages(join(project, 'dist'), '/shop/')
    },
  },
  {
    name: 'Netlify',
    example: 'deploy-netlify',
    page: 'public, max-age=0, must-revalidate',
    serve: project => serveNetlify(join(project, 'dist')),
  },
  {
    name: 'Cloudflare Pages',
    example: 'deploy-cloudflare',
    page: 'public, max-age=0, must-revalidate',
    serve: project => serveCloudflarePages(join(project, 'dist')),
  },
  {
    name: 'S3 and CloudFront',
    example: 'deploy-s3',
    page: 'no-cache',
    skip: process.platform === 'win32',
    serve: async project => serveS3(project, await mkdtemp(join(project, 'bucket-'))),
  },
  {
    name: 'nginx',
    example: 'deploy-nginx',
    page: 'no-cache',
    skip: nginxPath === undefined,
    serve: serveShop,
  },
  {
    name: 'nginx, in a sub path',
    example: 'deploy-nginx',
    base: '/shop/',
    page: 'no-cache',
    skip: nginxPath === undefined,
    async serve(project) {
      await cp(join(project, 'dist'), join(project, 'site/shop'), {recursive: true})
      return serveNginx(nginxPath ?? '', join(project, 'sub-path.conf'), join(project, 'site'))
    },
  },
  {
    name: 'nginx as a reverse proxy',
    example: 'deploy-proxy',
    base: '/shop/',
    page: 'no-cache',
    skip: nginxPath === undefined,
    async serve(project) {
      const behind = await serveShop(project)
      const file = join(project, 'proxy.conf')
      const text = await readFile(file, 'utf8')
      await writeFile(file, text.replace('127.0.0.1:8080', new URL(behind.url).host))
      const proxy = await serveNginx(nginxPath ?? '', file, join(project, 'dist'))
      return {
        url: proxy.url,
        close() {
          proxy.close()
          behind.close()
        },
      }
    },
  },
  {
    name: 'Apache',
    example: 'deploy-apache',
    page: 'no-cache',
    skip: apachePath === undefined,
    serve: project => serveApache(apachePath ?? '', join(project, 'dist')),
  },
  {
    name: 'Vercel',
    example: 'deploy-vercel',
    page: 'public, max-age=0, must-revalidate',
    serve: serveVercel,
  },
  {
    name: 'Firebase Hosting',
    example: 'deploy-firebase',
    page: 'no-cache',
    keepsMissing: true,
    serve: serveFirebase,
  },
  {
    name: 'Azure Static Web Apps',
    example: 'deploy-azure',
    page: 'no-cache',
    keepsMissing: true,
    serve: project => serveAzure(join(project, 'dist')),
  },
]

/** The application at the root of its own server, as behind a proxy. */
function serveShop(project: string): Promise<Host> {
  return serveNginx(nginxPath ?? '', join(project, 'shop.conf'), join(project, 'dist'))
}

let workshop: Workshop

beforeAll(async () => {
  workshop = await openWorkshop()
})
afterAll(() => workshop.close())

/** Opens a page without cached files, until the end of the test. */
async function openInNewContext(url: string): Promise<Page> {
  const context = await (await launchBrowser()).newContext()
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.goto(url)
  return page
}

describe.each(cases)('$name', each => {
  const {example, base = '/', script = forever, skip = false} = each

  test.skipIf(skip)('shows a route that is opened directly, and caches files by kind', async () => {
    const project = await buildRecipe(example, workshop, {BASE_PATH: base})
    const {url, close} = await each.serve(project)
    onTestFinished(close)
    const page = await openInNewContext(`${url}${base}orders/7`)
    await page.locator('main', {hasText: 'Order 7'}).waitFor()
    const color = await page.locator('main').evaluate(main => getComputedStyle(main).color)
    expect(color).toBe('rgb(28, 120, 192)')

    const name = (await readdir(join(project, 'dist/assets'))).find(file => file.endsWith('.js'))
    const ask = (path: string) => fetch(`${url}${base}${path}`)
    const [file, start, missing] = await Promise.all(
      [`assets/${name}`, '', 'assets/old.js'].map(ask),
    )
    expect({
      script: file?.headers.get('Cache-Control'),
      page: start?.headers.get('Cache-Control'),
      missing: missing?.status,
      kept: missing?.headers.get('Cache-Control') === forever,
    }).toEqual({script, page: each.page, missing: 404, kept: each.keepsMissing ?? false})
  })
})

describe('A page that stays open during a deployment', () => {
  let project: string

  /** Builds with another word in a chunk. */
  async function release(text: string): Promise<void> {
    const file = join(project, 'src/order.js')
    await writeFile(file, (await readFile(file, 'utf8')).replace(/`\w+/, `\`${text}`))
    await runInstalled('webpack-cli/bin/cli.js', [], project)
  }

  /** The name of the file in `dist/assets` that contains a string. */
  async function findAsset(text: string): Promise<string> {
    const folder = join(project, 'dist/assets')
    for (const name of await readdir(folder)) {
      if ((await readFile(join(folder, name), 'utf8')).includes(text)) return name
    }
    throw new Error(`No file contains ${text}.`)
  }

  beforeAll(async () => {
    project = await buildRecipe('deploy-netlify', workshop)
  })

  test('gets its own chunks from the files that were kept, and new ones after a reload', async () => {
    const {url, close} = await serveNetlify(join(project, 'dist'))
    onTestFinished(close)
    const keep = () => runNode('keep-releases.mjs', project)
    await keep()
    await keep()
    const page = await openInNewContext(url)
    await page.getByText('Welcome').waitFor()
    for (const text of ['Second', 'Third']) {
      await release(text)
      await keep()
    }
    expect(await readdir(join(project, 'releases'))).toHaveLength(3)
    await page.getByRole('link', {name: 'Order 7'}).click()
    await page.locator('main', {hasText: 'Order 7'}).waitFor()
    await page.reload()
    await page.getByText('Third 7').waitFor()
  })

  test('reloads if its chunk is gone, but only once', async () => {
    const {url, close} = await serveNetlify(join(project, 'dist'))
    onTestFinished(close)
    const page = await openInNewContext(url)
    await page.getByText('Welcome').waitFor()
    await release('Fourth')
    await page.getByRole('link', {name: 'Order 7'}).click()
    await page.getByText('Fourth 7').waitFor()
    const chunk = await findAsset('Fourth')
    const other = await openInNewContext(url)
    await other.getByText('Welcome').waitFor()
    await other.route('**/assets/*', (route, request) =>
      request.url().includes(chunk) ? route.fulfill({status: 404}) : route.continue(),
    )
    const error = other.waitForEvent('pageerror')
    await other.getByRole('link', {name: 'Order 7'}).click()
    expect((await error).name).toBe('ChunkLoadError')
  })
})

test('the configuration for IIS is well-formed', async () => {
  const text = await readFile('examples/deploy-iis/public/web.config', 'utf8')
  const page = await (await launchBrowser()).newPage()
  const root = await page.evaluate(
    xml => new DOMParser().parseFromString(xml, 'application/xml').documentElement.nodeName,
    text,
  )
  await page.close()
  expect(root).toBe('configuration')
})
