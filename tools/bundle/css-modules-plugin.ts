import {join} from 'node:path'
import type {Loader, OnResolveArgs, Plugin, PluginBuild} from 'esbuild'
import {need} from '#contract/private/need.ts'
import {root} from '../disk/root.ts'
import {portablePath} from '../disk/portable-path.ts'
import {compileModule, compileSheet} from './compile-styles.ts'

/**
 * Class names of `sidebar.module.css` become `sidebar-item`: the same in the bundles of the browser
 * and of the build, unlike esbuild's own minified names. Only the browser's bundle emits the
 * styles: into the one file that documents hold, or, if they are imported as
 * `sidebar.module.css?linked`, into a separate file, whose URL is exported as `href`. Other styles
 * can be linked as well, and keep their names; if they import modules, they are the styles of
 * components that import no more than `splash.module.css?names`.
 */
export function createCssModulesPlugin({emit}: {emit: boolean}): Plugin {
  const styles: CompiledStyles = new Map()
  return {
    name: 'css-modules',
    setup(build) {
      handleModules(build, styles, emit)
      handleLinkedModules(build, styles, emit)
      handleLinkedStyles(build, styles)
      handleCompiled(build, styles, {prefix: 'compiled:', loader: 'css'})
      handleCompiled(build, styles, {prefix: 'linked:', loader: 'file'})
    },
  }
}

/** Compiled styles by their paths in the repository. */
type CompiledStyles = Map<string, Uint8Array>

/** Paths are those in the repository: the names of built files must not depend on where it is. */

/**
 * `import styles from './sidebar.module.css'`, or `./splash.module.css?names` without the styles, and
 * `import '../ui/theme.css'`.
 */
function handleModules({onLoad}: PluginBuild, styles: CompiledStyles, emit: boolean): void {
  onLoad({filter: /\.css$/, namespace: 'file'}, async ({path: file, suffix}) => {
    if (!file.endsWith('.module.css')) {
      const {code, sources} = await compileSheet(file)
      return {contents: code, loader: 'css', watchFiles: [...sources]}
    }
    const path = portablePath(root, file)
    const names = await addModule(path, styles)
    const css = emit && suffix !== '?names' ? `import ${JSON.stringify(`compiled:${path}`)};` : ''
    return {contents: `${css}export default ${names}`, loader: 'js', watchFiles: [file]}
  })
}

/** Compiles a module, and returns its names as JSON. */
async function addModule(path: string, styles: CompiledStyles): Promise<string> {
  const {code, names} = await compileModule(join(root, path))
  styles.set(path, code)
  return JSON.stringify(names)
}

/** `import styles, {href} from './sidebar.module.css?linked'` */
function handleLinkedModules(
  {onLoad, onResolve}: PluginBuild,
  styles: CompiledStyles,
  emit: boolean,
): void {
  onResolve({filter: /\.module\.css\?linked$/}, args => resolveLinked(args, 'linked-module'))
  onLoad({filter: /./, namespace: 'linked-module'}, async ({path}) => {
    const names = await addModule(path, styles)
    const url = emit ? linkTo(path) : `export const href = '';`
    const watchFiles = [join(root, path)]
    return {contents: `${url}export default ${names}`, loader: 'js', watchFiles}
  })
}

/** `import {href} from './search.css?linked'`; modules have been resolved before. */
function handleLinkedStyles({onLoad, onResolve}: PluginBuild, styles: CompiledStyles): void {
  onResolve({filter: /\.css\?linked$/}, args => resolveLinked(args, 'linked-styles'))
  onLoad({filter: /./, namespace: 'linked-styles'}, async ({path}) => {
    const {code, sources} = await compileSheet(join(root, path))
    styles.set(path, code)
    return {contents: linkTo(path), loader: 'js', watchFiles: [...sources]}
  })
}

function resolveLinked({path, resolveDir}: OnResolveArgs, namespace: string) {
  return {path: portablePath(root, join(resolveDir, path.replace('?linked', ''))), namespace}
}

function linkTo(path: string): string {
  const file = JSON.stringify(`linked:${path}`)
  return `import file from ${file}; export const href = new URL(file, import.meta.url).href;`
}

interface CompiledImport {
  /** Prefix of paths in the code that replaces styles. */
  readonly prefix: 'compiled:' | 'linked:'
  readonly loader: Loader
}

/** `compiled:app/ui/sidebar.module.css` */
function handleCompiled(
  {onLoad, onResolve}: PluginBuild,
  styles: CompiledStyles,
  {prefix, loader}: CompiledImport,
): void {
  const namespace = prefix.replace(':', '-css')
  onResolve({filter: new RegExp(`^${prefix}`)}, ({path}) => {
    return {path: path.slice(prefix.length), namespace}
  })
  onLoad({filter: /./, namespace}, ({path}) => ({
    contents: need(styles.get(path), `style ${path}`),
    loader,
  }))
}
