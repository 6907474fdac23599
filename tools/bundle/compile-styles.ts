import {readFile} from 'node:fs/promises'
import {createRequire} from 'node:module'
import {basename, dirname, join} from 'node:path'

/** Compiled styles of a module, and their class names by those that the source uses. */
interface CompiledModule {
  readonly code: Uint8Array
  readonly names: Readonly<Record<string, string | undefined>>
}

/** Compiles a module of styles: `item` of `sidebar.module.css` becomes `sidebar-item`. */
export async function compileModule(path: string): Promise<CompiledModule> {
  const {transform} = await import('lightningcss')
  const {code, exports = {}} = transform({
    filename: path,
    code: await readFile(path),
    minify: true,
    cssModules: {pattern: `${basename(path, '.module.css')}-[local]`},
    targets,
  })
  // Sorted, because the compiler lists them in another order each time.
  const locals = Object.keys(exports).toSorted()
  return {code, names: Object.fromEntries(locals.map(local => [local, exports[local]?.name]))}
}

/** Compiled styles with all files that they come from. */
interface CompiledSheet {
  readonly code: Uint8Array
  readonly sources: readonly string[]
}

/** Compiles styles whose names are not ours, or those of the modules that a file imports. */
export async function compileSheet(path: string): Promise<CompiledSheet> {
  const imports = (await readFile(path, 'utf8')).matchAll(/^@import '(.+\.module\.css)';$/gm)
  const modules = [...imports].map(([, file = '']) => join(dirname(path), file))
  if (modules.length === 0) return {code: await compilePlain(path), sources: [path]}
  const compiled = await Promise.all(modules.map(compileModule))
  return {code: Buffer.concat(compiled.map(({code}) => code)), sources: [path, ...modules]}
}

/** Compiles styles with those that they import from packages. */
async function compilePlain(path: string): Promise<Uint8Array> {
  const {bundleAsync} = await import('lightningcss')
  const {code} = await bundleAsync({
    filename: path,
    minify: true,
    targets,
    resolver: {resolve: (specifier, from) => createRequire(from).resolve(specifier)},
  })
  return code
}

const targets = {chrome: 111 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8)}
