import {basename, dirname, isAbsolute, join, sep} from 'node:path'
import {realpathSync} from 'node:fs'
import webpack, {type Compiler, type MultiCompiler} from 'webpack'

type Callback = (error: Error | null, target?: string) => void

type ReadLink = (path: string, done: Callback) => void

/**
 * Shows a compiler the packages as `npm install` writes them: as folders in the project. On disk,
 * they are links to packages further up, so that a process loads each of them once for all projects.
 * webpack would follow the links, and ids, names and sizes depend on the paths that it sees.
 */
export function showInstalled(compiler: Compiler | MultiCompiler, project: string): void {
  if ('compilers' in compiler) {
    for (const one of compiler.compilers) showInstalled(one, project)
    return
  }
  const fileSystem: {readlink?: unknown} | null = compiler.inputFileSystem
  if (fileSystem) turnLinks(fileSystem, project)
  nameInProject(compiler, project)
}

/** Turns links around: packages in the project are no links, and folders further up link to them. */
function turnLinks(fileSystem: {readlink?: unknown}, project: string): void {
  const {readlink} = fileSystem
  if (typeof readlink !== 'function') return
  const packages = join(project, 'node_modules')
  const readTurned: ReadLink = (path, done) => {
    if (isFurtherUp(path, project)) return done(null, packages)
    Reflect.apply(readlink, fileSystem, [
      path,
      (error: Error | null, target?: string) => {
        const isOutside = target !== undefined && isAbsolute(target) && !isWithin(target, project)
        if (isOutside && isWithin(path, packages)) done(new Error(`${path} is a folder.`))
        else done(error, target)
      },
    ])
  }
  Object.assign(fileSystem, {readlink: readTurned})
}

function isWithin(path: string, folder: string): boolean {
  return path.startsWith(folder + sep)
}

/** Whether a path is `node_modules` in a parent of the project, where Node.js loads packages from. */
function isFurtherUp(path: string, project: string): boolean {
  return basename(path) === 'node_modules' && isWithin(project, dirname(path))
}

/** Loaders know their real paths from Node.js, and write requests for their files into modules. */
function nameInProject(compiler: Compiler, project: string): void {
  const packages = join(project, 'node_modules')
  compiler.hooks.compilation.tap('ShowInstalled', compilation => {
    const hooks = webpack.NormalModule.getCompilationHooks(compilation)
    hooks.beforeLoaders.tap('ShowInstalled', loaders => {
      for (const one of loaders) one.loader = realpathSync(one.loader)
    })
    hooks.loader.tap('ShowInstalled', context => {
      const {utils} = context
      const {contextify} = utils
      utils.contextify = (folder, request) =>
        contextify(
          folder,
          request.replaceAll(/[^!?]+?[\\/]node_modules(?=[\\/])/g, path =>
            isFurtherUp(path, project) ? packages : path,
          ),
        )
    })
  })
}
