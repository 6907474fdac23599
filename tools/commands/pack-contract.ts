import {execFile} from 'node:child_process'
import {cp, mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises'
import {createRequire} from 'node:module'
import {tmpdir} from 'node:os'
import {dirname, join, resolve} from 'node:path'
import {parseArgs, promisify} from 'node:util'
import {build} from 'esbuild'
import {root} from '../disk/root.ts'
import {runIfCalled} from '../command-line/explain-error.ts'
import {runNpm} from '../command-line/run-npm.ts'
import {buildOpenApi, buildSchemas} from '../output/schemas.ts'
import {siteSchema, type SiteSettings} from '../content/site.ts'
import {parseChangelog} from '../authoring/publish-contract/changelog.ts'
import {buildManifest, PACKAGE_NAME} from '../authoring/publish-contract/manifest.ts'
import {buildTypes} from '../authoring/publish-contract/types.ts'

const contract = join(root, 'contract')

/** Exports of the package. The types of the files are generated from their schemas. */
const modules = [
  'client',
  'client-errors',
  'compare-history',
  'endpoints',
  'explain-default',
  'fact-home',
  'fetch',
]

/** Makes the npm package of the contract below `outDir`; resolves to the file to publish. */
export async function packContract(outDir: string): Promise<string> {
  const dir = join(outDir, PACKAGE_NAME)
  await rm(dir, {recursive: true, force: true})
  await mkdir(join(dir, 'schema'), {recursive: true})
  await emitTexts(dir)
  await emitScript(dir)
  await emitTypes(dir)
  const stdout = await runNpm(['pack', '--json', '--pack-destination', outDir, dir])
  const [, name] = /"filename":\s*"([^"]+)"/.exec(stdout) ?? []
  if (name === undefined) throw new Error(`npm did not say what it packed: ${stdout}`)
  return join(outDir, name)
}

async function emitTexts(dir: string): Promise<void> {
  const site = await readSite()
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

async function readSite(): Promise<SiteSettings> {
  const file = join(root, 'content/site.json')
  return siteSchema.parse(JSON.parse(await readFile(file, 'utf8')))
}

async function emitJson(file: string, value: unknown): Promise<void> {
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`)
}

/** One ES module for Node.js and for browsers, readable as it is. */
async function emitScript(dir: string): Promise<void> {
  const contents = modules.map(name => `export * from './${name}.ts'`).join('\n')
  await build({
    stdin: {contents, resolveDir: contract, loader: 'ts'},
    bundle: true,
    format: 'esm',
    target: 'es2022',
    outfile: join(dir, 'index.js'),
    logLevel: 'error',
  })
}

/** The modules' declarations; the shapes of the files that they name are in `types.d.ts`. */
async function emitTypes(dir: string): Promise<void> {
  const {url} = await readSite()
  const temp = await mkdtemp(join(tmpdir(), 'declarations-'))
  try {
    const sources = modules.map(name => join(contract, `${name}.ts`))
    const compiler = join(
      dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
      'bin/tsc',
    )
    await promisify(execFile)(process.execPath, [
      compiler,
      ...compilerOptions,
      '--outDir',
      temp,
      ...sources,
    ])
    for (const name of modules) {
      const text = await readFile(join(temp, `${name}.d.ts`), 'utf8')
      await writeFile(join(dir, `${name}.d.ts`), pointImports(text))
    }
  } finally {
    await rm(temp, {recursive: true, force: true})
  }
  await writeFile(join(dir, 'types.d.ts'), await buildTypes(buildSchemas(url)))
  const names = modules.map(name => `export * from './${name}.js'\n`)
  await writeFile(join(dir, 'index.d.ts'), `${names.join('')}export type * from './types.js'\n`)
}

const compilerOptions =
  '--ignoreConfig --declaration --emitDeclarationOnly --allowImportingTsExtensions --target es2023 --module nodenext'.split(
    ' ',
  )

/** `from './page.ts'` → `from './types.js'`, `from './fetch.ts'` → `from './fetch.js'`. */
function pointImports(text: string): string {
  return text.replaceAll(/(?<= from ')\.\/([^']+)\.ts(?=')/g, (_, name: string) =>
    modules.includes(name) ? `./${name}.js` : './types.js',
  )
}

const HELP = `Makes the npm package for consumers of the JSON API.

  --out DIR  folder to write; default: packages-out/`

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      out: {type: 'string', default: 'packages-out'},
      help: {type: 'boolean', default: false},
    },
  })
  if (values.help) return console.log(HELP)
  const file = await packContract(resolve(values.out))
  console.log(`Packed ${file}\nCheck its contents, then publish it: npm publish ${file}`)
}

runIfCalled(import.meta.url, main)
