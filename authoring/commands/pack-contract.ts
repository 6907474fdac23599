import {cp, mkdir, readFile, rm, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {build} from 'esbuild'
import {root} from '../../tools/disk/root.ts'
import {packFolder} from '../../tools/command-line/run-npm.ts'
import {runPacker} from '../../tools/command-line/run-packer.ts'
import {buildOpenApi, buildSchemas} from '../../tools/output/schemas.ts'
import {siteSchema, type SiteSettings} from '../../tools/content-format/site-settings.ts'
import {parseChangelog} from '../publish-contract/changelog.ts'
import {clientModules, emitDeclarations} from '../publish-contract/emit-declarations.ts'
import {buildManifest, PACKAGE_NAME} from '../publish-contract/manifest.ts'

const contract = join(root, 'contract')

/** Makes the npm package of the contract below `outDir`; resolves to the file to publish. */
export async function packContract(outDir: string): Promise<string> {
  const dir = join(outDir, PACKAGE_NAME)
  await rm(dir, {recursive: true, force: true})
  await mkdir(join(dir, 'schema'), {recursive: true})
  const site = await readSite()
  await emitTexts(dir, site)
  await emitScript(dir)
  await emitDeclarations(dir, clientModules, site.url)
  return packFolder(dir, outDir)
}

async function readSite(): Promise<SiteSettings> {
  const file = join(root, 'content/site.json')
  return siteSchema.parse(JSON.parse(await readFile(file, 'utf8')))
}

async function emitTexts(dir: string, site: SiteSettings): Promise<void> {
  const {version} = parseChangelog(await readFile(join(contract, 'CHANGELOG.md'), 'utf8'))
  const {url: siteUrl, repository} = site
  await emitJson(join(dir, 'package.json'), buildManifest({version, siteUrl, repository}))
  await emitJson(join(dir, 'openapi.json'), buildOpenApi(site))
  for (const [name, schema] of buildSchemas(siteUrl)) {
    await emitJson(join(dir, 'schema', `${name}.json`), schema)
  }
  for (const name of ['README.md', 'CHANGELOG.md']) await cp(join(contract, name), join(dir, name))
  await cp(join(root, 'LICENSE'), join(dir, 'LICENSE'))
}

async function emitJson(file: string, value: unknown): Promise<void> {
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`)
}

/** One ES module for Node.js and for browsers, readable as it is. */
async function emitScript(dir: string): Promise<void> {
  const contents = clientModules.map(module => `export * from './${module}'`).join('\n')
  await build({
    stdin: {contents, resolveDir: root, loader: 'ts'},
    bundle: true,
    format: 'esm',
    target: 'es2022',
    outfile: join(dir, 'index.js'),
    logLevel: 'error',
  })
}

const HELP = `Makes the npm package for consumers of the JSON API in packages-out/.`

runPacker(import.meta.url, {help: HELP, pack: packContract})
