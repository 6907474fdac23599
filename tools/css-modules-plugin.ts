import {readFile} from 'node:fs/promises'
import {basename} from 'node:path'
import type {Plugin} from 'esbuild'

/**
 * Class names of `sidebar.module.css` become `sidebar-item`: the same in the browser's bundle as
 * in the build's, which esbuild's own names are not once they are minified. Only the browser's
 * bundle emits the styles.
 */
export function createCssModulesPlugin({emit}: {emit: boolean}): Plugin {
  const compiled = new Map<string, Uint8Array>()
  return {
    name: 'css-modules',
    setup({onLoad, onResolve}) {
      onLoad({filter: /\.module\.css$/, namespace: 'file'}, async ({path}) => {
        const {transform} = await import('lightningcss')
        const name = basename(path, '.module.css')
        const {code, exports = {}} = transform({
          filename: path,
          code: await readFile(path),
          minify: true,
          cssModules: {pattern: `${name}-[local]`},
          targets: {chrome: 111 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8)},
        })
        compiled.set(path, code)
        // Sorted, for the compiler lists them in another order each time.
        const locals = Object.keys(exports).toSorted()
        const names = locals.map(local => [local, exports[local]?.name])
        const map = JSON.stringify(Object.fromEntries(names))
        const css = emit ? `import ${JSON.stringify(`compiled:${path}`)};` : ''
        return {contents: `${css}export default ${map}`, loader: 'js', watchFiles: [path]}
      })
      onResolve({filter: /^compiled:/}, ({path}) => ({
        path: path.slice('compiled:'.length),
        namespace: 'compiled-css',
      }))
      onLoad({filter: /./, namespace: 'compiled-css'}, ({path}) => ({
        contents: compiled.get(path) ?? '',
        loader: 'css',
      }))
    },
  }
}
