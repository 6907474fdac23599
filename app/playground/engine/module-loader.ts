import path from 'path'
import {findBuiltin} from './builtins.ts'
import {compileFunction, compileModule, isModuleFile, replaceMeta} from './compile-module.ts'
import {fs, PROJECT} from './file-system.ts'
import {standInForMissing} from './missing-packages.ts'
import {noteNamespace, toNamespace} from './module-namespace.ts'
import {createModuleResolver, findOwnModule, pathOf, type ImportKind} from './resolve-module.ts'

interface LoadedModule {
  readonly id: string
  exports: unknown
  isModule: boolean
  /** Settles when a module with `await` at its top level has run. */
  running?: Promise<unknown>
}

/** The modules that have run. */
const loaded = new Map<string, LoadedModule>()

const resolve = createModuleResolver(() =>
  Reflect.get<object, string>(
    load(`${PROJECT}/node_modules/enhanced-resolve/lib/index.js`),
    'exports',
  ),
)

/** Loads a module of webpack, or of the project, as `require` does in a file of a folder. */
export function requireModule(request: string, folder: string, kind: ImportKind = 'require') {
  const builtin = findOwn(request)
  if (builtin !== undefined) return builtin
  const {exports, running} = find(request, folder, kind)
  running?.catch(() => undefined) // reported by `importModule`
  return exports
}

/** Loads a module as `import()` does in a file of a folder. */
export async function importModule(request: string, folder: string): Promise<unknown> {
  const builtin = findOwn(request)
  if (builtin !== undefined) return toNamespace(builtin)
  const module = find(pathOf(request), folder, 'import')
  await module.running
  return toNamespace(module.exports)
}

/** Forgets the modules of projects and their packages, so that the next build runs them again. */
export function forgetModules(): void {
  for (const file of loaded.keys()) if (!findOwnModule(file)) loaded.delete(file)
}

function find(request: string, folder: string, kind: ImportKind): LoadedModule {
  try {
    return load(resolve(request, folder, kind))
  } catch (error) {
    const exports = standInForMissing(error, request, folder)
    if (exports === undefined) throw error
    return {id: request, exports, isModule: false}
  }
}

function load(file: string): LoadedModule {
  const known = loaded.get(file)
  if (known) return known
  const module: LoadedModule = {id: file, exports: {}, isModule: false}
  loaded.set(file, module)
  try {
    run(module)
  } catch (error) {
    loaded.delete(file)
    throw error
  }
  return module
}

function run(module: LoadedModule): void {
  const {id} = module
  const folder = path.dirname(id)
  const own = findOwnModule(id)
  if (own) {
    own.call(module.exports, module.exports, createRequire(folder), module, id, folder)
    return
  }
  const code = String(fs.readFileSync(id))
    .replace(/^\uFEFF/, '')
    .replace(/^#!.*/, '')
  if (id.endsWith('.json')) module.exports = JSON.parse(code)
  else if (isModuleFile(id, code)) runModule(module, code, folder)
  else {
    const call = compileFunction(replaceMeta(code), id)
    const require = createRequire(folder)
    call.call(module.exports, module.exports, require, module, id, folder, importFrom(folder))
  }
}

function runModule(module: LoadedModule, code: string, folder: string): void {
  const {id, exports} = module
  noteNamespace(exports)
  const require = (request: string) => toNamespace(requireModule(pathOf(request), folder, 'import'))
  const meta = {
    url: `file://${id}`,
    filename: id,
    dirname: folder,
    resolve: (request: string) => `file://${resolve(pathOf(request), folder, 'import')}`,
  }
  const call = compileFunction(compileModule(code, id), id)
  const values = [exports, require, module, undefined, undefined, importFrom(folder), meta]
  const result = call(...values)
  if (result instanceof Promise) module.running = result
}

function importFrom(folder: string) {
  return (request: unknown) => importModule(String(request), folder)
}

function createRequire(folder: string) {
  const require = (request: string) => requireModule(request, folder)
  return Object.assign(require, {
    resolve: (request: string) => findPath(request, folder),
    cache: {},
  })
}

/** The path of a module; the request itself for one of Node.js, and for a package that is missing. */
function findPath(request: string, folder: string): string {
  if (findOwn(request) !== undefined) return request
  try {
    return resolve(request, folder, 'require')
  } catch (error) {
    if (standInForMissing(error, request, folder) === undefined) throw error
    return request
  }
}

function findOwn(request: string): unknown {
  return /^(?:node:)?module$/.test(request) ? moduleBuiltin : findBuiltin(request)
}

/** `module` */
const moduleBuiltin = {
  builtinModules: ['fs', 'path', 'url', 'util'],
  createRequire: (file: string | URL) => createRequire(path.dirname(pathOf(String(file)))),
}
