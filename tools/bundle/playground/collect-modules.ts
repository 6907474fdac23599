import {readdirSync, readFileSync} from 'node:fs'
import {builtinModules} from 'node:module'
import {join} from 'node:path'
import type {Metafile} from 'esbuild'
import {portablePath} from '../../disk/portable-path.ts'
import {root} from '../../disk/root.ts'

/** The modules that the engine loads: webpack, and those that webpack loads by their names. */
const entries = [
  'webpack/lib/index.js',
  'webpack/lib/javascript/jsMinify.js',
  'webpack/lib/css/cssMinify.js',
  'webpack/lib/html/htmlMinify.js',
  'webpack/lib/html/xmlMinify.js',
  'webpack/lib/json/jsonMinify.js',
  'minimizer-webpack-plugin/dist/index.js',
  'minimizer-webpack-plugin/dist/minify.js',
  'terser-webpack-plugin/dist/index.js',
  'terser-webpack-plugin/dist/minify.js',
  'terser/package.json', // its version is part of hashes
  'acorn/dist/acorn.js',
  'enhanced-resolve/lib/index.js',
]

/** Minimizers that projects install themselves, and packages for tasks that need an operating system. */
const optional = `
  @minify-html/node @napi-rs/image @parcel/css @swc/core @swc/css @swc/html
  clean-css csso cssnano esbuild html-minifier-terser imagemin jiti
  lightningcss postcss sharp svgo uglify-js jest-worker supports-color
`
  .trim()
  .split(/\s+/)

/** Emitted code and hashes contain the text of their functions, so they must stay as they are. */
const keptAsIs = /\.runtime\.js$|\/(?:css|html|json|xml)Minify\.js$/

/**
 * The modules of webpack as npm installs them, each as a function, without comments and white
 * space: `"node_modules/webpack/lib/index.js": function (exports, require, …) {…}`.
 */
export async function collectModules(): Promise<string> {
  const {metafile} = await traceModules()
  const files = Object.keys(metafile.inputs).filter(path => path.startsWith('node_modules/'))
  const compiled = await compileScripts(files.filter(path => !path.endsWith('.json')))
  const functions = files.toSorted().map(path => {
    const code = path.endsWith('.json')
      ? `module.exports=${readText(path)}`
      : compiled.get(withoutExtension(path))
    const parameters = 'exports,require,module,__filename,__dirname'
    return `${JSON.stringify(`/project/${path}`)}:function(${parameters}){${code}\n}`
  })
  return [
    `self.webpackModules={${functions.join(',\n')}}`,
    `self.webpackEntries=${JSON.stringify(findEntries(metafile))}`,
    `self.webpackFiles=${JSON.stringify(readFiles())}`,
  ].join(';\n')
}

/** The files that the names of packages lead to: `/project/node_modules/tapable` and others. */
function findEntries({inputs}: Metafile): Record<string, string> {
  const found: Record<string, string> = {}
  const imports = Object.values(inputs).flatMap(input => input.imports)
  const named = entries.map(entry => {
    const original = entry.replace(/^((?:@[^/]+\/)?[^/]+)\/.*/, '$1')
    return {original, path: `node_modules/${entry}`}
  })
  for (const {original = '', path} of [...imports, ...named]) {
    const name = /^(?![./])(?:@[^/]+\/)?[^/]+/.exec(original)?.[0]
    const start = name === undefined ? -1 : path.lastIndexOf(`node_modules/${name}/`)
    if (start === -1) continue
    found[`/project/${path.slice(0, start)}node_modules/${original}`] ??= `/project/${path}`
  }
  return found
}

/** Files of webpack that it does not run but bundles, such as the client of hot reloading. */
function readFiles(): Record<string, string> {
  const hot = readdirSync(join(root, 'node_modules/webpack/hot')).map(name => `hot/${name}`)
  const paths = ['package.json', ...hot].map(path => `node_modules/webpack/${path}`)
  return Object.fromEntries(paths.map(path => [`/project/${path}`, readText(path)]))
}

/** Follows all imports from the entries in a single bundle, so that no module is in several. */
async function traceModules(): Promise<{metafile: Metafile}> {
  const {build} = await import('esbuild')
  const contents = entries.map(entry => `require("./node_modules/${entry}")`).join('\n')
  return build({
    absWorkingDir: root,
    stdin: {contents, resolveDir: root},
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    metafile: true,
    external: [...builtinModules, ...optional],
    logLevel: 'silent',
  })
}

/** Removes comments and white space; names stay, because webpack compares those of constructors. */
async function compileScripts(files: readonly string[]): Promise<Map<string, string>> {
  const {build} = await import('esbuild')
  const {outputFiles} = await build({
    absWorkingDir: root,
    entryPoints: files.filter(path => !keptAsIs.test(path)),
    write: false,
    outbase: root,
    outdir: root,
    format: 'cjs',
    platform: 'node',
    minifyWhitespace: true,
    legalComments: 'none',
  })
  const compiled = outputFiles.map(
    ({path, text}) => [withoutExtension(portablePath(root, path)), text] as const,
  )
  const kept = files.filter(path => keptAsIs.test(path))
  return new Map([
    ...compiled,
    ...kept.map(path => [withoutExtension(path), readText(path)] as const),
  ])
}

function withoutExtension(path: string): string {
  return path.replace(/\.\w+$/, '')
}

function readText(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}
