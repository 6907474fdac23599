import {cp, mkdir, readFile, rm, writeFile} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import {endpoints} from '#contract/endpoints.ts'
import type {Index} from '#contract/index-file.ts'
import type {Nav} from '#contract/nav.ts'
import {clientModules, emitDeclarations} from '../publish-contract/emit-declarations.ts'
import {bundlePrograms} from '../publish-documentation/bundle-programs.ts'
import {buildDocumentationManifest} from '../publish-documentation/manifest.ts'
import {buildNotices, listPackages} from '../publish-documentation/notices.ts'
import {packFolder} from '../../tools/command-line/run-npm.ts'
import {runPacker} from '../../tools/command-line/run-packer.ts'
import {root} from '../../tools/disk/root.ts'
import {shownPath} from '../../tools/disk/shown-path.ts'
import {DOCUMENTATION_PACKAGE} from '../../tools/output/documentation-package.ts'
import {markdownUrl} from '../../tools/output/llms-text.ts'

/** Makes the npm package of the documentation from a built site; resolves to the file to publish. */
export async function packDocumentation(site: string, outDir: string): Promise<string> {
  const index = await readJson<Index>(site, endpoints.index)
  const nav = await readJson<Nav>(site, endpoints.nav)
  const dir = join(outDir, DOCUMENTATION_PACKAGE)
  await rm(dir, {recursive: true, force: true})
  await mkdir(join(dir, 'lib'), {recursive: true})
  for (const url of listData(index)) await copy(join(site, url), join(dir, url))
  for (const url of Object.keys(index.resources.pages)) {
    await copy(
      join(site, markdownUrl(url)),
      join(dir, 'pages', `${url.slice(1, -1) || 'index'}.md`),
    )
  }
  await emitScripts(dir, {index, siteUrl: nav.site.url})
  await emitTexts(dir, {index, nav})
  return packFolder(dir, outDir)
}

interface PackSource {
  readonly index: Index
  readonly nav: Nav
}

async function readJson<T>(site: string, url: string): Promise<T> {
  const text = await readFile(join(site, url), 'utf8').catch((cause: unknown) => {
    throw new Error(`${shownPath(site)} is not a built site. Run npm run build first.`, {cause})
  })
  return JSON.parse(text)
}

/** The files of the API that the commands and the client read. */
function listData({resources}: Index): string[] {
  const {tree, nav, redirects, anchors, coverage, defaults, history, releases} = resources
  const single = [tree, nav, redirects, anchors, coverage, defaults, history, releases]
  const {configurationSchema, webpack, private: ofSearch = {}} = resources
  const lists = [webpack, ofSearch].flatMap(list => Object.values(list))
  const found = [...single, configurationSchema, ...lists]
  return [endpoints.index, ...found.flatMap(file => (file ? [file.url] : []))]
}

async function copy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), {recursive: true})
  await cp(from, to)
}

async function emitScripts(
  dir: string,
  {index, siteUrl}: {index: Index; siteUrl: string},
): Promise<void> {
  const lib = join(dir, 'lib')
  const {inputs} = await bundlePrograms({outdir: lib, siteUrl, version: versionOf(index)})
  await writeFile(join(lib, 'NOTICES.txt'), buildNotices(root, listPackages(Object.keys(inputs))))
  await emitDeclarations(lib, [...clientModules, 'webpack-docs/offline-client.ts'], siteUrl)
  const command = join(lib, 'webpack-docs.js')
  await writeFile(command, `#!/usr/bin/env node\n${await readFile(command, 'utf8')}`)
}

async function emitTexts(dir: string, {index, nav}: PackSource): Promise<void> {
  const {url: siteUrl, repository} = nav.site
  const manifest = buildDocumentationManifest({version: versionOf(index), siteUrl, repository})
  await writeFile(join(dir, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  await cp(join(root, 'webpack-docs/README.md'), join(dir, 'README.md'))
  await cp(join(root, 'LICENSE'), join(dir, 'LICENSE'))
}

function versionOf({webpackVersion = '0.0.0'}: Index): string {
  return webpackVersion
}

const HELP = `Makes the npm package with the documentation, its command line and its MCP server in packages-out/,
from the site in dist/.`

runPacker(import.meta.url, {
  help: HELP,
  pack: outDir => packDocumentation(join(root, 'dist'), outDir),
})
