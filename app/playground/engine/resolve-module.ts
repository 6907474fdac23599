import type * as EnhancedResolve from 'enhanced-resolve'
import path from 'path'
import {fs} from './file-system.ts'

type ModuleFunction = (...values: readonly unknown[]) => unknown

/** Set by the engine's script: the modules of webpack and its packages, by their paths. */
declare const webpackModules: Readonly<Record<string, ModuleFunction>>

/** Set by the engine's script: the paths that imports such as `…/node_modules/tapable` lead to. */
declare const webpackEntries: Readonly<Record<string, string>>

/** How a module is requested: its package may have a different file for each way. */
export type ImportKind = 'require' | 'import'

/**
 * Resolves a request from a file in a folder to a path; throws the error of Node.js if it cannot.
 */
export type ResolveModule = (request: string, folder: string, kind: ImportKind) => string

/** The function of a module of the engine; undefined for the path of any other file. */
export function findOwnModule(file: string): ModuleFunction | undefined {
  return Object.hasOwn(webpackModules, file) ? webpackModules[file] : undefined
}

/** Finds modules of the engine first, and then files as Node.js does. */
export function createModuleResolver(loadPackage: () => typeof EnhancedResolve): ResolveModule {
  let resolvers: Record<ImportKind, EnhancedResolve.ResolveFunction> | undefined
  return (request, folder, kind) => {
    const own = resolveOwn(request, folder)
    if (own !== undefined) return own
    resolvers ??= createResolvers(loadPackage())
    try {
      const found = resolvers[kind]({}, folder, request)
      if (found !== false) return found
    } catch {
      // The error of the resolver lists each step; users know the error of Node.js.
    }
    const error = new Error(`Cannot find module '${request}'`)
    throw Object.assign(error, {code: 'MODULE_NOT_FOUND'})
  }
}

function resolveOwn(request: string, folder: string): string | undefined {
  for (const base of listPlaces(request, folder)) {
    if (Object.hasOwn(webpackEntries, base)) return webpackEntries[base]
    const file = ['', '.js', '.json', '/index.js'].find(end => findOwnModule(base + end))
    if (file !== undefined) return base + file
  }
  return undefined
}

/** `/project/node_modules/a/node_modules/tapable`, `/project/node_modules/tapable` … */
function listPlaces(request: string, folder: string): string[] {
  if (/^(?:\.\.?)?\/|^\.\.?$/.test(request)) return [path.resolve(folder, request)]
  const parts = folder.split('/')
  return parts.map((_, index) =>
    [...parts.slice(0, parts.length - index), 'node_modules', request].join('/'),
  )
}

function createResolvers({create, CachedInputFileSystem}: typeof EnhancedResolve) {
  const fileSystem = Reflect.construct(CachedInputFileSystem, [fs, 0])
  const createFor = (kind: ImportKind) =>
    create.sync({
      fileSystem,
      conditionNames: ['node', kind],
      mainFields: ['main'],
      extensions: kind === 'require' ? ['.js', '.json'] : [],
      fullySpecified: kind === 'import',
    })
  return {require: createFor('require'), import: createFor('import')}
}

/** `file:///project/a.mjs` → `/project/a.mjs` */
export function pathOf(request: string): string {
  return request.startsWith('file://') ? decodeURIComponent(new URL(request).pathname) : request
}
