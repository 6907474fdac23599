import {readFile} from 'node:fs/promises'
import {createRequire} from 'node:module'
import {basename, join, relative} from 'node:path'
import {fileURLToPath} from 'node:url'
import type {OnResolveArgs, Plugin} from 'esbuild'

/**
 * Class names of `sidebar.module.css` become `sidebar-item`: the same in the browser's bundle as
 * in the build's, which esbuild's own names are not once they are minified. Only the browser's
 * bundle emits the styles: into the one file that documents refer to, or, if they are imported as
 * `sidebar.module.css?linked`, into a file of their own, whose url is exported as `href`. Other
 * styles can be linked as well, and keep their names.
 */
export function createCssModulesPlugin({emit}: {emit: boolean}): Plugin {
  const compiled = new Map<string, Uint8Array>()
  async function compile(path: string): Promise<string> {
    const {code, names} = await compileModule(join(root, path))
    compiled.set(path, code)
    return JSON.stringify(names)
  }
  return {
    name: 'css-modules',
    setup({onLoad, onResolve}) {
      onLoad({filter: /\.module\.css$/, namespace: 'file'}, async ({path: file}) => {
        const path = relative(root, file)
        const names = await compile(path)
        const css = emit ? `import ${JSON.stringify(`compiled:${path}`)};` : ''
        return {contents: `${css}export default ${names}`, loader: 'js', watchFiles: [file]}
      })
      onResolve({filter: /^compiled:/}, ({path}) => ({
        path: path.slice('compiled:'.length),
        namespace: 'compiled-css',
      }))
      onLoad({filter: /./, namespace: 'compiled-css'}, ({path}) => ({
        contents: compiled.get(path) ?? '',
        loader: 'css',
      }))

      onResolve({filter: /\.module\.css\?linked$/}, args => resolveLinked(args, 'linked-module'))
      onLoad({filter: /./, namespace: 'linked-module'}, async ({path}) => {
        const names = await compile(path)
        const url = emit ? linkTo(path) : `export const href = '';`
        const watchFiles = [join(root, path)]
        return {contents: `${url}export default ${names}`, loader: 'js', watchFiles}
      })
      onResolve({filter: /\.css\?linked$/}, args => resolveLinked(args, 'linked-styles'))
      onLoad({filter: /./, namespace: 'linked-styles'}, async ({path}) => {
        compiled.set(path, await compilePlain(join(root, path)))
        return {contents: linkTo(path), loader: 'js', watchFiles: [join(root, path)]}
      })
      onResolve({filter: /^linked:/}, ({path}) => ({
        path: path.slice('linked:'.length),
        namespace: 'linked-css',
      }))
      onLoad({filter: /./, namespace: 'linked-css'}, ({path}) => ({
        contents: compiled.get(path) ?? '',
        loader: 'file',
      }))
    },
  }
}

/** Paths are those in the repository: the names of built files must not depend on where it is. */
const root = fileURLToPath(new URL('../..', import.meta.url))

function resolveLinked({path, resolveDir}: OnResolveArgs, namespace: string) {
  return {path: relative(root, join(resolveDir, path.replace('?linked', ''))), namespace}
}

function linkTo(path: string): string {
  const file = JSON.stringify(`linked:${path}`)
  return `import file from ${file}; export const href = new URL(file, import.meta.url).href;`
}

/** Styles whose names are not ours, with those that they import from packages. */
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

/** The styles of a module, and their names by those that the source uses. */
async function compileModule(
  path: string,
): Promise<{code: Uint8Array; names: Record<string, string | undefined>}> {
  const {transform} = await import('lightningcss')
  const {code, exports = {}} = transform({
    filename: path,
    code: await readFile(path),
    minify: true,
    cssModules: {pattern: `${basename(path, '.module.css')}-[local]`},
    targets,
  })
  // Sorted, for the compiler lists them in another order each time.
  const locals = Object.keys(exports).toSorted()
  return {code, names: Object.fromEntries(locals.map(local => [local, exports[local]?.name]))}
}

const targets = {chrome: 111 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8)}
