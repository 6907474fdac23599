import {execFile} from 'node:child_process'
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises'
import {createRequire} from 'node:module'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {promisify} from 'node:util'
import {root} from '../../tools/disk/root.ts'
import {buildSchemas} from '../../tools/output/schemas.ts'
import {buildTypes} from './types.ts'

/** Modules of the contract that packages export. The types of files come from their schemas. */
export const clientModules = [
  'contract/client.ts',
  'contract/client-errors.ts',
  'contract/compare-history.ts',
  'contract/endpoints.ts',
  'contract/explain-default.ts',
  'contract/fact-home.ts',
  'contract/fetch.ts',
]

/**
 * Writes the declarations of modules into a folder, with an `index.d.ts` that exports all of them;
 * the shapes of the files that they name are in `types.d.ts`.
 */
export async function emitDeclarations(
  dir: string,
  modules: readonly string[],
  siteUrl: string,
): Promise<void> {
  const temp = await mkdtemp(join(tmpdir(), 'declarations-'))
  try {
    await compile(modules, temp)
    for (const module of modules) {
      const text = await readFile(join(temp, module.replace(/\.ts$/, '.d.ts')), 'utf8')
      await writeFile(join(dir, `${nameOf(module)}.d.ts`), pointImports(text, modules))
    }
  } finally {
    await rm(temp, {recursive: true, force: true})
  }
  await writeFile(join(dir, 'types.d.ts'), await buildTypes(buildSchemas(siteUrl)))
  const names = modules.map(module => `export * from './${nameOf(module)}.js'\n`)
  await writeFile(join(dir, 'index.d.ts'), `${names.join('')}export type * from './types.js'\n`)
}

async function compile(modules: readonly string[], outDir: string): Promise<void> {
  const {resolve} = createRequire(import.meta.url)
  const compiler = join(dirname(resolve('typescript/package.json')), 'bin/tsc')
  const options = ['--rootDir', root, '--outDir', outDir, ...compilerOptions]
  await promisify(execFile)(
    process.execPath,
    [compiler, ...options, ...modules.map(module => join(root, module))],
    {cwd: root},
  )
}

const compilerOptions =
  '--ignoreConfig --declaration --emitDeclarationOnly --allowImportingTsExtensions --target es2023 --module nodenext --types node'.split(
    ' ',
  )

/** `contract/fetch.ts` → `fetch` */
function nameOf(module: string): string {
  return module.replace(/^.*\/|\.ts$/g, '')
}

/** `from './page.ts'` → `from './types.js'`, `from '#contract/fetch.ts'` → `from './fetch.js'`. */
function pointImports(text: string, modules: readonly string[]): string {
  const names = new Set(modules.map(nameOf))
  return text.replaceAll(/(?<= from ')(?:\.|#contract)\/([^']+)\.ts(?=')/g, (_, name: string) =>
    names.has(name) ? `./${name}.js` : './types.js',
  )
}
